import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasBackground } from '../federation/background-panels';
import type { SlotName } from '../federation/define-remote';
import { Slot } from '../federation/slot';
import { sessionScope } from '../data/session/garage';
import classes from './forms.module.css';

interface LateSlotProps<Name extends string> {
  slot: Name;
  /** Its panels hold what is not saved yet: they are loaded at once where something of an earlier page still goes on. */
  holds?: boolean;
}

/** A slot at the end of a form: it costs the page nothing before the person comes near it or begins to do something. */
export const LateSlot = SomeLateSlot as <Name extends SlotName>(
  slot: LateSlotProps<Name> & CarnetSlots[Name],
) => ReactNode;

/** Checked where it is named. */
const AnySlot = Slot as unknown as ComponentType<object>;

function SomeLateSlot({ holds, ...slot }: LateSlotProps<string>) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(place, () => Boolean(holds) && somethingGoesOn());
  return isWanted ? <AnySlot {...slot} /> : <div ref={place} className={classes.coming} />;
}

/** The distance below the window at which it is loaded. */
const AHEAD = '400px';
/** Not `pointerdown`: what moves then takes the click away from what was under the pointer. */
const BEGINNINGS = ['click', 'keydown', 'input', 'dragenter'];

/** True from when the place comes near the window, or anything is done on the page; at once where a browser cannot tell, or it `isNeeded`. */
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
