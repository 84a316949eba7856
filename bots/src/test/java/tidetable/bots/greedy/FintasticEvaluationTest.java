package tidetable.bots.greedy;

import java.util.Map;
import tidetable.games.fintasticsea.FintasticSea;
import tidetable.games.fintasticsea.FintasticState;

class FintasticEvaluationTest extends EvaluationSuite<FintasticState> {
    /** 200 games a seat count were all won when this was written; 22 of 24 leaves room for a changed rule. */
    FintasticEvaluationTest() {
        super(FintasticSea.standard(), 24, Map.of(2, 22, 3, 22, 4, 22));
    }
}
