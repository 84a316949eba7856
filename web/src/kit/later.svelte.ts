/**
 * A copy of a value that follows in a task of its own. What nobody presses, such as the log, is drawn after what
 * somebody waits for, so that a large change is not one long task. Every value is shown, in order.
 */
export function later<T>(value: () => T): { readonly value: T } {
  let copy = $state.raw(value());
  $effect(() => {
    const now = value();
    setTimeout(() => {
      copy = now;
    });
  });
  return {
    get value() {
      return copy;
    },
  };
}
