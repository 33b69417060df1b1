import { Injectable } from '@nestjs/common';
import { Child, type Excess, excessIn } from '../processes/ask-child.js';
import type { Step } from '../make-book.js';
import type { BindingOrder, BoundBook } from './bound-book.js';

/** All papers of a vehicle and its typesetting, which has a limit of its own, well within this. */
const PATIENCE_MS = 15 * 60_000;

export interface Told {
  step: Step;
  done: number;
  of: number;
}

/** The outcome of a book: one of an excess would come to the same the next time. */
export type Binding = { made: BoundBook } | { failed: string; excess: Excess | null };

/** Has books made, each in a process of its own that ends with it. */
@Injectable()
export class Binder {
  /** @param signal ends the process, and all below it */
  async bind(order: BindingOrder, tell: (told: Told) => void, signal: AbortSignal): Promise<Binding> {
    if (signal.aborted) return { failed: 'It is not wanted any more', excess: null };
    const child = new Child(import.meta.url, 'bind-child', true);
    const end = (): void => child.end();
    signal.addEventListener('abort', end);
    try {
      const answer = await child.ask<BoundBook>(order, PATIENCE_MS, (told) => tell(told as Told));
      return 'made' in answer ? answer : { ...answer, excess: excessIn(answer) };
    } finally {
      signal.removeEventListener('abort', end);
      child.end();
    }
  }
}
