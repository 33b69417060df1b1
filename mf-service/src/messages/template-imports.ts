// Made of en/template-imports.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** It may have <code>description</code>, <code>status</code>, <code>estimated_cost</code>, <code>recommended_parts</code> (a list of names), <code>notes</code> and <code>source</code>. What Export Template saves can be imported as it is. */
export const mayHave = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { code: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:template-imports.mayHave',
  ),
);
/** Each template needs <code>name</code>, <code>type</code> (Regular Maintenance, Modification, Repair or Other) and <code>recurrence_type</code>. <code>Periodic</code> takes <code>recurrence_time_interval</code> in days, <code>recurrence_mileage_interval</code>, or both; <code>Total_Mileage</code> takes <code>recurrence_total_mileage</code> and may take <code>recurrence_total_age</code> in months. <code>distance_unit</code> says what their distances are in: <code>mi</code>, <code>km</code> or, of running, <code>h</code>; miles where it says nothing. */
export const needs = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { code: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:template-imports.needs',
  ),
);
