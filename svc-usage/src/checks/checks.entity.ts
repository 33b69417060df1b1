/** Something to see to before a day on a track. */
export interface Check {
  text: string;
  done: boolean;
}

/** The list of a vehicle and a day. */
export interface Checks {
  day: string;
  items: Check[];
}

/** The same as it is stored. */
export interface StoredChecks extends Checks {
  version: number;
}
