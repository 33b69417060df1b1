import { expect, test } from '@playwright/test';
import { callPatiently, register, stackAddress } from '../src/api.js';
import { MADE_WITHIN_MS, until } from '../src/until.js';

// A vehicle's book from end to end: ordered at the gateway, collected from the services, sealed, and verified independently.

test('a book that is ordered is made of what the services say, and the verifier finds it unchanged @thorough', async ({
  page,
}) => {
  const { token } = await register();
  const make = async (path: string, body: object): Promise<number> => {
    const answer = await callPatiently({ method: 'POST', path, body, token });
    expect([201, 202], answer.text).toContain(answer.status);
    return answer.json<{ id: number }>().id;
  };
  const collection_id = await make('/api/collections', { name: 'Garage' });
  const car = { make: 'Alfa Romeo', model: 'GT Junior', year: 1973, type: 'Car' };
  const vehicle_id = await make('/api/vehicles', { ...car, collection_id });
  const event = { name: 'Oil change', type: 'Regular Maintenance', status: 'Completed', date_performed: '2024-05-01' };
  await make('/api/service/events', { ...event, vehicle_id, mileage_at_service: 81_000 });
  await make('/api/issues', { vehicle_id, title: 'Oil leak' });
  await make('/api/fill-ups', { vehicle_id, filled_on: '2024-05-02', energy: 'petrol', amount: 40, unit: 'l' });
  const id = await make('/api/dossiers', { vehicle_id });
  const read = async () => (await callPatiently({ path: `/api/dossiers/${id}`, token })).json<Dossier>();
  await until('the book is made', async () => ['ready', 'failed'].includes((await read()).state), MADE_WITHIN_MS);
  const dossier = await read();
  expect(dossier).toMatchObject({ state: 'ready', error: null, entries: 2 });
  const file = await fetch(`${stackAddress()}/api/dossiers/${id}/file`, { headers: { 'x-auth-token': token } });
  expect(file.headers.get('etag')).toBe(`"${dossier.sha256}"`);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.goto('/verify');
  await page.getByLabel(/^Choose the PDF or/).setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Unchanged since it was sealed')).toBeVisible();
  await expect(page.getByText('The journal is whole')).toBeVisible();
  await expect(page.getByText(dossier.fingerprint).first()).toBeVisible();
});

interface Dossier {
  state: string;
  error: unknown;
  entries: number;
  sha256: string;
  fingerprint: string;
}
