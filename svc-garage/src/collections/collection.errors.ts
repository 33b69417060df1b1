import { Conflict, Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/collection.js';

export class CollectionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A field names a collection that is not there or not the caller's. */
export const unknownCollection = (field: string): Invalid => Invalid.field(field, m.notFound);

/** Contract §3: a deletion must say what becomes of the vehicles. */
export class CollectionNotEmpty extends Conflict {
  constructor(vehicles: number, parts: number) {
    super(m.notEmpty({ vehicles, parts }));
  }
}
