// Made of en/track-days.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {count, plural, other {All # track days}} */
export const allOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:track-days.allOf'),
);
/** Are you sure you want to delete this track day? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-records:track-days.confirmDelete');
/** {count, plural, one {# track day} other {# track days}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:track-days.count'),
);
/** Create Track Day */
export const createTrackDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.createTrackDay');
/** Event date is required */
export const dateRequired = /* @__PURE__ */ __message__<string>('mf-records:track-days.dateRequired');
/** Edit Track Day */
export const editTrackDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.editTrackDay');
/** Event date */
export const eventDate = /* @__PURE__ */ __message__<string>('mf-records:track-days.eventDate');
/** Failed to fetch track day */
export const failed = /* @__PURE__ */ __message__<string>('mf-records:track-days.failed');
/** Filter track days */
export const filter = /* @__PURE__ */ __message__<string>('mf-records:track-days.filter');
/** How it went */
export const howItWent = /* @__PURE__ */ __message__<string>('mf-records:track-days.howItWent');
/** Failed to fetch track days */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:track-days.listFailed');
/** Loading track day... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:track-days.loading');
/** Loading track days... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-records:track-days.loadingAll');
/** A track day belongs to a vehicle, and there is none in your garage yet. */
export const needsVehicle = /* @__PURE__ */ __message__<string>('mf-records:track-days.needsVehicle');
/** New Track Day */
export const newTrackDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.newTrackDay');
/** No report yet. */
export const noReport = /* @__PURE__ */ __message__<string>('mf-records:track-days.noReport');
/** Lap times, pressures, what broke and what to change before the next one. */
export const noReportText = /* @__PURE__ */ __message__<string>('mf-records:track-days.noReportText');
/** No track days found. */
export const noneFound = /* @__PURE__ */ __message__<string>('mf-records:track-days.noneFound');
/** Note the circuit, the date and the car, and write down how it went while the tyres are still warm. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-records:track-days.noneYetText');
/** Failed to create track day */
export const notCreated = /* @__PURE__ */ __message__<string>('mf-records:track-days.notCreated');
/** Failed to delete track day */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-records:track-days.notDeleted');
/** Track day not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:track-days.notFound');
/** Failed to update track day */
export const notUpdated = /* @__PURE__ */ __message__<string>('mf-records:track-days.notUpdated');
/** Failed to fetch vehicle track days */
export const ofVehicleFailed = /* @__PURE__ */ __message__<string>('mf-records:track-days.ofVehicleFailed');
/** Recorded */
export const recorded = /* @__PURE__ */ __message__<string>('mf-records:track-days.recorded');
/** Report */
export const report = /* @__PURE__ */ __message__<string>('mf-records:track-days.report');
/** Type your track day report with formatting... */
export const reportExample = /* @__PURE__ */ __message__<string>('mf-records:track-days.reportExample');
/** Vehicle, event date, and track name are required */
export const required = /* @__PURE__ */ __message__<string>('mf-records:track-days.required');
/** Track or vehicle */
export const searched = /* @__PURE__ */ __message__<string>('mf-records:track-days.searched');
/** Where your vehicles were driven as they were meant to be. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:track-days.subtitle');
/** The day */
export const theDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.theDay');
/** Track day */
export const trackDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackDay');
/** Track Days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackDays');
/** Track days */
export const trackDaysLabel = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackDaysLabel');
/** e.g. Laguna Seca, Watkins Glen */
export const trackExample = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackExample');
/** Track or facility name */
export const trackName = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackName');
/** Track name is required */
export const trackRequired = /* @__PURE__ */ __message__<string>('mf-records:track-days.trackRequired');
/** Update Track Day */
export const updateTrackDay = /* @__PURE__ */ __message__<string>('mf-records:track-days.updateTrackDay');
/** Vehicle ID */
export const vehicleId = /* @__PURE__ */ __message__<string>('mf-records:track-days.vehicleId');
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-records:track-days.vehicleRequired');
/** Write the report */
export const writeReport = /* @__PURE__ */ __message__<string>('mf-records:track-days.writeReport');
