import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/modification.js';
import * as part from '../messages/part.js';

export class ModificationNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The part in the URL is not on that modification. */
export class PartNotOnModification extends NotFound {
  constructor() {
    super(part.notFound);
  }
}

export const tooManyParts = (max: number) => Invalid.field('part_id', m.tooManyParts({ most: max }));
