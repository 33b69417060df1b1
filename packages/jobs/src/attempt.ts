import { isPassing } from '@carnet/pg';

/** A job that is worked on now, in this process. */
export interface Attempt<Job> {
  job: Job;
  /** Aborts where the result is not wanted: the job is gone, another one has it, or this process ends. */
  signal: AbortSignal;
  /** Renews the lease now, for whoever hears that the job may be gone; else it is renewed by itself. */
  renew: () => Promise<void>;
  /** Gives the work up, for whoever knows that the job is gone. */
  abandon: () => void;
}

/** The table of the job: its lease is renewed and given back there. */
interface Leases<Job> {
  renewEveryMs: number;
  renew(job: Job): Promise<boolean>;
  release(job: Job): Promise<void>;
}

export interface AttemptFailures {
  /**
   * Something that the work needs is down: that says nothing about the job, and is no try of it. Where this is missing, the job is released and the error thrown, so
   * that the worker pauses: it is down for all of them.
   */
  passing?(error: unknown): Promise<void>;
  /** The work failed by itself. */
  lasting(error: unknown): Promise<void>;
}

/**
 * Works on a job that was taken, with its lease renewed all the while. This is where a failure is judged: work that failed since this process ends is released; since
 * the job is lost, left to who has it; else it is passing or lasting (`isPassing`).
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
  // A database that is away for a moment takes nothing from anybody.
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

/** Nobody wants the result any more, or this process ends. */
export class GivenUp extends Error {}

/** Waits for a result no longer than it is wanted: it may be on its way for minutes yet. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new GivenUp());
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
