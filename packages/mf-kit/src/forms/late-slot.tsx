import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasBackground } from '../federation/background-panels';
import type { SlotName } from '../federation/define-remote';
import { Slot } from '../federation/slot';
import { sessionScope } from '../data/session/garage';
import classes from './forms.module.css';

interface LateSlotProps<Name extends string> {
  slot: Name;
  /** True if its panels hold unsaved work. They then load at once if background work of an earlier page is still running. */
  holds?: boolean;
}

/** A slot at the end of a form. It loads only when the person scrolls near it or begins to act. */
export const LateSlot = SomeLateSlot as <Name extends SlotName>(
  slot: LateSlotProps<Name> & CarnetSlots[Name],
) => ReactNode;

/** The type is checked where the slot is named. */
const AnySlot = Slot as unknown as ComponentType<object>;

function SomeLateSlot({ holds, ...slot }: LateSlotProps<string>) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(place, () => Boolean(holds) && somethingGoesOn());
  return isWanted ? <AnySlot {...slot} /> : <div ref={place} className={classes.coming} />;
}

/** Distance below the window at which the slot loads. */
const AHEAD = '400px';
/** Without `pointerdown`: the layout would shift, and the click would miss its target. */
const BEGINNINGS = ['click', 'keydown', 'input', 'dragenter'];

/** True once the place is near the window, or the person does anything on the page. True at once if the browser cannot tell, or if it `isNeeded`. */
function useWanted(place: RefObject<Element | null>, isNeeded: () => boolean): boolean {
  const [isWanted, setWanted] = useState(() => typeof IntersectionObserver === 'undefined' || isNeeded());
  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setWanted(true);
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    watch.observe(place.current);
    for (const what of BEGINNINGS) window.addEventListener(what, want);
    return () => {
      watch.disconnect();
      for (const what of BEGINNINGS) window.removeEventListener(what, want);
    };
  }, [isWanted, place]);
  return isWanted;
}

function somethingGoesOn(): boolean {
  const scope = sessionScope();
  return scope !== undefined && hasBackground(scope);
}
