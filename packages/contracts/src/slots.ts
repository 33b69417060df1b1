import type { FileLinkView } from './records.generated.js';

/**
 * The slots of pages: what a panel in each of them is given, or `never` where a slot is filled with links. The page that has a slot and the
 * remotes that fill it, with `slots` of their `remote.json` and `panels` of their `remote.tsx`, are both checked against this.
 */
declare global {
  interface CarnetSlots {
    /** A tab of a vehicle's page, between its overview and its parts; the panel's name is the tab's in the address. */
    'vehicle-tab': { vehicleId: number };
    /** The first of a vehicle's overview, in a narrow column: what comes next. */
    'vehicle-upcoming': { vehicleId: number };
    /** The narrow column of a vehicle's overview. */
    'vehicle-aside': { vehicleId: number };
    /** Actions that begin something for a vehicle; `:id` is the vehicle's. */
    'vehicle-action': never;
    /** Beside a form about something of a vehicle, in a narrow column. */
    'vehicle-form-aside': { vehicleId: number };
    /** A section of a track day's page; `day` is `YYYY-MM-DD`. */
    'track-day-section': { vehicleId: number; day: string };
    /** A section of a part's page. */
    'part-section': { partId: number };
    /** A vehicle before a day on a track: what is due or runs out until then; `day` is `YYYY-MM-DD`. */
    'track-day-ready': { vehicleId: number; day: string };
    /** A vehicle as it was on a day: what was on it, in force, or taken of it; `on` is `YYYY-MM-DD`. */
    'vehicle-as-of': { vehicleId: number; on: string };
    /** First on the dashboard, also for somebody who has nothing yet: what waits for their answer. Nothing where nothing does. */
    'dashboard-head': object;
    /** Before the collections of the dashboard. */
    'dashboard-card': object;
    /** Behind everything on the dashboard: what comes late there moves nothing. */
    'dashboard-foot': object;
    /** Actions that begin something from the dashboard. */
    'dashboard-action': never;
    /** One kind of things that the quick entry writes down; its label is what a person presses. */
    'quick-entry': { vehicleId: number };
    /** Before what is due: of one vehicle, or of all. */
    'due-card': { vehicleId?: number };
    /** On the page of settings. */
    'settings-card': object;
    /** The photos of a record or a vehicle, and a place to add some. */
    photos: PhotosOf;
    /** The papers of a record or a vehicle, and a place to add some. */
    papers: PhotosOf;
    /**
     * Photos and papers of a vehicle or a record that is not there yet, as a section of its form. They wait until that is saved, and go
     * where it is left.
     */
    'form-files': { subject: PhotosOf['subject']; /** Only papers: a receipt. */ onlyPapers?: boolean };
  }
}

/** The subject of photos and papers: a vehicle, or a record about it. */
export interface PhotosOf {
  subject: 'vehicle' | FileLinkView['subject_kind'];
  id: number;
}
