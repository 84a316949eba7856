const pause = 20_000; // between two looks, ms

/**
 * Does something now, again and again while the page is visible, and as soon as it is visible again.
 * @returns what ends it
 */
export function whileVisible(work: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') work();
  };
  look();
  const pulse = setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    clearInterval(pulse);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}
