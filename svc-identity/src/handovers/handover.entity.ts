/** The head of a vehicle's journal, as svc-dossier signed it. */
export interface JournalHead {
  origin: string;
  size: number;
  root: string;
}

/** Rows of a vehicle, by tables. */
export type Figures = Readonly<Record<string, number>>;

/** States of an offer. One that is offered can be over by its day. */
export const HANDOVER_STATES = ['offered', 'moving', 'done', 'withdrawn', 'refused', 'gone', 'expired'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** The reason for which an accepted hand-over was undone, and stays an offer. */
export const HANDOVER_PROBLEMS = ['no-room', 'no-collection', 'away'] as const;
export type HandoverProblem = (typeof HANDOVER_PROBLEMS)[number];

/** An offer that is being carried out, in the hands of who leads it. */
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
