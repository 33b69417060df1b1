import type { OwnerId } from '@carnet/rest';

/** A vehicle on its way from one person to another, as svc-identity tells each service of it. */
export interface Handover {
  id: number;
  from: OwnerId;
  to: OwnerId;
  vehicle_id: number;
  /** False where amounts of money are taken out before. */
  with_costs: boolean;
  /** False where notes are taken out before. */
  with_notes: boolean;
  /** Papers of the vehicle that stay with whom they belong to. */
  without_papers: readonly number[];
  /** The collection of the receiver that the vehicle arrives in. */
  collection_id: number;
  /** The head of the vehicle's journal as it was sealed last before the move. */
  head: JournalHead | null;
}

/** A head of RFC 6962's tree, as svc-dossier signs it. */
export interface JournalHead {
  origin: string;
  size: number;
  root: string;
}

/** Counts of what goes along, by the names of tables. */
export type Figures = Readonly<Record<string, number>>;

/** The reason for which a vehicle cannot be handed over as things are. */
export type Refusal =
  | { refused: 'not-there' }
  | { refused: 'no-collection' }
  | { refused: 'no-room'; things: string; most: number };

/** The place at which a service's log ends, or why it does not hold the vehicle. */
export type Held = { place: string } | Refusal;

/** Results of an earlier service, for later ones. */
export type Told = Partial<Pick<Handover, 'head'>>;
