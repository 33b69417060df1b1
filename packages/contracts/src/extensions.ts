/**
 * What remotes tell each other's pages as data, by the name of the extension point. Each remote may fill each point; the page that
 * has the point and the remotes that fill it are both checked against this.
 */
declare global {
  interface CarnetExtensions {
    /** What happened to a vehicle, for the recent activity of its page. */
    'vehicle-activity': readonly VehicleActivity[];
    /** What belongs to a vehicle and is deleted with it, for the question before. */
    'vehicle-dependents': readonly VehicleDependents[];
  }
}

/** One kind of thing that happens to vehicles. */
export interface VehicleActivity {
  /** What is missing while its service is away: `Issues`. */
  label: string;
  /** How the keys of its domain's queries begin, so that its changes are seen: `['records', 'issues']`. */
  key: readonly string[];
  /** The newest entries of one vehicle; those that are still to come may be among them. */
  read: (vehicleId: number, signal: AbortSignal) => Promise<VehicleEntry[]>;
}

/** Something that happened to a vehicle, as one line. */
export interface VehicleEntry {
  /** Unlike that of any other entry: `issue-7`. */
  key: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** What kind of thing it is: `Issue reported`. */
  kind: string;
  title: string;
  /** Its page. */
  to: string;
}

/** One kind of thing that belongs to vehicles. */
export interface VehicleDependents {
  /** `service event` */
  one: string;
  /** How the keys of its domain's queries begin. */
  key: readonly string[];
  /** How many of them a vehicle has. */
  count: (vehicleId: number, signal: AbortSignal) => Promise<number>;
}
