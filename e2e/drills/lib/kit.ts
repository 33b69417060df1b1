import type { ApiError as Failure } from '../../../packages/mf-kit/src/data/api/api-error.js';
import type { OutboxEngine as Engine } from '../../../packages/mf-kit/src/data/outbox/outbox-engine.js';

// The kit's build inserts the texts. Here, each text is its own id.
Object.assign(globalThis, { __message__: (id: string) => id });

/** The outbox as pages run it. */
export const { OutboxEngine } = await import('../../../packages/mf-kit/src/data/outbox/outbox-engine.js');
export const { ApiError, NO_ANSWER } = await import('../../../packages/mf-kit/src/data/api/api-error.js');
export type OutboxEngine = Engine;
export type ApiError = Failure;
export type { Body, Entry, Unsent } from '../../../packages/mf-kit/src/data/outbox/entry.js';
export type { Saved } from '../../../packages/mf-kit/src/data/outbox/outbox-engine.js';
