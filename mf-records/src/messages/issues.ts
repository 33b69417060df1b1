// Made of en/issues.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {count, plural, other {All # issues}} */
export const allOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:issues.allOf'),
);
/** Vehicle and title are required */
export const bothRequired = /* @__PURE__ */ __message__<string>('mf-records:issues.bothRequired');
/** Are you sure you want to delete this issue? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-records:issues.confirmDelete');
/** {count, plural, one {# issue} other {# issues}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:issues.count'),
);
/** Create Issue */
export const createIssue = /* @__PURE__ */ __message__<string>('mf-records:issues.createIssue');
/** Edit Issue */
export const editIssue = /* @__PURE__ */ __message__<string>('mf-records:issues.editIssue');
/** Edit or view */
export const editOrView = /* @__PURE__ */ __message__<string>('mf-records:issues.editOrView');
/** Error fetching issue */
export const failed = /* @__PURE__ */ __message__<string>('mf-records:issues.failed');
/** Filter issues */
export const filter = /* @__PURE__ */ __message__<string>('mf-records:issues.filter');
/** High */
export const high = /* @__PURE__ */ __message__<string>('mf-records:issues.high');
/** In Progress */
export const inProgress = /* @__PURE__ */ __message__<string>('mf-records:issues.inProgress');
/** Issue */
export const issue = /* @__PURE__ */ __message__<string>('mf-records:issues.issue');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-records:issues.issues');
/** Error fetching issues */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:issues.listFailed');
/** Loading issue... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:issues.loading');
/** Loading issues... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-records:issues.loadingAll');
/** Low */
export const low = /* @__PURE__ */ __message__<string>('mf-records:issues.low');
/** Medium */
export const medium = /* @__PURE__ */ __message__<string>('mf-records:issues.medium');
/** An issue belongs to a vehicle, and there is none in your garage yet. */
export const needsVehicle = /* @__PURE__ */ __message__<string>('mf-records:issues.needsVehicle');
/** New Issue */
export const newIssue = /* @__PURE__ */ __message__<string>('mf-records:issues.newIssue');
/** No issues found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-records:issues.noMatch');
/** No related service events. */
export const noRelatedEvents = /* @__PURE__ */ __message__<string>('mf-records:issues.noRelatedEvents');
/** Edit the issue to name the work that belongs to it. */
export const noRelatedEventsText = /* @__PURE__ */ __message__<string>('mf-records:issues.noRelatedEventsText');
/** No resolution notes */
export const noResolutionNotes = /* @__PURE__ */ __message__<string>('mf-records:issues.noResolutionNotes');
/** No issues recorded. */
export const noneRecorded = /* @__PURE__ */ __message__<string>('mf-records:issues.noneRecorded');
/** No issues yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-records:issues.noneYet');
/** Note a leak, a rattle or a warning light here, and see it through until it is resolved. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-records:issues.noneYetText');
/** Error creating issue */
export const notCreated = /* @__PURE__ */ __message__<string>('mf-records:issues.notCreated');
/** Error deleting issue */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-records:issues.notDeleted');
/** Issue not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:issues.notFound');
/** Error updating issue */
export const notUpdated = /* @__PURE__ */ __message__<string>('mf-records:issues.notUpdated');
/** Error fetching vehicle issues */
export const ofVehicleFailed = /* @__PURE__ */ __message__<string>('mf-records:issues.ofVehicleFailed');
/** Open */
export const open = /* @__PURE__ */ __message__<string>('mf-records:issues.open');
/** Issue Management */
export const pageTitle = /* @__PURE__ */ __message__<string>('mf-records:issues.pageTitle');
/** Priority */
export const priority = /* @__PURE__ */ __message__<string>('mf-records:issues.priority');
/** Related Service Events */
export const relatedEvents = /* @__PURE__ */ __message__<string>('mf-records:issues.relatedEvents');
/** Related service events */
export const relatedEventsField = /* @__PURE__ */ __message__<string>('mf-records:issues.relatedEventsField');
/** The work that found or cured it. */
export const relatedEventsNote = /* @__PURE__ */ __message__<string>('mf-records:issues.relatedEventsNote');
/** Report an issue */
export const report = /* @__PURE__ */ __message__<string>('mf-records:issues.report');
/** Report Your First Issue */
export const reportFirst = /* @__PURE__ */ __message__<string>('mf-records:issues.reportFirst');
/** Reported */
export const reported = /* @__PURE__ */ __message__<string>('mf-records:issues.reported');
/** Reported date */
export const reportedDate = /* @__PURE__ */ __message__<string>('mf-records:issues.reportedDate');
/** Resolution Notes */
export const resolutionNotes = /* @__PURE__ */ __message__<string>('mf-records:issues.resolutionNotes');
/** Resolution notes */
export const resolutionNotesField = /* @__PURE__ */ __message__<string>('mf-records:issues.resolutionNotesField');
/** Resolved */
export const resolved = /* @__PURE__ */ __message__<string>('mf-records:issues.resolved');
/** Resolved date */
export const resolvedDate = /* @__PURE__ */ __message__<string>('mf-records:issues.resolvedDate');
/** Today where it is left empty */
export const resolvedHint = /* @__PURE__ */ __message__<string>('mf-records:issues.resolvedHint');
/** Resolved */
export const resolvedOn = /* @__PURE__ */ __message__<string>('mf-records:issues.resolvedOn');
/** Title or description */
export const searched = /* @__PURE__ */ __message__<string>('mf-records:issues.searched');
/** What is wrong with your vehicles, until it is right again. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:issues.subtitle');
/** Title */
export const title = /* @__PURE__ */ __message__<string>('mf-records:issues.title');
/** Oil leak at the rear main seal */
export const titleExample = /* @__PURE__ */ __message__<string>('mf-records:issues.titleExample');
/** Title is required */
export const titleRequired = /* @__PURE__ */ __message__<string>('mf-records:issues.titleRequired');
/** Update Issue */
export const updateIssue = /* @__PURE__ */ __message__<string>('mf-records:issues.updateIssue');
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-records:issues.vehicleRequired');
/** What is wrong */
export const whatIsWrong = /* @__PURE__ */ __message__<string>('mf-records:issues.whatIsWrong');
/** Where it stands */
export const whereItStands = /* @__PURE__ */ __message__<string>('mf-records:issues.whereItStands');
