/** The signed head of a vehicle's journal, from svc-dossier. */
export interface JournalHead {
  origin: string;
  size: number;
  root: string;
}

/** Counts of a vehicle's rows, by table. */
export type Figures = Readonly<Record<string, number>>;

/** The number of days that an offer is valid. */
export const OFFER_DAYS = 14;

/** States of an offer. An offer in the state `offered` may have expired. */
export const HANDOVER_STATES = ['offered', 'moving', 'done', 'withdrawn', 'refused', 'gone', 'expired'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** Reasons why an accepted hand-over was undone; the offer stays open. */
export const HANDOVER_PROBLEMS = ['no-room', 'no-collection', 'away'] as const;
export type HandoverProblem = (typeof HANDOVER_PROBLEMS)[number];

/** A hand-over in progress, leased to one process. */
export interface Moving {
  id: number;
  owner_id: number;
  to_id: number;
  vehicle_id: number;
  vehicle_name: string;
  address: string;
  with_costs: boolean;
  with_notes: boolean;
  without_papers: number[];
  collection_id: number;
  head: JournalHead | null;
  problem: HandoverProblem | 'gone' | null;
  is_committed: boolean;
  tries: number;
}
