import { Injectable } from '@nestjs/common';
import { Child, type Excess, excessIn } from '../processes/ask-child.js';
import type { Step } from '../make-book.js';
import type { BindingOrder, BoundBook } from './bound-book.js';

/** Long enough for all papers of a vehicle and for typesetting, which has a shorter limit of its own. */
const PATIENCE_MS = 15 * 60_000;

export interface Told {
  step: Step;
  done: number;
  of: number;
}

/** The result of a book. With `excess` set, a retry would fail in the same way. */
export type Binding = { made: BoundBook } | { failed: string; excess: Excess | null };

/** Makes each book in a child process of its own. */
@Injectable()
export class Binder {
  /** @param signal kills the process and its children */
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
