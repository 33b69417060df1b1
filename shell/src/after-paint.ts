/**
 * Runs `start` once what the page has already is on the screen: the frame that shows it ends before a timer of that frame runs. At
 * once where nobody looks, since a hidden page is not painted.
 */
export function afterPaint(start: () => void): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
