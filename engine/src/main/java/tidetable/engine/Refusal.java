package tidetable.engine;

import tidetable.engine.text.Message;

/**
 * Why an action is not allowed.
 *
 * @param rule the clause that forbids it
 * @param message the reason with the numbers of this very position
 */
public record Refusal(Rule rule, Message message) {}
