// `npm run browsers -w e2e` opens every screen of a running stack (`CARNET_URL`) in Firefox and WebKit, and does what people do most.
// `-- firefox` only uses Firefox; `-- firefox vehicle` only opens screens whose name starts like that.
// Screenshots are stored in `browsers/`. Exits with 1 on any error.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, stackAddress } from './src/api.js';
import { aKeeper, type Things } from './src/believable.js';
import { firefox } from './src/browsers/firefox.js';
import { field, fill, first, heading, press, type Tab, until } from './src/browsers/tab.js';
import { WITHOUT_NETWORK, WritesOffline } from './src/browsers/without-network.js';
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
    for (const [what, does] of Object.entries(WITHOUT_NETWORK))
      await check(`${name} ${what}`, tab, () => writeOffline(tab, name, what, does));
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

/** Signs the browser in as who has this token, or out. */
async function keepToken(tab: Tab, token: string | null): Promise<void> {
  await tab.open(`${stackAddress()}/robots.txt`);
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

async function writeOffline(
  tab: Tab,
  browser: string,
  what: string,
  does: (writes: WritesOffline) => Promise<void>,
): Promise<void> {
  const writes = new WritesOffline(tab, keeper, things.vehicle, `${browser}: ${what}`);
  await writes.begin();
  try {
    await does(writes);
    await tab.picture(join(folder, `${browser}-${what.replaceAll(' ', '-')}.png`));
  } finally {
    // Messages about the line are no fault of the page.
    tab.messages();
    await writes.end();
  }
}
