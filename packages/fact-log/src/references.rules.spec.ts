import { message } from '@carnet/messages';
import { faultOf, KnownReferences, type Reference, type ReferenceTarget, unknownOf } from './references.rules.js';

const says = (text: string) => message('test.said', { en: text });

const SHELVES: ReferenceTarget = {
  table: 'shelf_copies',
  copyOf: { producer: 'stock', kind: 'shelf' },
  missing: says('Shelf not found'),
};
const BOXES: ReferenceTarget = {
  table: 'box_copies',
  copyOf: { producer: 'stock', kind: 'box' },
  partOf: { target: SHELVES, column: 'shelf_id', otherwise: says('A box stands on another shelf') },
  missing: says('Box not found'),
};
const LABELS: ReferenceTarget = { table: 'labels', missing: says('Label not found') };

const known = new KnownReferences().add(SHELVES, 1).add(BOXES, 11, 1).add(BOXES, 21, 2).add(LABELS, 31);
const shelf = (id: number): Reference => ({ target: SHELVES, ids: [id], field: 'shelf_id' });
const boxes = (...ids: number[]): Reference => ({ target: BOXES, ids, field: 'box_ids' });
const label = (id: number): Reference => ({ target: LABELS, ids: [id], field: 'label_id' });

describe('what a record refers to', () => {
  it('is right where all of it is there and belongs together', () => {
    expect(faultOf([shelf(1), boxes(11), label(31)], known)).toBeNull();
    expect(faultOf([shelf(1), boxes()], known)).toBeNull();
  });

  it('must be there', () => {
    expect(faultOf([shelf(2)], known)).toEqual({ field: 'shelf_id', said: says('Shelf not found'), canBeAsked: true });
    expect(faultOf([shelf(1), boxes(21, 12)], known)).toMatchObject({ field: 'box_ids', said: says('Box not found') });
  });

  it('must be part of what the record refers to', () => {
    const fault = { field: 'box_ids', said: says('A box stands on another shelf'), canBeAsked: false };
    expect(faultOf([shelf(1), boxes(11, 21)], known)).toEqual(fault);
    expect(faultOf([boxes(11, 21)], known)).toBeNull();
  });

  it('is told of by the first that is wrong', () => {
    expect(faultOf([label(9), shelf(2)], known)?.said).toEqual(says('Label not found'));
  });

  it('is asked of nobody where it is the service’s own', () => {
    expect(faultOf([label(9)], known)?.canBeAsked).toBe(false);
  });

  it('is asked for where no copy knows it, each once', () => {
    expect(unknownOf([boxes(11, 12), shelf(2), label(9), boxes(12, 13)], known)).toEqual([
      { target: BOXES, ids: [12, 13] },
      { target: SHELVES, ids: [2] },
    ]);
  });
});
