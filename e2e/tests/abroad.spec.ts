import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { callPatiently } from '../src/api.js';
import { choose, fillIn, submit } from '../src/form.js';
import { thorough } from '../src/turn.js';

const PASSWORD = 'Quattro-1984-Ur!';
const WIDTHS = [1440, 390];

/** Texts and inputs of a person who has only set the browser's language. */
interface Abroad {
  locale: string;
  timezoneId: string;
  /** Labels of username, email, password and its repetition; and of both names, in order. */
  register: { account: string[]; names: Record<string, string>; button: string };
  welcome: string;
  settings: { region: string; currency: string; unit: string };
  vehicle: { fields: Record<string, string>; button: string; odometer: string };
  event: { fields: Record<string, string>; type: [group: string, choice: string]; button: string };
  shown: { money: string; date: string; mileage: string };
  list: string;
  due: string[];
  palette: { search: string; found: string };
}

const german: Abroad = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  register: {
    account: ['Benutzername', 'E-Mail', 'Passwort', 'Passwort bestätigen'],
    names: { Vorname: 'Edda', Nachname: 'Brandt' },
    button: 'Registrieren',
  },
  welcome: 'Willkommen, Edda',
  settings: { region: 'de-DE', currency: 'EUR', unit: 'Kilometer' },
  vehicle: {
    fields: { Marke: 'Mercedes-Benz', Modell: '190 E', Baujahr: '1989', 'Aktueller Tachostand': '135.400' },
    button: 'Fahrzeug anlegen',
    odometer: '135.400 Kilometer',
  },
  event: {
    fields: {
      Name: 'Ventile eingestellt',
      'Ausgeführt am': '2026-03-05',
      'Tachostand beim Service': '135.000',
      Kosten: '1.234,56',
    },
    type: ['Art', 'Reparatur'],
    button: 'Serviceeintrag anlegen',
  },
  shown: { money: '1.234,56 €', date: '05.03.2026', mileage: '135.000 km' },
  list: 'Servicehistorie',
  due: ['noch 4.600 km', 'bei 140.000 km'],
  palette: { search: 'Suche', found: '1 Treffer' },
};

const japanese: Abroad = {
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  register: {
    account: ['ユーザー名', 'メールアドレス', 'パスワード', 'パスワード（確認）'],
    names: { 姓: '山田', 名: '太郎' },
    button: '新規登録',
  },
  welcome: 'ようこそ、山田さん',
  settings: { region: 'ja-JP', currency: 'JPY', unit: 'キロメートル' },
  vehicle: {
    fields: { メーカー: 'トヨタ', 車種: 'AE86', 年式: '1985', 現在の走行距離: '135,400' },
    button: '車両を登録',
    odometer: '135,400 キロメートル',
  },
  event: {
    fields: { 整備名: 'バルブ調整', 実施日: '2026-03-05', 整備時の走行距離: '135,000', 費用: '123,456' },
    type: ['整備の種類', '修理'],
    button: '整備記録を登録',
  },
  shown: { money: '￥123,456', date: '2026/03/05', mileage: '135,000 km' },
  list: '整備履歴',
  due: ['あと 4,600 km', '140,000 km で'],
  palette: { search: '検索', found: '1 件' },
};

for (const [who, abroad] of Object.entries({
  'in Germany, with kilometers and euros': german,
  'in Japan, with yen': japanese,
}))
  for (const width of WIDTHS)
    test.describe(`somebody ${who}, at ${width} px`, thorough, () => {
      const { locale, timezoneId } = abroad;
      test.use({ locale, timezoneId, viewport: { width, height: 900 } });

      test('registers, and reads and writes as at home, from the vehicle to what is due and what is found', async ({
        page,
      }) => {
        await register(page, abroad);
        await findsTheirCustoms(page, abroad);
        const vehicle = await addsAVehicle(page, abroad);
        await logsAService(page, abroad, vehicle);
        await page.goto('/service-history');
        await expect(page.getByRole('heading', { level: 1, name: abroad.list })).toBeVisible();
        for (const text of Object.values(abroad.shown)) await expect(page.getByText(text).first()).toBeVisible();
        await planned(page, vehicle);
        await page.goto(`/vehicles/${vehicle}`);
        for (const text of abroad.due) await expect(page.getByText(text).first()).toBeVisible();
        await findsItAgain(page, abroad);
      });
    });

async function register(page: Page, { register: { account, names, button }, welcome }: Abroad): Promise<void> {
  const username = `e2e-${randomUUID().slice(0, 12)}`;
  const typed = [username, `${username}@example.org`, PASSWORD, PASSWORD];
  await page.goto('/register');
  await fillIn(page, { ...Object.fromEntries(account.map((label, at) => [label, typed[at]!])), ...names });
  const labels = (await page.locator('label').allTextContents()).map((label) => label.trim());
  expect(labels.filter((label) => label in names)).toEqual(Object.keys(names));
  await submit(page, button);
  await expect(page.getByRole('heading', { level: 1, name: welcome, exact: true })).toBeVisible();
}

async function findsTheirCustoms(page: Page, { settings, locale }: Abroad): Promise<void> {
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
  await expect(page.getByRole('radio', { name: settings.unit })).toBeChecked();
  for (const value of [settings.region, settings.currency])
    await expect(page.locator(`select:has(option[value='${value}']:checked)`)).toHaveValue(value);
}

async function addsAVehicle(page: Page, { vehicle }: Abroad): Promise<number> {
  await page.goto('/vehicles/new');
  await fillIn(page, vehicle.fields);
  await submit(page, vehicle.button);
  await expect(page.getByRole('img', { name: vehicle.odometer })).toBeVisible();
  return Number(/\d+$/.exec(page.url())![0]);
}

async function logsAService(page: Page, { event, shown }: Abroad, vehicle: number): Promise<void> {
  await page.goto(`/service/events/new?vehicle_id=${vehicle}`);
  await fillIn(page, event.fields);
  await choose(page, ...event.type);
  await submit(page, event.button);
  await expect(page.getByRole('heading', { level: 1, name: Object.values(event.fields)[0] })).toBeVisible();
  for (const text of Object.values(shown)) await expect(page.getByText(text).first()).toBeVisible();
}

/** Creates a plan that is due in 4,600 km. */
async function planned(page: Page, vehicle_id: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('carnet.token')!);
  const create = async (path: string, body: object): Promise<number> => {
    const answer = await callPatiently({ method: 'POST', path, token, body });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const template = await create('/api/service-event-templates', {
    ...{ name: '140', type: 'Regular Maintenance', distance_unit: 'km' },
    ...{ recurrence_type: 'Total_Mileage', recurrence_total_mileage: 140_000 },
  });
  await create('/api/service-schedules', { vehicle_id, name: '1', template_ids: [template] });
}

async function findsItAgain(page: Page, { event, palette }: Abroad): Promise<void> {
  const name = Object.values(event.fields)[0]!;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette.search }).fill(name);
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: palette.found })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
