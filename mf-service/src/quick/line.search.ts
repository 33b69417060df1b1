import { formatMileage, formatMoney, personCurrency } from '@carnet/mf-kit/formats';
import type { Findings } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleName } from '../lookups';
import * as lookups from '../messages/lookups';
import * as events from '../messages/events';
import * as m from '../messages/quick';
import { type LineEntry, readLine } from './line.rules';
import { usedNames } from './used-names.rules';

const READ = 200;
const MOST = 5;

/** Entries that a line may describe. Interpretations of equal rank are all listed. */
export async function findEntries(text: string, signal: AbortSignal): Promise<Findings> {
  const query = { status: 'Completed' as const, limit: READ, view: 'row' as const };
  const [{ rows: vehicles }, { rows: done }] = await Promise.all([
    api.list('/api/vehicles', { signal, fallback: lookups.fetchVehiclesFailed }),
    api.list('/api/service/events', { signal, query, fallback: events.fetchEventsFailed }),
  ]);
  const unitOf = new Map(vehicles.map(({ id, odometer_unit }) => [id, odometer_unit]));
  const readings = readLine(text, vehicles, usedNames(done)).slice(0, MOST);
  const hits = readings.map((entry, at) => ({
    id: at,
    title: m.understood({ name: entry.name, vehicle: entry.vehicle.nickname ?? vehicleName(entry.vehicle) }),
    note: noteOf(entry, unitOf.get(entry.vehicle.id)!, readings.length > 1 ? at + 1 : 0, readings.length),
    to: addressOf(entry),
    passing: true,
  }));
  return { hits, total: hits.length };
}

function noteOf(
  { mileage, cost }: LineEntry,
  unit: Parameters<typeof formatMileage>[1],
  at: number,
  of: number,
): string {
  const parts = [
    mileage !== null && formatMileage(mileage, unit),
    cost !== null && formatMoney(cost, undefined, personCurrency()),
    m.today,
    at > 0 && m.whichOne({ at, of }),
  ];
  return parts.filter(Boolean).join(' · ');
}

const addressOf = ({ vehicle, name, mileage, costText }: LineEntry): string => {
  const said = { entry: 'service', vehicle: String(vehicle.id), name, mileage: String(mileage ?? ''), cost: costText };
  return `/quick?${new URLSearchParams(said)}`;
};
