package tidetable.cli.shell;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How far something is, with its rate and the time left: shown where a person sees it, and nowhere else. */
public final class Bar implements AutoCloseable {
    private final Optional<ProgressBar> shown;

    private Bar(Optional<ProgressBar> shown) {
        this.shown = shown;
    }

    /**
     * A bar at its beginning.
     *
     * @param name what is counted
     * @param all how many there are
     */
    public static Bar of(Shell shell, String name, long all) {
        return new Bar(shell.terminal(Shell.Stream.ERR) ? Optional.of(bar(shell, name, all)) : Optional.empty());
    }

    private static ProgressBar bar(Shell shell, String name, long all) {
        return new ProgressBarBuilder()
                .setInitialMax(all)
                .setTaskName(name)
                .setStyle(shell.style().colour() ? ProgressBarStyle.COLORFUL_UNICODE_BLOCK : ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .showSpeed()
                .clearDisplayOnFinish()
                .build();
    }

    /** So many were done before; the rate counts from here. */
    public void begin(long done) {
        shown.ifPresent(bar -> bar.stepTo(done).pause().resume());
    }

    /** One more is done. */
    public void step() {
        shown.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        shown.ifPresent(ProgressBar::close);
    }
}
