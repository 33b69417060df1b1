import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, callPatiently } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aPerson, create, type Person, signedInAs } from '../src/person.js';
import { atOneWidth } from '../src/turn.js';
import { until } from '../src/until.js';

// Two people: one invites, the other accepts, reads, writes, and loses access again (ADR 130).

const linkIn = ({ text }: { text?: string }): string => /http\S+\/invitation#token=\S+/.exec(text!)![0];

/** A person with a confirmed address, which an invitation needs. */
async function aConfirmedPerson(): Promise<Person> {
  const person = await aPerson();
  const [mail] = await confirmationsTo(person.email);
  const token = /#confirm=(\S+)/.exec(mail!.text!)![1];
  expect((await call({ method: 'POST', path: '/api/auth/confirm-email', body: { token } })).status).toBe(200);
  return person;
}

async function aGarage(owner: Person, nickname: string): Promise<{ vehicle: number; collection: number }> {
  const collection = await create(owner, '/api/collections', { name: `Collection of ${nickname}` });
  const about = { type: 'Car', make: 'Saab', model: '96', year: 1973, nickname, collection_id: collection.id };
  const vehicle = await create(owner, '/api/vehicles', about);
  return { vehicle: vehicle.id, collection: collection.id };
}

async function aPage(browser: Browser, viewport: { width: number; height: number }, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await signedInAs(context, person);
  return context.newPage();
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/settings?tab=sharing');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await fillIn(page, { Email: email });
  await page.getByLabel('They may').selectOption(role);
  await submit(page, 'Send invitation');
  await expect(page.getByText(`An invitation has been sent to ${email}.`)).toBeVisible();
}

const openMenuOf = async (page: Page, isNarrow: boolean): Promise<void> =>
  page.getByRole('button', { name: isNarrow ? 'Menu' : /^Garage ./ }).click();

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`a garage that is shared, on ${device}`, atOneWidth(viewport), () => {
    test('is entered, written in, and shut within seconds', async ({ browser }) => {
      const isNarrow = viewport.width < 900;
      const [owner, guest] = await Promise.all([aConfirmedPerson(), aConfirmedPerson()]);
      const { vehicle } = await aGarage(owner, 'Owner’s Saab');
      await aGarage(guest, 'Own Volvo');
      const ofOwner = await aPage(browser, viewport, owner);
      const ofGuest = await aPage(browser, viewport, guest);

      await invite(ofOwner, guest.email, 'editor');
      const [mail] = await mailsTo(guest.email, 1);
      await ofGuest.goto(linkIn(mail!));
      await expect(ofGuest.getByText('Edda Test invites you into their garage.')).toBeVisible();
      await ofGuest.getByRole('button', { name: 'Accept invitation' }).click();
      await expect(ofGuest).toHaveURL(/\/dashboard$/);
      await expect(ofGuest.getByText('Edda Test’s garage')).toBeVisible();

      await ofGuest.goto('/vehicles');
      await expect(ofGuest.getByRole('paragraph').filter({ hasText: 'Owner’s Saab' })).toBeVisible();
      await expect(ofGuest.getByText('Own Volvo')).toHaveCount(0);
      await ofGuest.goto(`/vehicles/${vehicle}/edit`);
      await expect(ofGuest.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
      await expect(ofGuest.getByRole('button', { name: 'Delete Vehicle' })).toHaveCount(0);
      await fillIn(ofGuest, { Nickname: 'Renamed by a friend' });
      await submit(ofGuest, 'Update Vehicle');
      await expect(ofGuest).toHaveURL(new RegExp(`/vehicles/${vehicle}$`));
      await expect(ofGuest.getByText('Renamed by a friend').first()).toBeVisible();
      await ofOwner.goto(`/vehicles/${vehicle}`);
      await expect(ofOwner.getByText('Renamed by a friend').first()).toBeVisible();

      await openMenuOf(ofGuest, isNarrow);
      await ofGuest.getByRole('button', { name: 'My garage', exact: true }).click();
      await expect(ofGuest).toHaveURL(/\/dashboard$/);
      await ofGuest.goto('/vehicles');
      await expect(ofGuest.getByRole('paragraph').filter({ hasText: 'Own Volvo' })).toBeVisible();
      await expect(ofGuest.getByText('Renamed by a friend')).toHaveCount(0);
      await openMenuOf(ofGuest, isNarrow);
      await ofGuest.getByRole('button', { name: /^Edda Test/ }).click();
      await expect(ofGuest.getByText('Edda Test’s garage')).toBeVisible();

      await ofOwner.goto('/settings?tab=sharing');
      const row = ofOwner.getByRole('listitem').filter({ hasText: guest.email });
      await row.getByRole('button', { name: 'End', exact: true }).click();
      await row.getByRole('button', { name: 'End It?' }).click();
      await expect(row).toHaveCount(0);
      await until('every service refuses the guest', async () => {
        const paths = ['/api/vehicles', '/api/service/events', '/api/issues', '/api/fill-ups', '/api/dossiers'];
        const headers = { 'x-garage': String(idOf(owner)) };
        const answers = await Promise.all(paths.map((path) => call({ path, token: guest.token, headers })));
        return answers.every(({ status }) => status === 403);
      });
      await ofGuest.goto('/vehicles');
      await expect(ofGuest.getByText('No longer shared')).toBeVisible();
      await ofGuest.getByRole('button', { name: 'Back to my garage' }).last().click();
      await expect(ofGuest).toHaveURL(/\/dashboard$/);
      await expect(ofGuest.getByText('Edda Test’s garage')).toHaveCount(0);
    });

    test('shows a viewer nothing that they may not do @thorough', async ({ browser }) => {
      const [owner, guest] = await Promise.all([aConfirmedPerson(), aConfirmedPerson()]);
      const { vehicle } = await aGarage(owner, 'Owner’s Saab');
      const ofOwner = await aPage(browser, viewport, owner);
      const ofGuest = await aPage(browser, viewport, guest);
      await invite(ofOwner, guest.email, 'viewer');
      const [mail] = await mailsTo(guest.email, 1);
      await ofGuest.goto(linkIn(mail!));
      await ofGuest.getByRole('button', { name: 'Accept invitation' }).click();
      await expect(ofGuest).toHaveURL(/\/dashboard$/);
      for (const path of ['/dashboard', '/vehicles', `/vehicles/${vehicle}`, '/parts', '/issues']) {
        await ofGuest.goto(path);
        await expect(ofGuest.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(ofGuest.locator('a[href*="/new"], a[href*="/create"], a[href$="/edit"]')).toHaveCount(0);
        await expect(ofGuest.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      }
      // The person's own data stay accessible.
      await ofGuest.goto('/settings?tab=keys');
      await expect(ofGuest.getByRole('button', { name: 'Make an API key' })).toBeVisible();
    });
  });
}

/** Accepts a grant through the API, and opens the garage. */
async function enterAs(
  browser: Browser,
  viewport: { width: number; height: number },
  garage: { owner: Person; guest: Person; role: 'contributor' | 'editor'; vehicle_id?: number },
): Promise<Page> {
  const { owner, guest, role, vehicle_id } = garage;
  const path = '/api/auth/sharing/invitations';
  const body = { email: guest.email, role, vehicle_id };
  expect((await callPatiently({ method: 'POST', path, token: owner.token, body })).status).toBe(201);
  const [mail] = await mailsTo(guest.email, 1);
  const page = await aPage(browser, viewport, guest);
  await page.goto(linkIn(mail!));
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByText('Edda Test’s garage')).toBeVisible();
  return page;
}

/** Responses that a person would notice as an error. */
function refusalsOn(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (answer) => {
    // A page retries by itself if a service is busy.
    if (answer.status() >= 400 && answer.status() !== 503)
      refusals.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return refusals;
}

const VIEWPORT = { width: 1440, height: 900 };

test.describe('a vehicle that is shared alone', atOneWidth(VIEWPORT), () => {
  test('is seen with its history, and gets an entry, and nothing is seen of another @thorough', async ({ browser }) => {
    const [owner, guest] = await Promise.all([aConfirmedPerson(), aConfirmedPerson()]);
    const { vehicle } = await aGarage(owner, 'Shared Saab');
    const { vehicle: other } = await aGarage(owner, 'Hidden Volvo');
    const event = (vehicle_id: number, name: string) =>
      create(owner, '/api/service/events', { vehicle_id, name, type: 'Regular Maintenance', notes: name });
    await event(vehicle, 'Oil of the Saab');
    const hidden = await event(other, 'Oil of the Volvo');
    await create(owner, '/api/issues', { vehicle_id: other, title: 'Rust of the Volvo' });
    const page = await enterAs(browser, VIEWPORT, { owner, guest, role: 'editor', vehicle_id: vehicle });

    const refusals = refusalsOn(page);
    for (const path of [
      ...['/dashboard', '/vehicles', `/vehicles/${vehicle}`, `/vehicles/${vehicle}?tab=parts`, '/service-history'],
      ...[
        '/issues',
        '/fill-ups',
        '/photos',
        '/documentation',
        '/parts',
        '/modifications',
        '/track-days',
        '/service/due',
      ],
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(/Volvo/)).toHaveCount(0);
    }
    // Requests that start with the page's HTML are sent before the page knows its garage.
    expect(refusals.filter((one) => !/\/api\/(?:collections|files)/.test(one))).toEqual([]);
    await page.goto('/service-history');
    await expect(page.getByText('Oil of the Saab').first()).toBeVisible();

    for (const path of ['/tyres', '/collections']) {
      await page.goto(path);
      await expect(page.getByText('This is more than what is shared with you.').first()).toBeVisible();
    }
    for (const path of [`/vehicles/${other}`, `/service/events/${hidden.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
    }

    await page.goto(`/service/events/new?vehicle_id=${vehicle}`);
    await fillIn(page, { 'Service name': 'Brakes by a friend' });
    await submit(page, 'Create Service Event');
    await expect(page).toHaveURL(/\/service\/events\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Brakes by a friend' })).toBeVisible();

    const ofOwner = await aPage(browser, VIEWPORT, owner);
    await ofOwner.goto(new URL(page.url()).pathname);
    await ofOwner.locator('summary', { hasText: 'Changes' }).press('Enter');
    await expect(ofOwner.getByText('by Edda Test')).toBeVisible();
  });
});

test.describe('a contributor', atOneWidth(VIEWPORT), () => {
  test('is offered to change what they have added, and nothing of others @thorough', async ({ browser }) => {
    const [owner, guest] = await Promise.all([aConfirmedPerson(), aConfirmedPerson()]);
    const { vehicle } = await aGarage(owner, 'Owner’s Saab');
    const event = { vehicle_id: vehicle, name: 'Oil by the owner', type: 'Regular Maintenance' };
    const { id } = await create(owner, '/api/service/events', event);
    const page = await enterAs(browser, VIEWPORT, { owner, guest, role: 'contributor' });

    await page.goto(`/service/events/${id}`);
    await expect(page.getByRole('heading', { name: 'Oil by the owner' })).toBeVisible();
    await expect(page.locator('a[href$="/edit"]')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Change status' })).toHaveCount(0);

    await page.goto(`/service/events/new?vehicle_id=${vehicle}`);
    await fillIn(page, { 'Service name': 'Brakes by a friend' });
    await expect(page.getByRole('heading', { name: 'Parts', exact: true })).toHaveCount(0);
    await submit(page, 'Create Service Event');
    await expect(page.getByRole('heading', { name: 'Brakes by a friend' })).toBeVisible();
    await page.locator('a[href$="/edit"]').click();
    await fillIn(page, { 'Service name': 'Brakes, bled' });
    await submit(page, 'Update Service Event');
    await expect(page.getByRole('heading', { name: 'Brakes, bled' })).toBeVisible();

    for (const path of ['/vehicles', '/fill-ups', '/photos', '/documentation', '/service-schedules/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('a[href*="/vehicles/new"], a[href*="/service-schedules/new"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(?:Delete|Trash)/ })).toHaveCount(0);
    }
  });
});

/** The `sub` of a token, which is the person's id. */
const idOf = ({ token }: Person): number =>
  Number((JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub);
