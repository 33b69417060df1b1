// `npm run browsers -w e2e` opens every screen of a running stack (`CARNET_URL`) in Firefox and WebKit, and does what people do most.
// `-- firefox` only uses Firefox; `-- firefox vehicle` only opens screens whose name starts like that.
// Screenshots are stored in `browsers/`. Exits with 1 on any error.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, callPatiently, stackAddress } from './src/api.js';
import { aKeeper, type Things } from './src/believable.js';
import { firefox } from './src/browsers/firefox.js';
import { Line } from './src/browsers/line.js';
import { field, fill, first, heading, press, type Tab, until } from './src/browsers/tab.js';
import { webkit } from './src/browsers/webkit.js';
import { addressOf, type Screen, screens } from './src/screens.js';

const BROWSERS: Record<string, () => Promise<Tab>> = { firefox, webkit };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const NAME = 'Clutch, and what came with it';
const folder = fileURLToPath(new URL('browsers', import.meta.url));

const [only, beginning = ''] = process.argv.slice(2);
const { keeper, things } = await aKeeper();
let wrong = 0;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(BROWSERS).filter((one) => !only || one === only)) {
  const tab = await BROWSERS[name]!();
  try {
    for (const size of SIZES) {
      await tab.resize(size.width, size.height);
      for (const screen of screens.filter(({ act, name: one }) => !act && one.startsWith(beginning)))
        await check(`${name} ${size.width} ${screen.name}`, tab, () => visit(tab, screen, `${name}-${size.width}`));
    }
    await tab.resize(SIZES[0]!.width, SIZES[0]!.height);
    await check(`${name} signs in`, tab, () => signIn(tab, keeper));
    await check(`${name} logs a service event with a report and a pasted text`, tab, () => logEvent(tab));
    await check(`${name} imports a file`, tab, () => importFile(tab, things));
    await check(`${name} writes without a network`, tab, () => writeWithoutNetwork(tab, name));
  } finally {
    await tab.close();
  }
}
console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;

async function check(what: string, tab: Tab, does: () => Promise<void>): Promise<void> {
  let problems: string[];
  try {
    await does();
    problems = tab.messages();
  } catch (error) {
    problems = [String(error), ...tab.messages()];
    await tab.picture(join(folder, `wrong-${what.replaceAll(' ', '-')}.png`)).catch(() => undefined);
  }
  if (problems.length > 0) wrong += 1;
  console.log([`${problems.length > 0 ? 'WRONG' : 'ok   '} ${what}`, ...problems].join('\n      '));
}

async function visit(tab: Tab, screen: Screen, prefix: string): Promise<void> {
  await keepToken(tab, screen.isPublic ? null : keeper.token);
  await tab.open(stackAddress() + addressOf(screen, things));
  const { source, flags } = typeof screen.shows === 'string' ? { source: screen.shows, flags: '' } : screen.shows;
  const shown =
    typeof screen.shows === 'string'
      ? `one.textContent.includes(${JSON.stringify(source)})`
      : `new RegExp(${JSON.stringify(source)}, '${flags}').test(one.textContent)`;
  await until(tab, `the heading ${screen.shows}`, `[...document.querySelectorAll('h1')].some((one) => ${shown})`);
  await until(tab, 'the end of loading', `![...document.querySelectorAll('[data-waiting]')].length`);
  await until(tab, 'what fits the width', 'document.documentElement.scrollWidth <= innerWidth');
  await tab.picture(join(folder, `${prefix}-${screen.name}.png`));
}

/** Signs the browser in as the owner of this token, or signs it out if it is null. */
async function keepToken(tab: Tab, token: string | null, stack = stackAddress()): Promise<void> {
  await tab.open(`${stack}/robots.txt`);
  const key = `'carnet.token'`;
  await tab.evaluate(
    token ? `localStorage.setItem(${key}, ${JSON.stringify(token)})` : `localStorage.removeItem(${key})`,
  );
}

async function signIn(tab: Tab, { email, password }: Account): Promise<void> {
  await keepToken(tab, null);
  await tab.open(`${stackAddress()}/login`);
  await fill(tab, { Email: email, Password: password });
  await press(tab, 'Log in');
  await heading(tab, 'Welcome');
}

/** Pastes the name after copying it from its field, as a person would. */
async function logEvent(tab: Tab): Promise<void> {
  await tab.open(`${stackAddress()}/service/events/new?vehicle_id=${things.vehicle}`);
  await fill(tab, { 'Service name': NAME, 'Mileage at service': '84,500', Cost: '1,480.50' });
  await tab.click(await field(tab, 'Service name'));
  await tab.control('a');
  await tab.control('c');
  await tab.type(await first(tab, '[contenteditable="true"]'), 'Released at the top, now in the middle. ');
  await tab.control('v');
  await until(
    tab,
    'the pasted text',
    `document.querySelector('[contenteditable="true"]').textContent.includes('${NAME}')`,
  );
  await press(tab, 'Create Service Event');
  await heading(tab, NAME);
  await until(tab, 'the report', `document.querySelector('main').textContent.includes('now in the middle. ${NAME}')`);
  await until(tab, 'its mileage', `/84,500\\s+mi/.test(document.querySelector('main').textContent)`);
}

async function importFile(tab: Tab, { vehicle }: Things): Promise<void> {
  const path = join(tmpdir(), `carnet-import-${process.pid}.json`);
  writeFileSync(path, JSON.stringify([{ vehicle_id: vehicle, name: 'From a file', type: 'Repair', cost: '85.50' }]));
  await tab.open(`${stackAddress()}/service-history`);
  await press(tab, 'Import');
  await tab.chooseFile(await first(tab, 'input[type="file"]'), path);
  await press(tab, 'Import 1 service event');
  await until(tab, 'the imported event', `document.querySelector('main').textContent.includes('From a file')`);
  rmSync(path);
}

/** An entry saved while the connection is cut waits in the list, survives the page, and arrives once. */
async function writeWithoutNetwork(tab: Tab, browser: string): Promise<void> {
  const event = `${browser} without a network`;
  const line = new Line(new URL(stackAddress()));
  await line.join();
  await keepToken(tab, keeper.token, line.address);
  const list = `${line.address}/service-history`;
  await tab.open(list);
  await until(tab, 'the worker that keeps what was seen', 'navigator.serviceWorker.controller');
  await tab.open(list);
  await heading(tab, 'Service History');
  await until(tab, 'the end of loading', `![...document.querySelectorAll('[data-waiting]')].length`);
  await tab.open(`${line.address}/service/events/new?vehicle_id=${things.vehicle}`);
  await until(
    tab,
    'the outbox',
    `performance.getEntriesByType('resource').some(({ name }) => /kit-outbox/.test(name))`,
  );
  await fill(tab, { 'Service name': event });
  await line.cut();
  await tab.click(await first(tab, 'input[type="radio"][value="Repair"]'));
  await press(tab, 'Create Service Event');
  const waiting = `document.querySelector('[aria-label="Not sent yet"]')?.textContent ?? ''`;
  await until(tab, 'the entry that waits', `(${waiting}).includes(${JSON.stringify(event)})`);
  await tab.picture(join(folder, `${browser}-without-a-network.png`));
  await line.join();
  await tab.open(list);
  // The row of a stored event is a link; a waiting entry has none.
  const isRow = `(one) => one.textContent.trim() === ${JSON.stringify(event)}`;
  await until(tab, 'its row', `[...document.querySelectorAll('main a')].some(${isRow})`);
  await until(tab, 'the end of waiting', `(${waiting}) === ''`);
  await tab.picture(join(folder, `${browser}-with-a-network-again.png`));
  const path = `/api/service/events?search=${encodeURIComponent(event)}`;
  const stored = (await callPatiently({ path, token: keeper.token })).json<unknown[]>();
  if (stored.length !== 1) throw new Error(`It arrived ${stored.length} times`);
  // Drops messages about the connection, which are not errors of the page.
  tab.messages();
  await line.cut();
}
