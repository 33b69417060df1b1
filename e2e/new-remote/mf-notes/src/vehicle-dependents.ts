import type { VehicleDependents } from '@carnet/contracts';

const dependents: readonly VehicleDependents[] = [
  { one: 'note', several: 'notes', key: ['notes'], count: () => Promise.resolve(3) },
];

export default dependents;
