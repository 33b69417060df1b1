// Made of en/changes.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '../formats/writing';

declare function __message__<Message>(id: string): Message;

/** by {name} */
export const by = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-kit:changes.by');
/** by somebody whose name is no longer known */
export const bySomebody = /* @__PURE__ */ __message__<string>('mf-kit:changes.bySomebody');
/** Changed */
export const changed = /* @__PURE__ */ __message__<string>('mf-kit:changes.changed');
/** Changes */
export const changes = /* @__PURE__ */ __message__<string>('mf-kit:changes.changes');
/** Created */
export const created = /* @__PURE__ */ __message__<string>('mf-kit:changes.created');
/** Deleted */
export const deleted = /* @__PURE__ */ __message__<string>('mf-kit:changes.deleted');
/** empty */
export const empty = /* @__PURE__ */ __message__<string>('mf-kit:changes.empty');
/** Failed to fetch changes */
export const failed = /* @__PURE__ */ __message__<string>('mf-kit:changes.failed');
/** <name>{label}:</name> added */
export const fieldAdded = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { label: ReactNode; name: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-kit:changes.fieldAdded',
  ),
);
/** <name>{label}:</name> changed */
export const fieldChanged = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { label: ReactNode; name: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-kit:changes.fieldChanged',
  ),
);
/** <name>{label}:</name> removed */
export const fieldRemoved = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { label: ReactNode; name: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-kit:changes.fieldRemoved',
  ),
);
/** <name>{label}:</name> {before} → {after} */
export const fromTo = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: {
      after: ReactNode;
      before: ReactNode;
      label: ReactNode;
      name: (text: ReactNode) => ReactNode;
    }) => ReactNode[]
  >('mf-kit:changes.fromTo'),
);
/** Loading changes... */
export const loading = /* @__PURE__ */ __message__<string>('mf-kit:changes.loading');
/** Nothing has been changed since changes are kept. */
export const none = /* @__PURE__ */ __message__<string>('mf-kit:changes.none');
/** Older changes are not shown. */
export const older = /* @__PURE__ */ __message__<string>('mf-kit:changes.older');
/** Created before changes were kept */
export const opened = /* @__PURE__ */ __message__<string>('mf-kit:changes.opened');
