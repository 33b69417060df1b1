/**
 * Named links from a page of one remote to a page of another. A remote lists the address for each name in its `remote.json` (`links`), with `:id` as the
 * placeholder of the id.
 */
declare global {
  interface CarnetLinks {
    /** The page of a service event. */
    'service-event': string;
    /** The page of a modification. */
    modification: string;
    /** The pages of a fill-up, a track day, an issue and a paper. */
    'fill-up': string;
    'track-day': string;
    issue: string;
    document: string;
    /** The form that logs a service event of a vehicle; `:id` is the vehicle's id. */
    'vehicle/log-service': string;
    /** The list of a vehicle's papers, and the form that adds one. */
    'vehicle/papers': string;
  }
}

export {};
