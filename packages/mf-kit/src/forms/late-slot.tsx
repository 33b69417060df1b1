import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type BackgroundPanelName, hasBackgroundPanel } from '../remotes/background-panels';
import type { PanelName } from '../remotes/define-remote';
import { Panel } from '../remotes/panel';
import { sessionPerson } from '../session/store';
import classes from './forms.module.css';

interface LatePanelProps<Name extends string> {
  name: Name;
  /** A background panel that stands while the panel may hold something from before: it is loaded at once then. */
  beside?: BackgroundPanelName;
}

/** A panel at the end of a form: it costs the page nothing before the person comes near it or begins to do something. */
export const LatePanel = SomeLatePanel as <Name extends PanelName>(
  panel: LatePanelProps<Name> & CarnetPanels[Name],
) => ReactNode;

/** Checked where it is named. */
const AnyPanel = Panel as unknown as ComponentType<object>;

function SomeLatePanel({ beside, ...panel }: LatePanelProps<string>) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(place, () => mayHold(beside));
  return isWanted ? <AnyPanel {...panel} /> : <div ref={place} className={classes.coming} />;
}

/** How far below the window it is loaded. */
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

function mayHold(beside: BackgroundPanelName | undefined): boolean {
  const person = sessionPerson();
  return beside !== undefined && person !== undefined && hasBackgroundPanel(beside, person);
}
