/** Progress of one create request. */
export interface Step {
  /** The body of a request without an answer. The service may have received it. */
  sent: object | null;
  /** The body that the service has confirmed. */
  saved: object | null;
  id: number | null;
}

/** Progress of all requests. It is stored with the form's draft. */
export interface Made {
  /** By row key. */
  parts: Readonly<Record<string, Step>>;
  event: Step;
  /** The copy of the paper for the vehicle of its other lines. Drafts of the previous release have none. */
  copy?: Step;
}

export const NOT_BEGUN: Step = { sent: null, saved: null, id: null };

export const NOTHING_MADE: Made = { parts: {}, event: NOT_BEGUN };
