import { Conflict, Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/collection.js';

export class CollectionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** A field refers to a collection that does not exist or is not the caller's. */
export const unknownCollection = (field: string): Invalid => Invalid.field(field, m.notFound);

/** Contract §3: a request to delete must say what happens to the vehicles. */
export class CollectionNotEmpty extends Conflict {
  constructor(vehicles: number, parts: number) {
    super(m.notEmpty({ vehicles, parts }));
  }
}
