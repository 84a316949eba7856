package tidetable.lab.report;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/**
 * What a run teaches, as one document of plain data: all words are there, and a page only draws it.
 *
 * @param format {@link #FORMAT}
 * @param language the tag of the language of all words
 * @param summary what matters most, in sentences
 * @param facts what was played
 * @param variants the names of the decks that are compared, the first being what the others are compared with
 * @param words what the page itself says
 */
public record Report(
        String format,
        String language,
        String title,
        List<String> summary,
        List<Fact> facts,
        List<String> variants,
        List<Section> sections,
        Words words) {
    /** The version of the form. */
    public static final String FORMAT = "tidetable-report/1";

    /** Something that was played. */
    public record Fact(String name, String value) {}

    /** What the page itself says: over the summary, over the numbers of a picture, and for numbers. */
    public record Words(String summary, String facts, String numbers, String decks) {}

    /**
     * One thing that is looked at.
     *
     * @param id its name in addresses
     * @param sentences what the pictures show, in words
     * @param warning why they should not be believed; empty when they may be
     */
    public record Section(
            String id, String title, List<String> sentences, String warning, List<Plot> plots, Table table) {}

    /** The numbers of a section. */
    public record Table(List<String> columns, List<List<String>> rows) {}

    /** A picture. Variants are numbers, from 0. Percentages are written as parts, 0.5 for 50 %. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(Plot.Intervals.class),
        @JsonSubTypes.Type(Plot.Shares.class),
        @JsonSubTypes.Type(Plot.Bars.class)
    })
    public sealed interface Plot {
        /** What the numbers are. */
        String axis();

        /**
         * Values with their 95 % intervals.
         *
         * @param reference a value to compare with
         */
        @JsonTypeName("intervals")
        record Intervals(String axis, boolean percent, double reference, List<Mark> marks) implements Plot {}

        /** How often which values come. */
        @JsonTypeName("shares")
        record Shares(String axis, boolean percent, List<Bin> bins) implements Plot {}

        /** Values without intervals. */
        @JsonTypeName("bars")
        record Bars(String axis, boolean percent, List<Bar> bars) implements Plot {}

        /** A value with its interval. */
        record Mark(String name, int variant, double value, double low, double high) {}

        /** The part of the games with values from one to below another. */
        record Bin(int variant, double from, double to, double share) {}

        /** A value. */
        record Bar(String name, int variant, double value) {}
    }
}
