export { CollectionDeletionImpact, VehicleDeletionImpact } from './deletion-impact';
