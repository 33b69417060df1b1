import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aJpeg } from './photos.js';
import { aPdf } from './tus.js';

export const LUBELOGGER_KEY = 'k3yOfTheGarage';

const record = (fields: object) => ({ vehicleId: 3, notes: '', tags: '', extraFields: [], files: [], ...fields });
const file = (name: string, location: string) => ({ name, location, isPending: false });

/**
 * A fake LubeLogger server, built after its source (1.6.8), with our own data. Clients authenticate by `x-api-key`, and get plain numbers if they send
 * `culture-invariant`.
 */
export async function aLubeLogger() {
  const photo = await aJpeg({ taken: '2025-03-04T10:00:00', hue: 210, width: 400, height: 300 });
  const lists: Record<string, unknown> = {
    '/api/whoami': { username: 'ada', emailAddress: '', isAdmin: false, isRoot: false },
    '/api/info': { currentVersion: '1.6.8', locale: 'de-DE', currencySymbol: '€', decimalSeparator: ',' },
    '/api/vehicles': [
      { id: 3, year: 2012, make: 'Opel', model: 'Corsa', licensePlate: 'HD K 12', isElectric: false, isDiesel: true },
    ],
    '/api/vehicle/servicerecords/all': [
      record({
        ...{ id: 11, date: '2025-03-04', odometer: 52_310, description: 'Brake pads', cost: 214.5, notes: 'Front' },
        extraFields: [{ name: 'Garage', value: 'Kolb', isRequired: false, fieldType: 0 }],
        files: [file('Bill', '/documents/0b1c.pdf'), file('Worn pads.jpg', '/documents/0b1d.jpg')],
      }),
    ],
    '/api/vehicle/gasrecords/all': [
      record({
        ...{ id: 12, date: '2025-05-06', odometer: 53_000, fuelConsumed: 40.5, cost: 62.4, fuelEconomy: 0 },
        ...{ isFillToFull: true, missedFuelUp: false },
        files: [file('Receipt', '/documents/0b1e.pdf')],
      }),
    ],
    '/api/vehicle/reminders/all': [
      {
        ...{ vehicleId: 3, id: 14, description: 'Oil', urgency: 'NotUrgent', metric: 'Both', userMetric: 'Both' },
        ...{ notes: '', dueDate: '2027-12-01', dueOdometer: 70_000, dueDays: 400, dueDistance: 17_000, tags: '' },
      },
    ],
  };
  const files: Record<string, Buffer> = {
    '/documents/0b1c.pdf': aPdf('Kolb, pads 214.50'),
    '/documents/0b1d.jpg': photo,
    '/documents/0b1e.pdf': aPdf('Diesel 40.5'),
  };
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0]!;
    if (headers['x-api-key'] !== LUBELOGGER_KEY) return void response.writeHead(401).end();
    if (files[path]) return void response.end(files[path]);
    if (!path.startsWith('/api/')) return void response.writeHead(302, { location: '/Login' }).end();
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(lists[path] ?? []));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
