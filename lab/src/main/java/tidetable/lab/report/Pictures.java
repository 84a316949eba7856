package tidetable.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tidetable.lab.run.Histogram;
import tidetable.lab.run.Statistics;
import tidetable.lab.run.VariantStatistics;

/** Pictures that several sections have. */
final class Pictures {
    private static final int MOST_BARS = 30;

    private Pictures() {}

    /** How often which values come, in bins that are the same for all variants. */
    static Report.Plot shares(Say say, String axis, Function<VariantStatistics, Histogram> of) {
        Statistics statistics = say.statistics();
        List<Histogram> all = new ArrayList<>();
        for (int variant = 0; variant < say.plan().variants().size(); variant++) {
            all.add(of.apply(statistics.variant(variant)));
        }
        int low = all.stream().mapToInt(h -> h.quantile(0)).min().orElse(0);
        int high = all.stream()
                .mapToInt(h -> h.quantile(1) + Math.max(1, h.width()))
                .max()
                .orElse(1);
        int widest = all.stream().mapToInt(Histogram::width).max().orElse(1);
        int step = Math.max(1, Math.ceilDiv(Math.ceilDiv(high - low, MOST_BARS), Math.max(1, widest)))
                * Math.max(1, widest);
        List<Report.Plot.Bin> bins = new ArrayList<>();
        for (int variant = 0; variant < all.size(); variant++) {
            bins.addAll(bins(all.get(variant), variant, low, high, step));
        }
        return new Report.Plot.Shares(axis, false, bins);
    }

    private static List<Report.Plot.Bin> bins(Histogram histogram, int variant, int low, int high, int step) {
        long total = histogram.total();
        long[] counts = new long[Math.ceilDiv(high - low, step)];
        for (int bin = 0; bin < histogram.bins(); bin++) {
            if (histogram.count(bin) > 0) {
                counts[(histogram.from(bin) - low) / step] += histogram.count(bin);
            }
        }
        List<Report.Plot.Bin> bins = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            int from = low + i * step;
            bins.add(new Report.Plot.Bin(variant, from, from + step, total == 0 ? 0 : (double) counts[i] / total));
        }
        return bins;
    }
}
