import type { UserFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/fact-log';

/** Lists of dossiers show the names of vehicles; a dossier is deleted with its vehicle. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
  // Books of a vehicle that was handed over stay with the former owner.
  staysWithFormer: true,
});

/** A person's settings, which apply to their books. */
export const UserCopies = defineCopy<'user', UserFact>({
  kind: 'user',
  table: 'user_copies',
  columns: { language: 'text', region: 'text', odometer_unit: 'text', paper: 'text' },
});

/** Follows `user`: deletes all copies of a deleted user's data. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['vehicle_copies', 'user_copies']);
