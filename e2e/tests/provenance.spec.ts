import { expect, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aPerson, create } from '../src/person.js';
import { aPdf } from '../src/tus.js';
import { atOneWidth } from '../src/turn.js';

const SCREENS = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const owners = (page: Page) => panel(page, 'Owners').getByRole('listitem');

for (const [name, viewport] of Object.entries(SCREENS))
  test.describe(`the provenance on ${name}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('begins with oneself, goes back, shows the gap and fills it; the odometer has the mileages', async ({
      page,
      garage,
    }) => {
      const bought = { birth_date: '1971-03-01', purchase_date: '1998-05-02' };
      const car = await garage.vehicle(await garage.collection('Italian'), bought);
      await page.goto(`/vehicles/${car}?tab=provenance`);
      await page.getByRole('link', { name: 'Begin with Yourself' }).click();
      await expect(heading(page, 'Add Owner')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'You' })).toBeChecked();
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('1998-05-02');
      await fillIn(page, { 'Mileage then': '61,400', Price: '9000' });
      await submit(page, 'Save Owner');
      await expect(owners(page).filter({ hasText: 'You' })).toContainText('61,400 mi');

      await panel(page, 'Owners').getByRole('link', { name: 'Add Owner', exact: true }).click();
      await expect(heading(page, 'Add Owner')).toBeVisible();
      await fillIn(page, { Name: 'Étienne Moreau', From: '1971-06-10', To: '1985-01-31', 'Mileage then': '20' });
      await page.getByRole('combobox', { name: 'Acquired' }).selectOption('Bought new');
      await submit(page, 'Save Owner');
      await expect(owners(page)).toHaveCount(3);
      const gap = owners(page).nth(1);
      await expect(gap).toContainText('Nobody known');
      await expect(gap).toContainText('Feb 1, 1985 to May 1, 1998');

      await gap.getByRole('link', { name: /^Add Owner: / }).click();
      await expect(heading(page, 'Add Owner')).toBeVisible();
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('1998-05-01');
      await page.getByRole('radio', { name: 'Name withheld' }).check();
      await submit(page, 'Save Owner');
      await expect(owners(page)).toHaveCount(3);
      await expect(owners(page).nth(1)).toContainText('Name withheld');
      await expect(page.getByText('No gap in the history')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

      await page.goto(`/vehicles/${car}`);
      await expect(page.getByRole('link', { name: '3 owners known since 1971' })).toBeVisible();
      await expect(page.getByRole('img', { name: '61,400 miles', exact: true })).toBeVisible();
      await page.goto(`/vehicles/${car}?tab=odometer`);
      const reading = panel(page, 'Readings').getByRole('row').filter({ hasText: 'Jun 10, 1971' });
      await expect(reading).toContainText('New owner: Étienne Moreau');
    });

    test('an owner is changed, deleted and brought back; who contradict each other are named @thorough', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { birth_date: '1971-03-01' });
      await garage.owner(car, 'Moreau', { from_date: '1971-06-10', to_date: '1985-01-31', location: 'Lyon' });
      await garage.owner(car, 'Lindqvist', { from_date: '1984-06-01', to_date: null });
      await page.goto(`/vehicles/${car}?tab=provenance`);
      const found = panel(page, 'To check: 1 overlap');
      await expect(found).toContainText('Moreau and Lindqvist both had it: Jun 1, 1984 to Jan 31, 1985.');

      await page.getByRole('link', { name: /^Edit Moreau/ }).click();
      await expect(heading(page, 'Edit Owner')).toBeVisible();
      await fillIn(page, { To: '1984-06-01' });
      await submit(page, 'Save Owner');
      await expect(owners(page).first()).toContainText('Jun 10, 1971 to Jun 1, 1984');
      await expect(found).toBeHidden();

      await page.getByRole('button', { name: /^Delete Moreau/ }).click();
      await expect(owners(page).filter({ hasText: 'Moreau' })).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(owners(page).filter({ hasText: 'Moreau' })).toContainText('Lyon');
    });

    test('numbers stand on the plate, and match or do not @thorough', async ({ page, garage }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { vin: '818330 1042' });
      await page.goto(`/vehicles/${car}?tab=provenance`);
      const numbers = panel(page, 'Numbers');
      await numbers.getByRole('link', { name: 'Begin with the Engine' }).click();
      await expect(heading(page, 'Add Number')).toBeVisible();
      await fillIn(page, { 'As built': '818.302*4471', 'As fitted': '818302 4471' });
      await submit(page, 'Save Number');
      const engine = numbers.getByRole('listitem').filter({ hasText: 'Engine' });
      await expect(engine).toContainText('Matching');
      await expect(numbers.getByRole('listitem').first()).toContainText('8183301042');

      await numbers.getByRole('link', { name: /^Edit Engine/ }).click();
      await expect(heading(page, 'Edit Number')).toBeVisible();
      await fillIn(page, { 'As fitted': '818302 5002' });
      await submit(page, 'Save Number');
      await expect(engine).toContainText('Replaced');
      await expect(page.getByText('Replaced: Engine')).toBeVisible();
      await numbers.getByRole('button', { name: /^Delete Engine/ }).click();
      await expect(numbers.getByText('No numbers yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(engine).toContainText('818302 5002');
    });

    test('what is typed and not saved is there again @thorough', async ({ page, garage }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await page.goto(`/vehicles/owners/new?vehicle_id=${car}`);
      await fillIn(page, { Name: 'Moreau', Notes: 'Letter of 1985' });
      await page.reload();
      await expect(page.getByLabel(/^Notes/)).toHaveValue('Letter of 1985');
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Moreau');
    });
  });

test('a paper comes with a new owner, shows at the tab, and comes back with the owner @thorough', async ({
  page,
  garage,
}) => {
  const car = await garage.vehicle(await garage.collection('Italian'));
  await page.goto(`/vehicles/owners/new?vehicle_id=${car}`);
  await fillIn(page, { Name: 'Moreau', From: '1971-06-10', To: '1985-01-31' });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: aPdf('Contract of sale, 20 miles') });
  await expect(page.getByText('contract.pdf')).toBeVisible();
  await submit(page, 'Save Owner');
  const papers = page.getByRole('button', { name: /^Papers and photos of Moreau/ });
  await papers.click();
  const paper = panel(page, 'Documents').getByRole('link', { name: 'contract.pdf' });
  await expect(paper).toBeVisible();
  await page.getByRole('button', { name: /^Delete Moreau/ }).click();
  await expect(papers).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await papers.click();
  await paper.click();
  await expect(page.getByText('Owner Moreau, Jun 10, 1971')).toBeVisible();
});

test('a search finds the tab by its name, an owner and a number @thorough', async ({ page, garage }) => {
  const car = await garage.vehicle(await garage.collection('Italian'));
  await garage.owner(car, 'Lindqvist', { from_date: '1971-06-10', to_date: null });
  await garage.number(car, 'engine', '8183024471');
  await page.goto('/dashboard');
  // The page is visible before its script handles keys.
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search' });
  for (const text of ['fulvia provenance', 'lindqvist', '8183024471']) {
    await search.fill(text);
    const found = page.getByRole('option').filter({ hasText: '1971 Lancia Fulvia' });
    await expect(found.first()).toBeVisible();
  }
  await page.getByRole('option').filter({ hasText: '8183024471' }).click();
  await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
  await expect(panel(page, 'Numbers')).toContainText('8183024471');
});

test("another's vehicle, owner and number are not found", async ({ page }) => {
  const stranger = await aPerson();
  const { id: collection_id } = await create(stranger, '/api/collections', { name: 'Theirs' });
  const vehicle = { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'GT', year: 1969 };
  const { id: vehicle_id } = await create(stranger, '/api/vehicles', vehicle);
  const chapter = { vehicle_id, owned_by: 'withheld', from_date: '1971-06-10' };
  const { id: owner } = await create(stranger, '/api/ownership-chapters', chapter);
  await page.goto(`/vehicles/owners/${owner}/edit`);
  await expect(heading(page, 'Owner not found')).toBeVisible();
  await page.goto(`/vehicles/owners/new?vehicle_id=${vehicle_id}`);
  await expect(heading(page, 'Vehicle not found')).toBeVisible();
});
