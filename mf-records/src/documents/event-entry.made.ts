/** The progress of one of several creates. */
export interface Step {
  /** The body that was sent and not answered: it may have arrived. */
  sent: object | null;
  /** The thing that the service keeps, once it has answered. */
  saved: object | null;
  id: number | null;
}

/** The progress of all of them; it is kept with the form's draft. */
export interface Made {
  /** By the key of the row. */
  parts: Readonly<Record<string, Step>>;
  event: Step;
  /** The same paper for the vehicle that its other lines are about. A form of the release before has none. */
  copy?: Step;
}

export const NOT_BEGUN: Step = { sent: null, saved: null, id: null };

export const NOTHING_MADE: Made = { parts: {}, event: NOT_BEGUN };
