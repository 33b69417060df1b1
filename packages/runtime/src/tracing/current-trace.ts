import { AsyncLocalStorage } from 'node:async_hooks';

/** The trace that the running code belongs to. */
export interface CurrentTrace {
  /** 32 hexadecimal digits: for what a person asked, the request id that the gateway gave. */
  traceId: string;
  /** For whoever goes on with it elsewhere, as W3C Trace Context has it; null where the trace is not kept. */
  traceparent: string | null;
}

const current = new AsyncLocalStorage<CurrentTrace>();

/** Undefined where traces are off, and in what no request and no fact has begun. */
export const currentTrace = (): CurrentTrace | undefined => current.getStore();

/** The traceparent that is handed on with a request or a fact. */
export const traceparentToHandOn = (): string | null => current.getStore()?.traceparent ?? null;

/** Runs `work`, and all that it begins, within this trace. */
export const withinTrace = <T>(trace: CurrentTrace, work: () => T): T => current.run(trace, work);
