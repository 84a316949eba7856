/** Bots that are programs of their own, by the protocol {@code tidetable-bot/1} (docs/bot-protocol.md). */
@NullMarked
package tidetable.bots.outside;

import org.jspecify.annotations.NullMarked;
