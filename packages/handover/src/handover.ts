import type { OwnerId } from '@carnet/rest';

/** A handover of a vehicle from one person to another, as svc-identity sends it to each service. */
export interface Handover {
  id: number;
  from: OwnerId;
  to: OwnerId;
  vehicle_id: number;
  /** False if amounts of money are removed before the move. */
  with_costs: boolean;
  /** False if notes are removed before the move. */
  with_notes: boolean;
  /** Ids of the vehicle's papers that stay with the giver. */
  without_papers: readonly number[];
  /** The receiver's collection for the vehicle. */
  collection_id: number;
  /** The last sealed head of the vehicle's journal before the move. */
  head: JournalHead | null;
}

/** A head of an RFC 6962 tree, signed by svc-dossier. */
export interface JournalHead {
  origin: string;
  size: number;
  root: string;
}

/** The numbers of rows that move, by table. */
export type Figures = Readonly<Record<string, number>>;

/** The reason why a vehicle cannot be handed over at the moment. */
export type Refusal =
  | { refused: 'not-there' }
  | { refused: 'no-collection' }
  | { refused: 'no-room'; things: string; most: number };

/** The end of the service's log, or the reason why it does not hold the vehicle. */
export type Held = { place: string } | Refusal;

/** Results of one service that later services need. */
export type Told = Partial<Pick<Handover, 'head'>>;
