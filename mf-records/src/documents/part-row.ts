import { randomId } from '@carnet/mf-kit/data';

/** A new part of the event, as typed in the form. */
export interface PartRow {
  /** Unique key of the row, stable across reloads. */
  key: string;
  name: string;
  part_number: string;
  quantity: string;
  /** Price of one piece. */
  cost: string;
}

export const newRow = (): PartRow => ({ key: randomId(), name: '', part_number: '', quantity: '1', cost: '' });
