import { parseArgs } from 'node:util';
import { Refusal } from './say.js';

export interface StartOptions {
  /** True for one process per service. */
  each: boolean;
  /** The address at which the gateway listens. */
  host: string;
}

export const hostOf = (env: NodeJS.ProcessEnv): string => env.HOST ?? '127.0.0.1';

/** @throws Refusal for an unknown option */
export function readStartOptions(): StartOptions {
  try {
    const { values } = parseArgs({ options: { each: { type: 'boolean', default: false } } });
    return { each: values.each, host: hostOf(process.env) };
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nKnown: --each (a process for each service). PORT and HOST choose the address.`,
    );
  }
}
