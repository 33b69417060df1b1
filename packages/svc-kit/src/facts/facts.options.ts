import type { Type } from '@nestjs/common';
import type { FactTaker } from './fact-handler.js';
import type { Republication } from './republication.js';

/** The options of `FactsModule.register`. */
export interface FactsOptions {
  /** Where each producer answers, and what services show each other. None where the module is only looked at (OpenAPI). */
  config?: { name?: string; peers: Record<string, string>; internalToken: string };
  /** By producer, the service's own providers that take its facts. */
  follows?: Partial<Record<string, Type<FactTaker>[]>>;
  /** The kinds that it can publish again. */
  republishes?: readonly Republication[];
}
