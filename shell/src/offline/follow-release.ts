import { GONE, NEWER, STARTED } from './kept';

/** Loads a page anew that the worker says is over: once, and only while nothing that somebody did here is lost by it. */
export function followRelease(
  { serviceWorker, userActivation } = navigator as Partial<Navigator>,
  reload = () => location.reload(),
): void {
  if (!serviceWorker?.controller) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    const isOver = data === GONE || (data === NEWER && userActivation?.hasBeenActive === false);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isOver && isNothingTyped() && visit?.type !== 'reload') reload();
  });
  serviceWorker.controller.postMessage(STARTED);
}

/** Forms with something unsaved and uploads hold the page back, as they do where the browser asks them. */
const isNothingTyped = (): boolean =>
  !(document.activeElement as HTMLInputElement | null)?.value &&
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
