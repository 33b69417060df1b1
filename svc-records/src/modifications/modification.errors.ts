import { Invalid, NotFound } from '@carnet/svc-kit';

export class ModificationNotFound extends NotFound {
  constructor() {
    super('Modification not found');
  }
}

/** The part of an address is not on that modification. */
export class PartNotOnModification extends NotFound {
  constructor() {
    super('Part not found');
  }
}

export const tooManyParts = (max: number) => Invalid.field('part_id', `A modification can have at most ${max} parts`);
