import type { FileLinkView } from './records.generated.js';

/**
 * The slots of pages, each with the props that its panels receive, or `never` where a slot takes only links. The compiler checks the page that has a slot, and
 * the remotes that fill it by `slots` of `remote.json` and `panels` of `remote.tsx`, against these types.
 */
declare global {
  interface CarnetSlots {
    /** A tab of a vehicle's page, between its overview and its parts. The panel's name is the tab's name in the address. */
    'vehicle-tab': { vehicleId: number };
    /** First on a vehicle's overview, in a narrow column: the next due item. */
    'vehicle-upcoming': { vehicleId: number };
    /** The narrow column of a vehicle's overview. */
    'vehicle-aside': { vehicleId: number };
    /** Buttons that start an action for a vehicle; `:id` is the vehicle's id. */
    'vehicle-action': never;
    /** Beside a form of a vehicle's record, in a narrow column. */
    'vehicle-form-aside': { vehicleId: number };
    /** A section of a track day's page; `day` is `YYYY-MM-DD`. */
    'track-day-section': { vehicleId: number; day: string };
    /** A section of a part's page. */
    'part-section': { partId: number };
    /** The vehicle's readiness for a track day: items that are due or expire until then. `day` is `YYYY-MM-DD`. */
    'track-day-ready': { vehicleId: number; day: string };
    /** The vehicle's state on a past day: mounted components, valid papers, photos taken. `on` is `YYYY-MM-DD`. */
    'vehicle-as-of': { vehicleId: number; on: string };
    /** First on the dashboard, even for a person without data: items that wait for the person's answer. Empty otherwise. */
    'dashboard-head': object;
    /** Before the collections of the dashboard. */
    'dashboard-card': object;
    /** Last on the dashboard, so that content that loads late does not move anything. */
    'dashboard-foot': object;
    /** Buttons on the dashboard that start an action. */
    'dashboard-action': never;
    /** One kind of record in the quick entry. The panel's label is the label of its button. */
    'quick-entry': { vehicleId: number };
    /** Before the list of due items, of one vehicle or of all. */
    'due-card': { vehicleId?: number };
    /** On the settings page. */
    'settings-card': object;
    /** The photos of a record or a vehicle, with an upload button. */
    photos: PhotosOf;
    /** The papers of a record or a vehicle, with an upload button. */
    papers: PhotosOf;
    /**
     * Photos and papers of a vehicle or record that is not saved yet, as a section of its form. The files wait until the form is saved, and are dropped if the
     * person leaves it.
     */
    'form-files': { subject: PhotosOf['subject']; /** Only papers: a receipt. */ onlyPapers?: boolean };
  }
}

/** The subject of photos and papers: a vehicle, or a record about it. */
export interface PhotosOf {
  subject: 'vehicle' | FileLinkView['subject_kind'];
  id: number;
}
