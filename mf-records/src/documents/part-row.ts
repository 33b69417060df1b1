import { randomId } from '@carnet/mf-kit/data';

/** A part that the invoice names, as a person types it. */
export interface PartRow {
  /** Tells it from the others, also after a reload. */
  key: string;
  name: string;
  part_number: string;
  quantity: string;
  /** The price of one. */
  cost: string;
}

export const newRow = (): PartRow => ({ key: randomId(), name: '', part_number: '', quantity: '1', cost: '' });
