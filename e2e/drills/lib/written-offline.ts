import { inLanes } from '../../../scripts/lib/command.js';
import { type Account, register } from '../../src/api.js';
import { create } from './garage.js';
import type { Body } from './kit.js';
import { Phone, type Written } from './phone.js';
import { Sender } from './sender.js';

export const PHONES = 50;
/** Number of people with two phones. */
export const PAIRS = 5;
export const ENTRIES = 200;
export const CARS = 2;
/** Every n-th entry changes an event that the phone has fetched before. */
export const EDIT_EVERY = 10;
/** Number of events that both phones of a person change in the same field. */
export const CONTESTED = 2;
const LANES = 4;

interface Seen extends Body {
  id: number;
  vehicle_id: number;
  version: number;
}

/** Phones that have fetched some events and then recorded entries offline. */
export async function phonesWithEntries(address: string): Promise<Phone[]> {
  const people = Array.from({ length: PHONES - PAIRS }, (_, nth) => nth);
  const phones = await inLanes(people, LANES, async (person) => {
    const account = await register(address);
    const cars = await carsOf(account, address);
    const events = await seenEvents(account, address, cars);
    const devices = person < PAIRS ? [0, 1] : [0];
    return Promise.all(
      devices.map(async (device) => {
        const phone = new Phone(new Sender({ address: () => address }, account));
        for (const one of entriesOf(`person ${person}, phone ${device},`, cars, events, device)) await phone.write(one);
        return phone;
      }),
    );
  });
  return phones.flat();
}

async function carsOf({ token }: Account, address: string): Promise<number[]> {
  const owner = { token, address };
  const collection = await create(owner, '/api/collections', { name: 'Barn' });
  const car = { collection_id: collection, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 };
  return Promise.all(Array.from({ length: CARS }, () => create(owner, '/api/vehicles', car)));
}

async function seenEvents({ token }: Account, address: string, cars: number[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let nth = 0; nth < ENTRIES / EDIT_EVERY; nth += 1) {
    const body = { vehicle_id: cars[nth % CARS]!, name: `Seen ${nth}`, type: 'Repair', status: 'Completed' };
    const id = await create({ token, address }, '/api/service/events', body);
    seen.push({ ...body, notes: null, description: null, id, version: 1 });
  }
  return seen;
}

/** Ten entries for one car, then ten for the other. */
function entriesOf(phone: string, cars: number[], events: Seen[], device: number): Written[] {
  return Array.from({ length: ENTRIES }, (_, nth) => {
    const name = `${phone} entry ${nth}`;
    const turn = Math.floor(nth / EDIT_EVERY);
    const isEdit = nth % EDIT_EVERY === EDIT_EVERY - 1;
    return isEdit
      ? anEdit(events[turn]!, device === 0 || turn < CONTESTED ? 'notes' : 'description', name)
      : aCreate(cars[turn % CARS]!, nth, name);
  });
}

const anEdit = (was: Seen, field: string, name: string): Written => ({
  ...{ method: 'PUT', path: `/api/service/events/${was.id}`, body: { [field]: name }, vehicle: was.vehicle_id, was },
});

function aCreate(vehicle: number, nth: number, name: string): Written {
  const day = new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10);
  const creates = [
    { path: '/api/odometer-readings', body: { read_on: day, value: 40_000 + nth * 10, note: name } },
    { path: '/api/fill-ups', body: { filled_on: day, energy: 'petrol', amount: 41.5, unit: 'l', station: name } },
    { path: '/api/service/events', body: { name, type: 'Repair', status: 'Completed', date_performed: day } },
  ];
  const { path, body } = creates[nth % creates.length]!;
  return { method: 'POST', path, body: { vehicle_id: vehicle, ...body }, vehicle };
}
