import type { FactDraft } from '@carnet/fact-log';

/** Kinds whose key is the vehicle's id. */
const OF_VEHICLES: readonly string[] = ['vehicle', 'odometer', 'vehicle-cover'];

/** Tells whether a fact is about the vehicle: by its key for kinds of the vehicle itself, otherwise by the vehicle in its body. */
export function isOfVehicle({ kind, key, body }: FactDraft, vehicle: number): boolean {
  if (OF_VEHICLES.includes(kind)) return Number(key) === vehicle;
  return (body as { vehicle_id?: unknown } | null | undefined)?.vehicle_id === vehicle;
}
