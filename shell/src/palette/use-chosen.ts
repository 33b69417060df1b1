import { type KeyboardEvent, useState } from 'react';
import type { Choice, Section } from './sections';

/** The active option, which Enter opens. It is the first one until the person moves. */
export function useChosen(sections: readonly Section[]) {
  const [key, choose] = useState<string | null>(null);
  const choices = sections.flatMap((section) => section.choices);
  const active = choices.find((choice) => choice.key === key) ?? choices[0];
  const chooseAt = (at: number) => choose(choices.at(at % choices.length)?.key ?? null);
  const at = choices.indexOf(active as Choice);
  /** Each wraps around at the ends. */
  const moves: Record<string, () => void> = {
    ArrowDown: () => chooseAt(at + 1),
    ArrowUp: () => chooseAt(at - 1),
    Home: () => chooseAt(0),
    End: () => chooseAt(-1),
  };
  const isStale = sections.some((section) => section.stale && section.choices.some((choice) => choice === active));
  return {
    active,
    choose,
    /** False if the active option belongs to an earlier text, unless the person has moved to it. */
    isMeant: active !== undefined && (!isStale || active.key === key),
    /** The move that a key makes; undefined for other keys. */
    moveBy: (event: KeyboardEvent): (() => void) | undefined => moves[event.key],
  };
}
