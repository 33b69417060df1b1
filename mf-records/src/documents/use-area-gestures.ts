import { type PointerEvent, useRef, useState } from 'react';
import { areaBetween, type HiddenArea, movedBy, type Point, resizedBy } from './hidden-area.rules';

interface AreaGestures {
  sheet: number;
  areas: readonly { area: HiddenArea; at: number }[];
  /** True if a finger draws; otherwise it scrolls. */
  byFinger: boolean;
  onDrawn: (area: HiddenArea) => void;
  onChanged: (at: number, area: HiddenArea) => void;
}

/** A gesture in progress. `at` is undefined while it draws a new area. */
interface Gesture {
  pointer: number;
  from: Point;
  at?: number;
  become: (to: Point) => HiddenArea | null;
}

/** Draws, moves and resizes areas of one sheet by mouse, pen or finger. Reports a change when the gesture ends. */
export function useAreaGestures({ sheet, areas, byFinger, onDrawn, onChanged }: AreaGestures) {
  const gesture = useRef<Gesture | null>(null);
  const [live, setLive] = useState<{ at?: number; area: HiddenArea | null } | null>(null);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || gesture.current) return;
    const from = placeIn(event);
    const target = (event.target as Element).closest<HTMLElement>('[data-area]');
    const held = target && areas.find(({ at }) => String(at) === target.dataset.area);
    if (!held && event.pointerType === 'touch' && !byFinger) return;
    const change = (event.target as Element).closest('[data-corner]') ? resizedBy : movedBy;
    gesture.current = {
      ...{ pointer: event.pointerId, from, at: held?.at },
      become: (to) => (held ? change(held.area, { x: to.x - from.x, y: to.y - from.y }) : areaBetween(sheet, from, to)),
    };
    target?.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  const go = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current?.pointer === event.pointerId) setLive({ at: current.at, area: current.become(placeIn(event)) });
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (current?.pointer !== event.pointerId) return;
    drop();
    const area = current.become(placeIn(event));
    if (!area) return;
    if (current.at === undefined) onDrawn(area);
    else onChanged(current.at, area);
  };

  const drop = () => {
    gesture.current = null;
    setLive(null);
  };

  return {
    live,
    pointer: { onPointerDown: begin, onPointerMove: go, onPointerUp: end, onPointerCancel: drop },
  };
}

function placeIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
