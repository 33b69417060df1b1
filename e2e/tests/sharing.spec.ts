import { type Browser, expect, type Page, test } from '@playwright/test';
import { call } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aPerson, create, type Person, signedInAs } from '../src/person.js';
import { atOneWidth } from '../src/turn.js';
import { until } from '../src/until.js';

// Two people: one invites, the other accepts, looks around, writes, and is shut out again (ADR 130).

const linkIn = ({ text }: { text?: string }): string => /http\S+\/invitation#token=\S+/.exec(text!)![0];

/** Somebody whose address is confirmed, since an invitation is for that. */
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

    test('shows a viewer nothing that they may not do', async ({ browser }) => {
      const [owner, guest] = await Promise.all([aConfirmedPerson(), aConfirmedPerson()]);
      const { vehicle } = await aGarage(owner, 'Owner’s Saab');
      const ofOwner = await aPage(browser, viewport, owner);
      const ofGuest = await aPage(browser, viewport, guest);
      await invite(ofOwner, guest.email, 'viewer');
      const [mail] = await mailsTo(guest.email, 1);
      await ofGuest.goto(linkIn(mail!));
      await ofGuest.getByRole('button', { name: 'Accept invitation' }).click();
      await expect(ofGuest).toHaveURL(/\/dashboard$/);
      for (const path of ['/vehicles', `/vehicles/${vehicle}`, '/parts', '/issues']) {
        await ofGuest.goto(path);
        await expect(ofGuest.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(ofGuest.locator('a[href*="/new"], a[href*="/create"], a[href$="/edit"]')).toHaveCount(0);
        await expect(ofGuest.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      }
      // The person's own things stay theirs.
      await ofGuest.goto('/settings?tab=keys');
      await expect(ofGuest.getByRole('button', { name: 'Make an API key' })).toBeVisible();
    });
  });
}

/** The `sub` of a token, which is the person's id. */
const idOf = ({ token }: Person): number =>
  Number((JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub);
