import { expect, test, type Page } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { fillIn, submit } from '../src/form.js';
import { Pace } from '../src/pace.js';
import { aPerson, create, signedInAs, type Person } from '../src/person.js';
import { thorough } from '../src/turn.js';

const PHONE = { width: 390, height: 844 };
/** From offline.md, 'Twenty seconds'. */
const MOST_TAPS = 8;
const MOST_SECONDS = 20;
const READING_SECONDS = 5;
const TARGET = 48;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('an oil change is logged with eight taps at most, and stands among what is to be completed', async ({
    page,
    context,
  }) => {
    await signedInAs(context, await aDriver());
    await page.goto('/dashboard');
    const pace = new Pace(page);
    await pace.tap('link', 'Quick entry');
    await pace.choose('link', /Pop-up/);
    await pace.choose('button', /Oil change/);
    await pace.type(/Mileage/, '152990');
    await expect(page.getByText(/About 15\d,.* is expected/)).toBeVisible();
    await pace.tap('button', 'Next');
    await pace.choose('button', /As last time: \$91\.71/);
    await pace.tap('button', 'Save');
    await expect(page.getByText('Written down in a hurry')).toBeVisible();
    await expect(page.getByText('152,990 mi')).toBeVisible();
    noted('quick entry', pace);
    expect(pace.taps, pace.row).toBeLessThanOrEqual(MOST_TAPS);
    expect(pace.seconds, pace.row).toBeLessThanOrEqual(MOST_SECONDS);

    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Service to complete' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Oil change', exact: true }).last().click();
    await page.getByRole('button', { name: 'Nothing is missing' }).click();
    await expect(page.getByText('Written down in a hurry')).toBeHidden();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await expect(page.getByRole('heading', { name: 'Service to complete' })).toBeHidden();
  });

  test('the same by the form, for comparison', thorough, async ({ page, context }) => {
    await signedInAs(context, await aDriver());
    await page.goto('/dashboard');
    const pace = new Pace(page);
    await pace.choose('link', 'Log Service');
    await pace.select('Vehicle', '1989 Mazda MX-5 Miata (Pop-up)');
    await pace.type('Service name', 'Oil change');
    await pace.type('Mileage at service', '152990');
    await pace.type('Cost', '91.71');
    await pace.tap('button', 'Create Service Event');
    await expect(page.getByRole('heading', { name: 'Oil change', level: 1 })).toBeVisible();
    noted('form', pace);
    expect(pace.seconds).toBeGreaterThan(0);
  });

  test(
    'a reading is logged in five seconds from a shortcut, once the car is chosen',
    thorough,
    async ({ page, context }) => {
      const person = await aDriver();
      await signedInAs(context, person);
      await page.goto('/quick?entry=reading');
      await page.getByRole('link', { name: /Pop-up/ }).click();
      const pace = new Pace(page);
      await pace.type(/Odometer/, '152991');
      await pace.tap('button', 'Save');
      await expect(page).toHaveURL(/\/vehicles\/\d+\?tab=odometer/);
      noted('reading, of a car that is chosen', pace);
      expect(pace.seconds, pace.row).toBeLessThanOrEqual(READING_SECONDS);
    },
  );

  test('a fill-up is logged with eight taps at most', thorough, async ({ page, context }) => {
    const person = await aDriver();
    const [car] = person.cars;
    await create(person, '/api/fill-ups', { ...FILL_UP, vehicle_id: car });
    await signedInAs(context, person);
    await page.goto('/dashboard');
    const pace = new Pace(page);
    await pace.tap('link', 'Quick entry');
    await pace.choose('link', 'Add Fill-up');
    await pace.choose('link', /Pop-up/);
    await pace.type(/Odometer/, '152990');
    await pace.tap('button', 'Next');
    await pace.type('Amount', '9.8');
    await pace.type('Total', '36.20');
    await expect(page.getByText('At Shell, Monterey')).toBeVisible();
    await pace.tap('button', 'Save');
    await expect(page.getByText('Written down in a hurry')).toBeVisible();
    noted('fill-up', pace);
    expect(pace.taps, pace.row).toBeLessThanOrEqual(MOST_TAPS);
  });

  test('nothing to press is smaller than a thumb, and axe finds nothing', thorough, async ({ page, context }) => {
    await signedInAs(context, await aDriver());
    await page.goto('/quick');
    for (const go of [
      () => page.getByText('Which vehicle?').waitFor(),
      () => page.getByRole('link', { name: /Pop-up/ }).click(),
      () => page.getByRole('button', { name: /Oil change/ }).click(),
      () => page.getByRole('button', { name: 'Next' }).click(),
    ]) {
      await go();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await tooSmall(page)).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

test('the keyboard alone logs a line of the palette, which shows first what it understood', async ({
  page,
  context,
}) => {
  await signedInAs(context, await aDriver());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('oil miata 152990 164.40');
  await expect(page.getByRole('option', { name: /Oil change · Pop-up.*152,990.mi · \$164\.40 · today/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cost' })).toHaveValue('164.40');
  await expect(page.getByRole('textbox', { name: 'Cost' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Written down in a hurry')).toBeVisible();
  await expect(page.getByText('$164.40')).toBeVisible();
});

test.describe('another app', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('shares a PDF, which waits for who signs in, and goes to their papers', thorough, async ({ page }) => {
    const person = await aDriver();
    await page.goto('/about');
    await page.evaluate((token) => localStorage.setItem('carnet.token', token), person.token);
    await page.goto('/dashboard');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    });
    await page.evaluate(() => localStorage.removeItem('carnet.token'));
    await page.goto('/about');
    await sharePdf(page);
    await expect(page).toHaveURL('/login');
    await fillIn(page, { Email: person.email, Password: person.password });
    await submit(page, 'Log in');
    await expect(page).toHaveURL('/share');
    await expect(page.getByText('receipt.pdf')).toBeVisible();
    await page.getByRole('button', { name: /^Add to the papers of/ }).click();
    await expect(page).toHaveURL('/documentation');
    await expect(page.getByText('receipt.pdf').first()).toBeVisible();
    await page.goto('/share');
    await expect(page.getByText('Nothing was shared')).toBeVisible();
  });
});

/** Submits the form that a browser sends to a share target. */
async function sharePdf(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [form, input] = [document.createElement('form'), document.createElement('input')];
    Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
    Object.assign(input, { type: 'file', name: 'files' });
    const files = new DataTransfer();
    files.items.add(new File(['%PDF-1.4 a receipt'], 'receipt.pdf', { type: 'application/pdf' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
}

const FILL_UP = {
  ...{ filled_on: '2026-10-01', odometer: 152_700, energy: 'petrol', amount: 10, unit: 'us_gal', total: 37 },
  station: 'Shell, Monterey',
};

/** A person with two cars. One has had oil changes before. */
async function aDriver(): Promise<Person & { cars: number[] }> {
  const person = await aPerson();
  const { id } = await create(person, '/api/collections', { name: 'Garage' });
  const car = { collection_id: id, type: 'Car', make: 'Mazda', model: 'MX-5 Miata', year: 1989, nickname: 'Pop-up' };
  const { id: miata } = await create(person, '/api/vehicles', car);
  const { id: volvo } = await create(person, '/api/vehicles', {
    ...car,
    make: 'Volvo',
    model: '240',
    nickname: 'Brick',
  });
  for (const [date_performed, mileage_at_service] of [
    ['2025-10-14', 145_000],
    ['2026-10-14', 152_676],
  ]) {
    const oil = { vehicle_id: miata, name: 'Oil change', type: 'Regular Maintenance', cost: 91.71 };
    await create(person, '/api/service/events', { ...oil, date_performed, mileage_at_service });
  }
  return { ...person, cars: [miata, volvo] };
}

/** Prints the result, which docs/benchmarks.md quotes. */
function noted(what: string, pace: Pace): void {
  test.info().annotations.push({ type: 'pace', description: pace.row });
  console.log(`  ${what}: ${pace.row}`);
}

/** Links, buttons and fields of the page that are smaller than a thumb. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll('main :is(a, button, input, select):not([type=file])')];
    const small = all.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return height > 0 && (height < least || width < least);
    });
    // The link back above the heading is on every page and no step of the entry.
    return small.filter((element) => !element.closest('header')).map((element) => element.outerHTML.slice(0, 120));
  }, TARGET);
