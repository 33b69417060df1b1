import { Conflict, Invalid, NotFound } from '@carnet/svc-kit';

export class CollectionNotFound extends NotFound {
  constructor() {
    super('Collection not found');
  }
}

/** A field names a collection that is not there or not the caller's. */
export const unknownCollection = (field: string): Invalid => Invalid.field(field, 'Collection not found');

export const SAME_COLLECTION = 'Choose another collection to move the vehicles to';
export const TWO_FATES = 'Say either vehicles=delete or move_to, not both';

/** Contract §3: a deletion must say what becomes of the vehicles. */
export class CollectionNotEmpty extends Conflict {
  constructor(vehicles: number, parts: number) {
    const held = `${count(vehicles, 'vehicle')} with ${count(parts, 'part')}`;
    super(
      `This collection still holds ${held}. Move them to another collection (?move_to={id}) or delete them with all their history (?vehicles=delete).`,
    );
  }
}

const count = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `${n} ${thing}s`);
