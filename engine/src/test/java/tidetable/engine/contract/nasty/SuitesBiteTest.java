package tidetable.engine.contract.nasty;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tidetable.engine.contract.Batch;

/** Each fault built into the nasty game is found by the check that is there for it. */
class SuitesBiteTest {
    private static final Batch GAMES = new Batch(3, 0, 60);

    @TestFactory
    Stream<DynamicTest> theContractSuiteFinds() {
        return Stream.of(
                contract(Fault.SHALLOW_COPY, NastyContractTest::copiesAreIndependent, "the original after a copy"),
                contract(Fault.FORGETFUL_COPY, NastyContractTest::copiesAreIndependent, "pearls"),
                contract(Fault.REFUSES_LESS, NastyContractTest::legalMeansNotRefused, "'ink' is not listed as legal"),
                contract(Fault.SPEECHLESS, NastyContractTest::legalMeansNotRefused, "has no text 'refusal.nothing'"),
                contract(Fault.REVEALS_UNDECLARED, NastyContractTest::eventsSayWhatIsRevealed, "is false in step"),
                contract(
                        Fault.QUIET_INK,
                        NastyContractTest::questionsAskedAtOnceStand,
                        "the seats asked after quiet 'ink'"),
                contract(
                        Fault.LAST_MUST_SPEAK,
                        NastyContractTest::questionsAskedAtOnceStand,
                        "the number of quiet answers"),
                contract(
                        Fault.THREATENS_STRANGERS,
                        NastyContractTest::questionsAskedAtOnceStand,
                        "the seats threatened beyond those asked"),
                contract(
                        Fault.THREATENS_THE_FIRST,
                        NastyContractTest::questionsAskedAtOnceStand,
                        "the seats threatened after quiet"),
                contract(
                        Fault.FORGETS_ASKED,
                        NastyContractTest::questionsAskedAtOnceStand,
                        "the seats asked after quiet 'dive 0'"),
                contract(Fault.SHOWS_DEPTH, NastyContractTest::questionsAskedAtOnceStand, "after quiet 'dive 1'"),
                contract(Fault.LOSES_CARDS, NastyContractTest::endsAndKeepsEverything, "the inventory is"),
                contract(Fault.LISTENS_TOO_CLOSELY, NastyContractTest::endsAndKeepsEverything, "with a listener"),
                contract(Fault.WRITES_LESS, NastyContractTest::positionsAreWrittenAndRead, "the hash of the position"),
                contract(Fault.ENDLESS, NastyContractTest::endsAndKeepsEverything, "does not end"));
    }

    @TestFactory
    Stream<DynamicTest> theContractSuiteFindsInWhatAGameSaysOfItself() {
        return Stream.of(
                said(Fault.TWO_CARDS_OF_A_NAME, NastyContractTest::cardsHaveWords, "ink"),
                said(Fault.CARD_WITHOUT_WORDS, NastyContractTest::cardsHaveWords, "has no text 'card.foam.name'"),
                said(Fault.NEVER_RIPPLES, NastyContractTest::whatPassesByItselfOccurs, "calm"));
    }

    private static DynamicTest said(Fault fault, Consumer<NastyContractTest> check, String message) {
        return DynamicTest.dynamicTest(fault.name(), () -> {
            NastyContractTest suite = new NastyContractTest();
            suite.fault = fault;
            assertThatThrownBy(() -> check.accept(suite)).hasMessageContaining(message);
        });
    }

    @TestFactory
    Stream<DynamicTest> theSecrecySuiteFinds() {
        return Stream.of(
                secrecy(Fault.LEAKING_VIEW, NastySecrecyTest::secretsDoNotShow, "the view after a new deal"),
                secrecy(Fault.REFUSES_BY_SECRET, NastySecrecyTest::secretsDoNotShow, "the refusal of"),
                secrecy(Fault.ASKS_HOLDERS, NastySecrecyTest::secretsDoNotShowInWhatFollows, "after the action"),
                secrecy(
                        Fault.THREATENS_BY_SECRET,
                        NastySecrecyTest::secretsDoNotShow,
                        "the seats that are threatened after a new deal"),
                secrecy(Fault.KNOWS_TOO_MUCH, NastySecrecyTest::secretsDoNotShowInWhatFollows, "after the action"),
                secrecy(Fault.SHOWS_DECLINE, NastySecrecyTest::hiddenActionsDoNotShow, "the view after it"),
                secrecy(Fault.SHOWS_GIFT, NastySecrecyTest::hiddenActionsDoNotShow, "the events after"),
                secrecy(Fault.KEEPS_CARD, NastySecrecyTest::resampleIsFair, "'ink' lies"),
                secrecy(Fault.KEEPS_DEPTH, NastySecrecyTest::hiddenActionsDoNotShow, "what the observer knows"));
    }

    private static DynamicTest contract(Fault fault, BiConsumer<NastyContractTest, Batch> check, String message) {
        return DynamicTest.dynamicTest(fault.name(), () -> {
            NastyContractTest suite = new NastyContractTest();
            suite.fault = fault;
            assertThatThrownBy(() -> check.accept(suite, GAMES))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("of nasty with 3 seats")
                    .hasMessageContaining(message);
        });
    }

    private static DynamicTest secrecy(Fault fault, BiConsumer<NastySecrecyTest, Batch> check, String message) {
        return DynamicTest.dynamicTest(fault.name(), () -> {
            NastySecrecyTest suite = new NastySecrecyTest();
            suite.fault = fault;
            assertThatThrownBy(() -> check.accept(suite, GAMES))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("of nasty with 3 seats")
                    .hasMessageContaining(message);
        });
    }
}
