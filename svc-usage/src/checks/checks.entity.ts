/** An item to check before a track day. */
export interface Check {
  text: string;
  done: boolean;
}

/** The checklist of a vehicle for a day. */
export interface Checks {
  day: string;
  items: Check[];
}

/** A stored checklist. */
export interface StoredChecks extends Checks {
  version: number;
}
