// Made of en/event-help.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Estimated cost: <money></money> */
export const estimatedCost = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { money: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:event-help.estimatedCost',
  ),
);
/** Recommended parts: */
export const recommendedParts = /* @__PURE__ */ __message__<string>('mf-service:event-help.recommendedParts');
