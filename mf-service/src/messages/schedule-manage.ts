// Made of en/schedule-manage.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Active */
export const active = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.active');
/** Only what is on an active schedule falls due. */
export const activeHint = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.activeHint');
/** Add Selected Templates */
export const addSelected = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.addSelected');
/** Adding {number} of {total}... */
export const adding = /* @__PURE__ */ __message__<
  (given: { number: string | number; total: string | number }) => string
>('mf-service:schedule-manage.adding');
/** All your templates are in this schedule already. */
export const allInSchedule = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.allInSchedule');
/** Create New Template */
export const createTemplate = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.createTemplate');
/** Its templates and the service events stay; only the schedule goes. */
export const deleteNote = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.deleteNote');
/** Are you sure you want to delete this service schedule? */
export const deleteQuestion = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.deleteQuestion');
/** Delete Schedule */
export const deleteSchedule = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.deleteSchedule');
/** Delete */
export const deleteTitle = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.deleteTitle');
/** Loading templates... */
export const loadingTemplates = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.loadingTemplates');
/** No templates match your search. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.noMatch');
/** No templates yet. */
export const noTemplatesYet = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.noTemplatesYet');
/** Remove {name} */
export const removeNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:schedule-manage.removeNamed',
);
/** Save Schedule */
export const save = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.save');
/** Search */
export const search = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.search');
/** Name or description */
export const searchedIn = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.searchedIn');
/** Select at least one template. */
export const selectOne = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.selectOne');
/** {count, plural, one {# template selected} other {# templates selected}} */
export const selected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:schedule-manage.selected'),
);
/** Manage {name} */
export const tabTitle = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:schedule-manage.tabTitle',
);
/** {name} was taken off. */
export const takenOff = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:schedule-manage.takenOff',
);
/** A template says what is to be done, and how often. */
export const templateSays = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.templateSays');
/** They are added and removed at once, without saving. */
export const templatesNote = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.templatesNote');
/** Manage Service Schedule */
export const title = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.title');
/** Try another word. */
export const tryAnother = /* @__PURE__ */ __message__<string>('mf-service:schedule-manage.tryAnother');
