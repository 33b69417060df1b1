// Made of en/due-list.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {point}. Between {from} and {to} */
export const between =
  /* @__PURE__ */ __message__<
    (given: { from: string | number; point: string | number; to: string | number }) => string
  >('mf-service:due-list.between');
/** Complete {name} */
export const completeNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:due-list.completeNamed',
);
/** {point}. {from} at the earliest */
export const earliest =
  /* @__PURE__ */ __message__<(given: { from: string | number; point: string | number }) => string>(
    'mf-service:due-list.earliest',
  );
/** Planned service event, <date></date> */
export const plannedEvent = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:due-list.plannedEvent',
  ),
);
/** Planned for <date></date> */
export const plannedFor = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:due-list.plannedFor',
  ),
);
/** {point}. Too few readings to say when */
export const tooLittleKnown = /* @__PURE__ */ __message__<(given: { point: string | number }) => string>(
  'mf-service:due-list.tooLittleKnown',
);
