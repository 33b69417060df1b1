import { ChoiceField, IdField, PatchOf, Shape, TextField } from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import * as m from '../messages/collection.js';
import { type CollectionSort, COLLECTION_SORTS } from './collection.read.js';

export class CreateCollection {
  @TextField({ required: m.nameRequired, max: 200 })
  name: string;

  @TextField({ max: 10_000 })
  description?: string | null;
}

export class UpdateCollection extends PatchOf(CreateCollection) {}

export class CollectionListQuery extends ListQuery {
  @ChoiceField(COLLECTION_SORTS)
  override sort?: CollectionSort;
}

/** The choice for the vehicles of a deleted collection (contract §3). */
export class RemoveCollectionQuery {
  @ChoiceField(['delete'], { description: 'Delete the vehicles too, with all their history' })
  vehicles?: 'delete';

  @IdField({ description: 'Move the vehicles to this collection' })
  move_to?: number;
}

export class CollectionView {
  @Shape('integer')
  id: number;

  @Shape('string')
  name: string;

  @Shape('string', { nullable: true })
  description: string | null;

  @Shape('integer')
  vehicle_count: number;

  @Shape('date-time')
  created_at: string;

  @Shape('date-time')
  updated_at: string;
}
