import { type KeyboardEvent, useState } from 'react';
import type { Choice, Section } from './sections';

/** The offered entry that Enter would open: the first, until a person moves. */
export function useChosen(sections: readonly Section[]) {
  const [key, choose] = useState<string | null>(null);
  const choices = sections.flatMap((section) => section.choices);
  const active = choices.find((choice) => choice.key === key) ?? choices[0];
  const chooseAt = (at: number) => choose(choices.at(at % choices.length)?.key ?? null);
  const at = choices.indexOf(active as Choice);
  /** Each wraps round at the ends. */
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
    /** The entry there may be of the text before this one; a person who moved to it means it. */
    isMeant: active !== undefined && (!isStale || active.key === key),
    /** The effect of a key in the field on the choice, if any. */
    moveBy: (event: KeyboardEvent): (() => void) | undefined => moves[event.key],
  };
}
