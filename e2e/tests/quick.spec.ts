import { type ElementHandle, expect, test, type Page } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { fillIn, submit } from '../src/form.js';
import { faultsByKeyboard } from '../src/keyboard.js';
import { Pace } from '../src/pace.js';
import { aPerson, create, signedInAs, type Person } from '../src/person.js';
import { inScheme } from '../src/screens.js';
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

  const STEPS: Record<string, ((page: Page) => Promise<unknown>)[]> = {
    service: [
      (page) => page.getByRole('link', { name: /Pop-up/ }).click(),
      (page) => page.getByRole('button', { name: /Oil change/ }).click(),
      (page) => page.getByRole('button', { name: 'Next' }).click(),
    ],
    'fill-up': [
      (page) => page.getByRole('link', { name: /Pop-up/ }).click(),
      async (page) => {
        await page.getByLabel(/Odometer/).fill('152990');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByLabel('Amount').waitFor();
      },
    ],
    reading: [(page) => page.getByRole('link', { name: /Pop-up/ }).click()],
  };
  for (const [entry, steps] of Object.entries(STEPS))
    test(
      `no step of a ${entry} has anything to press that is smaller than a thumb, and axe finds nothing`,
      thorough,
      async ({ page, context }) => {
        const person = await aDriver();
        await create(person, '/api/fill-ups', { ...FILL_UP, vehicle_id: person.cars[0] });
        await signedInAs(context, person);
        await page.goto(`/quick?entry=${entry}`);
        for (const go of [() => page.getByText('Which vehicle?').waitFor(), ...steps]) {
          await go(page);
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          expect(await faultsOf(page)).toEqual([]);
        }
      },
    );

  test('the inboxes of what was written in a hurry are for a thumb, too', thorough, async ({ page, context }) => {
    const person = await aDriver();
    const vehicle_id = person.cars[0];
    await create(person, '/api/fill-ups', { ...FILL_UP, vehicle_id, to_complete: true });
    const hurried = { vehicle_id, name: 'Wipers', type: 'Repair', status: 'Completed', to_complete: true };
    await create(person, '/api/service/events', { ...hurried, date_performed: '2026-10-20' });
    await signedInAs(context, person);
    await page.goto('/dashboard');
    for (const title of ['Service to complete', 'Fill-ups to complete']) {
      const inbox = page.getByRole('region', { name: title });
      await inbox.getByRole('link').first().waitFor();
      expect(await tooSmall(page, await inbox.elementHandle()), title).toEqual([]);
    }
  });

  test(
    'a service, with the parts of last time, is logged by the keyboard alone',
    thorough,
    async ({ page, context }) => {
      const person = await aDriver();
      const [vehicle_id] = person.cars;
      const { id } = await create(person, '/api/parts', { vehicle_id, name: 'Oil filter', type: 'OEM' });
      const template = { name: 'Oil change', type: 'Regular Maintenance', recurrence_type: 'Periodic' };
      const { id: template_id } = await create(person, '/api/service-event-templates', {
        ...{ ...template, recurrence_time_interval: 180, recurrence_mileage_interval: 5_000 },
      });
      await create(person, '/api/service/events', {
        ...{ vehicle_id, name: 'Oil change', type: 'Regular Maintenance', template_id, parts: [{ id, quantity: 1 }] },
        ...{ date_performed: '2026-10-20', mileage_at_service: 152_700 },
      });
      await signedInAs(context, person);
      await page.goto('/quick');
      await page.getByRole('link', { name: /Pop-up/ }).press('Enter');
      await page.getByRole('button', { name: /Oil change/ }).press('Enter');
      await expect(page.getByRole('textbox', { name: /Mileage/ })).toBeFocused();
      await page.keyboard.type('152990');
      await expect(page.getByText(/Usually: Every 180 days .* or 5,000 miles · last done 290.mi ago/)).toBeVisible();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Parts as last time: Oil filter' }).press('Space');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Oil change', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Oil filter' })).toBeVisible();
    },
  );

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a quick entry that was never opened suggests what was done before', thorough, async ({ page, context }) => {
      const person = await aDriver();
      const [vehicle_id] = person.cars;
      const { id } = await create(person, '/api/parts', { vehicle_id, name: 'Oil filter', type: 'OEM' });
      await create(person, '/api/service/events', {
        ...{ vehicle_id, name: 'Oil change', type: 'Regular Maintenance', parts: [{ id, quantity: 1 }], cost: 95 },
        ...{ date_performed: '2026-10-20', mileage_at_service: 152_700 },
      });
      await signedInAs(context, person);
      await page.goto('/dashboard');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto('/dashboard');
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^carnet.offline-ready/.test(key)));
      await context.setOffline(true);
      await page.goto(`/quick?entry=service&vehicle=${vehicle_id}`);
      await page.getByRole('button', { name: /Oil change.*\$95/ }).click();
      await page.getByLabel(/Mileage/).fill('152990');
      await expect(page.getByText(/last done 290.mi ago/)).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Parts as last time: Oil filter' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('Oil change');
      await context.setOffline(false);
      await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeHidden();
      await expect(page.getByText('152,990 mi').first()).toBeVisible();
    });
  });
});

/** Faults by axe and by keyboard, in light and dark, and of targets that are too small. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = [...(await tooSmall(page)), ...(await faultsByKeyboard(page))];
  for (const scheme of ['dark', 'light'] as const) {
    await inScheme(page, scheme);
    faults.push(...(await violationsOf(page)).map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}

test('the keyboard alone logs a line of the palette, which shows first what it understood @thorough', async ({
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
    await expect(page.getByRole('button', { name: /^Add to the papers of/ })).toBeEnabled();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Add to the papers of/ }).press('Enter');
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

/** Links, buttons and fields of the page's own that are lower or narrower than a thumb. */
const tooSmall = (page: Page, within: ElementHandle<Element> | null = null): Promise<string[]> =>
  page.evaluate(
    ({ least, part }) => {
      const place = part ?? document.querySelector('main')!;
      const all = [...place.querySelectorAll(':is(a, button, input, select):not([type=file])')];
      const small = all.filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return height > 0 && (height < least || width < least);
      });
      // The way back above the heading is the product's everywhere, and no step of the entry.
      return small.filter((element) => !element.closest('header')).map((element) => element.outerHTML.slice(0, 120));
    },
    { least: TARGET, part: within },
  );
