// Made of en/template.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Associate Event */
export const associateEvent = /* @__PURE__ */ __message__<string>('mf-service:template.associateEvent');
/** Associate Selected Events */
export const associateSelected = /* @__PURE__ */ __message__<string>('mf-service:template.associateSelected');
/** Associate Service Events */
export const associateTitle = /* @__PURE__ */ __message__<string>('mf-service:template.associateTitle');
/** Associated */
export const associated = /* @__PURE__ */ __message__<string>('mf-service:template.associated');
/** Associated service events */
export const associatedCaption = /* @__PURE__ */ __message__<string>('mf-service:template.associatedCaption');
/** Associated Service Events */
export const associatedEvents = /* @__PURE__ */ __message__<string>('mf-service:template.associatedEvents');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-service:template.cancel');
/** Date Performed */
export const datePerformed = /* @__PURE__ */ __message__<string>('mf-service:template.datePerformed');
/** Service events */
export const eventsLegend = /* @__PURE__ */ __message__<string>('mf-service:template.eventsLegend');
/** follows another template now */
export const followsAnother = /* @__PURE__ */ __message__<string>('mf-service:template.followsAnother');
/** Source: {source} */
export const fromSource = /* @__PURE__ */ __message__<(given: { source: string | number }) => string>(
  'mf-service:template.fromSource',
);
/** Loading associated events... */
export const loadingAssociated = /* @__PURE__ */ __message__<string>('mf-service:template.loadingAssociated');
/** Loading service events... */
export const loadingEvents = /* @__PURE__ */ __message__<string>('mf-service:template.loadingEvents');
/** No date */
export const noDate = /* @__PURE__ */ __message__<string>('mf-service:template.noDate');
/** No matching service events found. */
export const noMatching = /* @__PURE__ */ __message__<string>('mf-service:template.noMatching');
/** No service events found using this template. */
export const noneAssociated = /* @__PURE__ */ __message__<string>('mf-service:template.noneAssociated');
/** No available service events to associate with this template. */
export const noneAvailable = /* @__PURE__ */ __message__<string>('mf-service:template.noneAvailable');
/** None selected */
export const noneSelected = /* @__PURE__ */ __message__<string>('mf-service:template.noneSelected');
/** N/A */
export const notAvailable = /* @__PURE__ */ __message__<string>('mf-service:template.notAvailable');
/** Remove */
export const remove = /* @__PURE__ */ __message__<string>('mf-service:template.remove');
/** Remove {name} */
export const removeEvent = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:template.removeEvent',
);
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-service:template.saving');
/** Search */
export const search = /* @__PURE__ */ __message__<string>('mf-service:template.search');
/** {count, plural, one {# event selected} other {# events selected}} */
export const selected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:template.selected'),
);
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:template.vehicle');
