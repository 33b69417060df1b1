/** Something that runs: a process, or a server inside one. */
export interface Running {
  pid: number;
  /** Settles when it has ended, and never rejects; code 0 means that it was asked to end. */
  exited: Promise<{ code?: number | null } | void>;
  stop(): Promise<void>;
}

export interface Kept<T extends Running> {
  readonly current: T | undefined;
  /** Stops it without a restart. */
  stop(): Promise<void>;
}

export interface KeepOptions<T> {
  start: () => Promise<T>;
  onStart?: (running: T) => void;
  /** `deaths` counts deaths in quick succession; `error` is set if it did not even start. */
  onDeath?: (deaths: number, delayMs: number, error?: unknown) => void;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** A process that lived this long is restarted after the shortest pause. */
const HEALTHY_AFTER_MS = 20_000;

/**
 * Starts something, and restarts it whenever it dies: after a short pause at first, then with doubling pauses.
 * If the first start fails, the caller gets the error; later starts are retried.
 */
export async function keepRunning<T extends Running>(options: KeepOptions<T>): Promise<Kept<T>> {
  const cut = new AbortController();
  let current: T | undefined = await options.start();
  options.onStart?.(current);
  const watching = watch();
  return {
    get current() {
      return current;
    },
    async stop() {
      cut.abort();
      await current?.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    for (let deaths = 0; ;) {
      const since = Date.now();
      const exit = await current?.exited;
      if (cut.signal.aborted) return;
      const wasHealthy = current && Date.now() - since > HEALTHY_AFTER_MS;
      const wasAsked = exit?.code === 0;
      deaths = wasHealthy || wasAsked ? 1 : deaths + 1;
      const died = current;
      current = undefined;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (deaths - 1), LONGEST_DELAY_MS);
      if (died && !wasAsked) options.onDeath?.(deaths, delay);
      await pauseUnless(cut.signal, delay);
      if (cut.signal.aborted) return;
      try {
        current = await options.start();
      } catch (error) {
        options.onDeath?.(deaths, delay, error);
        continue;
      }
      if (cut.signal.aborted) return current.stop();
      options.onStart?.(current);
    }
  }
}

function pauseUnless(cut: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    cut.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
