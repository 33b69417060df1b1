import { GONE, NEWER, STARTED } from './kept';

/** The age in ms until which an untouched page is loaded anew. Later somebody reads it, and the next visit begins with the newer release. */
const YOUNG_MS = 10_000;

/** Loads a page anew that the worker says is over: once, and only while nothing that somebody did here is lost by it. */
export function followRelease(
  { serviceWorker, userActivation } = navigator as Partial<Navigator>,
  reload = () => location.reload(),
  age = () => performance.now(),
): void {
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    const isUntouched = userActivation?.hasBeenActive === false && scrollY === 0 && age() < YOUNG_MS;
    const isOver = data === GONE || (data === NEWER && isUntouched);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isOver && isNothingTyped() && visit?.type !== 'reload') reload();
  });
  serviceWorker.controller?.postMessage(STARTED);
}

/** Forms with something unsaved and uploads hold the page back, as they do where the browser asks them. */
const isNothingTyped = (): boolean =>
  !(document.activeElement as HTMLInputElement | null)?.value &&
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
