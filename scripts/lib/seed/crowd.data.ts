import type { NewAccount } from './stack-client.js';
import { Random } from './random.js';

const PASSWORD = 'Ninety weight, 1953!';

/** The user with many vehicles and a long history. */
export const crowdCollector: NewAccount = {
  username: 'long-lists',
  email: 'long-lists@carnet.example',
  firstName: 'Ada',
  lastName: 'Lange',
  password: PASSWORD,
};

export const crowdMember = (number: number): NewAccount => ({
  username: `member-${number}`,
  email: `member-${number}@carnet.example`,
  password: PASSWORD,
});

const MODELS = [
  ['Car', 'Volvo', '240 DL', 1988],
  ['Car', 'Mazda', 'MX-5', 1991],
  ['Car', 'BMW', '2002 tii', 1973],
  ['Car', 'Porsche', '911 Carrera', 1986],
  ['Car', 'Honda', 'Civic Si', 2006],
  ['Truck', 'Ford', 'F-150', 2014],
  ['SUV', 'Toyota', 'Land Cruiser', 1997],
  ['Motorcycle', 'Ducati', 'Monster 900', 1994],
  ['Car', 'Alfa Romeo', 'Spider', 1982],
  ['Car', 'Lancia', 'Fulvia', 1969],
] as const;

const COLORS = ['Red', 'Midnight blue', 'Silver', 'British racing green', 'White', 'Black'];

export function vehicleFor(email: string, index: number): object {
  const random = new Random(`${email} vehicle ${index}`);
  const [type, make, model, year] = MODELS[(index + random.whole(0, 9)) % MODELS.length]!;
  return {
    type,
    make,
    model,
    year,
    vin: `WCR${String(random.whole(0, 99_999_999_999_999)).padStart(14, '0')}`,
    birth_date: `${year}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    purchase_date: `20${random.whole(10, 24)}-0${random.whole(1, 9)}-2${random.whole(0, 8)}`,
    current_mileage: random.whole(1_000, 20_000),
    nickname: random.next() < 0.3 ? `Number ${index + 1}` : null,
    color: random.of(COLORS),
    description: `${make} ${model} in daily use, serviced by its owner.`,
    notes: index % 3 === 0 ? 'Stored under a cover from November to March.' : null,
  };
}

export const partsFor = (vehicle_id: number): object[] => [
  { vehicle_id, name: 'Oil filter', part_number: '0 986 452 041', manufacturer: 'Bosch', type: 'OEM', cost: 11.9 },
  { vehicle_id, name: 'Brake pads, front', part_number: 'DP2101', manufacturer: 'EBC', type: 'Aftermarket', cost: 64 },
];

const WORK = [
  ['Oil and filter change', 'Regular Maintenance', 74.5],
  ['Tyre rotation', 'Regular Maintenance', 35],
  ['Front brake pads', 'Repair', 189.9],
  ['Coolant flush', 'Regular Maintenance', 92],
  ['Alternator replaced', 'Repair', 412.35],
  ['Lowering springs', 'Modification', 530],
  ['Annual inspection', 'Other', 48],
] as const;

/** Events of an import, spread evenly over the vehicles. Every fifth uses a part, if the vehicle has parts. */
export function eventsFor(
  email: string,
  vehicleIds: readonly number[],
  count: number,
  parts: ReadonlyMap<number, number[]>,
): object[] {
  const random = new Random(`${email} events`);
  return Array.from({ length: count }, (_, index) => {
    const vehicle_id = vehicleIds[index % vehicleIds.length]!;
    const turn = Math.floor(index / vehicleIds.length);
    const [name, type, cost] = WORK[turn % WORK.length]!;
    const used = parts.get(vehicle_id) ?? [];
    return {
      vehicle_id,
      name,
      type,
      status: 'Completed',
      date_performed: new Date(Date.UTC(2001, 0, 5 + turn * 80)).toISOString().slice(0, 10),
      mileage_at_service: 20_000 + turn * 900 + random.whole(0, 400),
      cost: Math.round(cost * random.between(0.8, 1.3) * 100) / 100,
      description: `${name} as planned. Everything else was looked over and found in order.`,
      notes: index % 4 === 0 ? 'Look again in spring.' : null,
      parts: (index + turn) % 5 === 0 && used.length > 0 ? [{ id: used[turn % used.length], quantity: 1 }] : [],
    };
  });
}
