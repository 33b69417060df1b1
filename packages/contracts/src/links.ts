/**
 * Links from one remote's page to another's, by name. A remote writes its address for a name into its `remote.json` (`links`), with `:id` where the
 * id stands.
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
    /** The form that logs a service event of a vehicle; `:id` is the vehicle's. */
    'vehicle/log-service': string;
    /** The papers of a vehicle, and where one is added. */
    'vehicle/papers': string;
  }
}

export {};
