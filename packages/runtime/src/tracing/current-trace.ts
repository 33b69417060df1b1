import { AsyncLocalStorage } from 'node:async_hooks';

/** The trace of the running code. */
export interface CurrentTrace {
  /** 32 hexadecimal digits. For a person's request, it equals the request id that the gateway assigned. */
  traceId: string;
  /** The header of W3C Trace Context for the next service; null if the trace is not sampled. */
  traceparent: string | null;
}

const current = new AsyncLocalStorage<CurrentTrace>();

/** Undefined if tracing is off, and outside of requests and facts. */
export const currentTrace = (): CurrentTrace | undefined => current.getStore();

/** The traceparent to send with a request or a fact. */
export const traceparentToHandOn = (): string | null => current.getStore()?.traceparent ?? null;

/** Runs `work`, and everything that it starts, within this trace. */
export const withinTrace = <T>(trace: CurrentTrace, work: () => T): T => current.run(trace, work);
