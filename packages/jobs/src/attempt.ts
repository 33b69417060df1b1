import { isPassing } from '@carnet/pg';

/** A job that this process is working on. */
export interface Attempt<Job> {
  job: Job;
  /** Aborts when the result is not wanted any more: the job is deleted, another process has it, or this process ends. */
  signal: AbortSignal;
  /** Renews the lease now, to find out whether the job still exists. Otherwise it is renewed automatically. */
  renew: () => Promise<void>;
  /** Gives up the work, after the caller has found out that the job is gone. */
  abandon: () => void;
}

/** The job's table, which renews and releases its lease. */
interface Leases<Job> {
  renewEveryMs: number;
  renew(job: Job): Promise<boolean>;
  release(job: Job): Promise<void>;
}

export interface AttemptFailures {
  /**
   * Handles the failure of a dependency, which does not count as a try of the job. If this handler is missing, the job is released and the error thrown, so
   * that the worker pauses: the dependency is down for all jobs.
   */
  passing?(error: unknown): Promise<void>;
  /** Handles a failure of the work itself. */
  lasting(error: unknown): Promise<void>;
}

/**
 * Works on an acquired job, and renews its lease meanwhile. Decides about failures: if this process is ending, the job is released; if the lease is lost,
 * nothing is done; otherwise the failure is passing or lasting (`isPassing`).
 * @param stopping aborts when this process ends
 */
export async function attempt<Job>(
  leases: Leases<Job>,
  job: Job,
  stopping: AbortSignal,
  work: (current: Attempt<Job>) => Promise<void>,
  failures: AttemptFailures,
): Promise<void> {
  const lost = new AbortController();
  const abandon = (): void => lost.abort();
  // A failed query does not mean that the lease is lost.
  const renew = async (): Promise<void> => {
    if (!(await leases.renew(job).catch(() => true))) abandon();
  };
  const renewing = setInterval(() => void renew(), leases.renewEveryMs);
  stopping.addEventListener('abort', abandon, { once: true });
  if (stopping.aborted) abandon();
  try {
    await work({ job, signal: lost.signal, renew, abandon });
  } catch (error) {
    if (stopping.aborted) return await leases.release(job);
    if (lost.signal.aborted) return;
    if (!isPassing(error)) return await failures.lasting(error);
    if (failures.passing) return await failures.passing(error);
    await leases.release(job);
    throw error;
  } finally {
    clearInterval(renewing);
    stopping.removeEventListener('abort', abandon);
  }
}

/** Thrown when the result is not wanted any more, or this process ends. */
export class GivenUp extends Error {}

/** Stops waiting for a result once it is not wanted any more, because it may take minutes. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new GivenUp());
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
