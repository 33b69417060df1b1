// Made of en/track-sessions.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** About it */
export const about = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.about');
/** Add a logger’s file */
export const addFile = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.addFile');
/** All sessions */
export const all = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.all');
/** Behind the best */
export const behindBest = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.behindBest');
/** Best lap */
export const best = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.best');
/** {count, plural, one {# row was broken and is left out.} other {# rows were broken and are left out.}} */
export const brokenRows = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:track-sessions.brokenRows'),
);
/** Channel */
export const channel = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.channel');
/** Are you sure you want to delete this session? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.confirmDelete');
/** {count, plural, one {# session} other {# sessions}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:track-sessions.count'),
);
/** Counts for */
export const counts = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.counts');
/** These */
export const countsChosen = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.countsChosen');
/** What was on it that day */
export const countsMounted = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.countsMounted');
/** Nothing */
export const countsNothing = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.countsNothing');
/** The file is cut off; what came before is read. */
export const cut = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.cut');
/** Day */
export const day = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.day');
/** Discard */
export const discard = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.discard');
/** Distance */
export const distance = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.distance');
/** Duration */
export const duration = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.duration');
/** Edit Session */
export const edit = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.edit');
/** This file has no rows with a time. Nothing was stored. */
export const emptyFile = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.emptyFile');
/** Failed to fetch session */
export const failed = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.failed');
/** Filter sessions */
export const filter = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.filter');
/** RaceChrono, Racelogic VBO, TrackAddict, AiM, MoTeC, GPX or FIT. It is read on this device. */
export const formats = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.formats');
/** Greatest */
export const greatest = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.greatest');
/** Lap */
export const lap = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.lap');
/** Laps */
export const laps = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.laps');
/** The file says no laps. They are counted at the line that was crossed most often, so they are not official times. */
export const lapsFound = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.lapsFound');
/** Least */
export const least = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.least');
/** Line driven */
export const line = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.line');
/** The line that was driven, seen from above, north at the top. */
export const lineText = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.lineText');
/** Failed to fetch sessions */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.listFailed');
/** Loading sessions... */
export const loading = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.loading');
/** Loading session... */
export const loadingOne = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.loadingOne');
/** You follow no tyres and components yet. */
export const noComponents = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noComponents');
/** The file says no day, so this one is taken. */
export const noDay = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noDay');
/** No laps: no line was crossed twice. */
export const noLaps = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noLaps');
/** No session matches. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noMatch');
/** The file has no positions, so there is no line on a map. */
export const noPositions = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noPositions');
/** No sessions yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noneYet');
/** Open a track day and add the file of your lap timer: its sessions are kept here, and wear what was on the car. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.noneYetText');
/** Failed to delete session */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.notDeleted');
/** Session not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.notFound');
/** Failed to save session */
export const notSaved = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.notSaved');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.note');
/** The car’s odometer ran */
export const odometerRan = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.odometerRan');
/** Untick it where the car came on a trailer, or has no odometer that counts: the distance of the session then counts for what was on it. */
export const odometerRanHint = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.odometerRanHint');
/** The file says {day}. It will be kept on that day. */
export const otherDay = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-usage:track-sessions.otherDay',
);
/** Least and greatest values */
export const ranges = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.ranges');
/** Read from {name} ({product}) */
export const readFrom = /* @__PURE__ */ __message__<
  (given: { name: string | number; product: string | number }) => string
>('mf-usage:track-sessions.readFrom');
/** Reading {name}: {percent} */
export const reading = /* @__PURE__ */ __message__<
  (given: { name: string | number; percent: string | number }) => string
>('mf-usage:track-sessions.reading');
/** Ready for the day? */
export const ready = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.ready');
/** Recorded */
export const recorded = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.recorded');
/** The file repeats its heading; that changes nothing. */
export const repeatedHeader = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.repeatedHeader');
/** {count, plural, one {Save session} other {Save # sessions}} */
export const save = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:track-sessions.save'),
);
/** Say which */
export const sayWhich = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.sayWhich');
/** Track, note or vehicle */
export const searched = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.searched');
/** Session */
export const session = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.session');
/** Sessions */
export const sessions = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.sessions');
/** The file holds several days; each is a session. */
export const severalDays = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.severalDays');
/** Source */
export const source = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.source');
/** Stop */
export const stop = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.stop');
/** What loggers recorded on the track, and what it wore. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.subtitle');
/** Time */
export const time = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.time');
/** Track Sessions */
export const title = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.title');
/** Track days */
export const toTrackDays = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.toTrackDays');
/** What it took */
export const took = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.took');
/** Top speed */
export const topSpeed = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.topSpeed');
/** Track */
export const track = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.track');
/** The odometer did not run */
export const trailer = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.trailer');
/** It is not known which of these was on the car: {names}. */
export const unclear = /* @__PURE__ */ __message__<(given: { names: string | number }) => string>(
  'mf-usage:track-sessions.unclear',
);
/** This file is in no form of a lap timer that is known here. Nothing was stored. */
export const unknownFile = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.unknownFile');
/** The file could not be read. Nothing was stored. */
export const unreadable = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.unreadable');
/** Update Session */
export const update = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.update');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.vehicle');
/** Way in */
export const wayIn = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.wayIn');
/** Way out */
export const wayOut = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.wayOut');
/** What it counts for */
export const wear = /* @__PURE__ */ __message__<string>('mf-usage:track-sessions.wear');
