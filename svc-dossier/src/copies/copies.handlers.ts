import type { UserFact, VehicleFact } from '@carnet/contracts';
import { defineCopy, purgeOf } from '@carnet/fact-log';

/** Lists of dossiers show the names of their vehicles; a dossier goes with its vehicle. */
export const VehicleCopies = defineCopy<'vehicle', VehicleFact>({
  kind: 'vehicle',
  table: 'vehicle_copies',
  columns: { make: 'text', model: 'text', year: 'int', nickname: 'text' },
  // Books of a vehicle that was handed over stay with who made them.
  staysWithFormer: true,
});

/** Settings of a person, by which their books are written. */
export const UserCopies = defineCopy<'user', UserFact>({
  kind: 'user',
  table: 'user_copies',
  columns: { language: 'text', region: 'text', odometer_unit: 'text', paper: 'text' },
});

/** Follows `user`: of what a deleted user had in other services no copy stays. */
export const PurgeCopiesHandler = purgeOf('PurgeCopiesHandler', ['vehicle_copies', 'user_copies']);
