import { fakeCaches } from './fake-caches';
import { keepAnswers } from './keeping';
import { FILES, GONE, NEWER, PAGES } from './kept';
import { answerPage, keepFirstPage, type Navigation, tellGone, tellOfRelease } from './pages';

const SITE = 'https://carnet.example';
const HOUR = 60 * 60 * 1000;

const main = (release: string) => `/assets/main.${release.repeat(10)}.js`;
/** A page as compose writes it; only the remotes' list names the entry. */
const html = (release: string, entry = release) =>
  `<!doctype html><title>${release}</title><script defer src="${main(release)}"></script>` +
  `<script type="application/json" id="remotes">[{"entry":"/remotes/mf-garage/assets/start.${entry.repeat(10)}.js"}]</script>`;
const aPage = (release: string, entry?: string) =>
  new Response(html(release, entry), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `of ${release}` },
  });
const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

const messages: string[] = [];
const work: Promise<unknown>[] = [];
const network = jest.fn<Promise<Response>, [Request | string]>();
const browser = { cookie: 'en' as string | undefined, now: Date.UTC(2026, 10, 29), client: `${SITE}/vehicles` };

const hear = (message: string) => void messages.push(message);
Object.assign(globalThis, {
  fetch: network,
  clients: { get: () => Promise.resolve({ url: browser.client, postMessage: hear }) },
});
const cookies = { get: () => Promise.resolve(browser.cookie === undefined ? null : { value: browser.cookie }) };

/** Opens a page as a browser does. */
const open = (path = '/vehicles', cache = 'default', id = 'a tab'): Promise<Response> => {
  const waitUntil = (more: Promise<unknown>) => void work.push(more);
  return answerPage({ request: { url: SITE + path, cache } as Request, resultingClientId: id, waitUntil });
};
const titleOf = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];
const settled = async () => void (await Promise.all(work.splice(0)));
const keepFile = async (path: string) => (await caches.open(FILES)).put(path, new Response());

/** Opens a page that the network answers with, and all of whose files the worker has then. */
async function see(release = 'a', path?: string): Promise<void> {
  network.mockResolvedValueOnce(aPage(release));
  await open(path);
  await settled();
  await keepFile(main(release));
}

/** Opens a page and lets the network answer only after it. */
async function openBefore(answer: Response | Error, path?: string): Promise<string | undefined> {
  let arrive: () => void = () => undefined;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  network.mockImplementationOnce(async () => {
    await line;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const title = await titleOf(await open(path));
  arrive();
  await settled();
  await tellOfRelease('a tab');
  return title;
}

beforeEach(() => {
  fakeCaches();
  network.mockReset();
  messages.length = 0;
  // A line that never answers belongs to its own test.
  work.length = 0;
  Object.assign(browser, { cookie: 'en', now: Date.UTC(2026, 10, 29) });
  Object.assign(globalThis, { cookieStore: cookies });
  jest.spyOn(Date, 'now').mockImplementation(() => browser.now);
});

describe('a page that was seen lately', () => {
  beforeEach(() => see('a'));

  it('is answered before the network, with the policy that belongs to it', async () => {
    network.mockReturnValueOnce(new Promise(() => undefined));
    const answer = await open();
    expect(answer.headers.get('content-security-policy')).toBe('of a');
    expect(await titleOf(answer)).toBe('a');
  });

  it('is the same with any query', async () => {
    expect(await openBefore(aPage('a'), '/vehicles?sort=name#3')).toBe('a');
    expect(messages).toEqual([]);
  });

  it('is told of another release, which the next visit begins with', async () => {
    expect(await openBefore(aPage('b'))).toBe('a');
    expect(messages).toEqual([NEWER]);
    await keepFile(main('b'));
    expect(await openBefore(aPage('b'))).toBe('b');
    expect(messages).toEqual([NEWER]);
  });

  it('is told of another release of a remote alone', async () => {
    expect(await openBefore(aPage('a', 'b'))).toBe('a');
    expect(messages).toEqual([NEWER]);
  });

  it('is told once its scripts run, and only the page that began so', async () => {
    network.mockResolvedValueOnce(aPage('b'));
    await open();
    await settled();
    expect(messages).toEqual([]);
    await tellOfRelease('another tab');
    expect(messages).toEqual([]);
    await tellOfRelease('a tab');
    await tellOfRelease('a tab');
    expect(messages).toEqual([NEWER]);
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['503', new Response('{}', { status: 503 })],
    ['too many requests', new Response('{}', { status: 429 })],
    ['a proxy’s own page', new Response('Back soon', { headers: { 'content-type': 'text/html' } })],
  ])('outlives %s', async (_, answer) => {
    expect(await openBefore(answer)).toBe('a');
    expect(await openBefore(aPage('a'))).toBe('a');
    expect(messages).toEqual([]);
  });

  it.each([
    ['a proxy asks its visitor to sign in', new Response('{}', { status: 401 }), [NEWER]],
    ['the server leads elsewhere', redirect(), [NEWER]],
    ['a proxy finds no server', new Response('Not found', { status: 404 }), []],
  ])('is not shown first again where %s, and is there without a network', async (_, answer, told) => {
    expect(await openBefore(answer)).toBe('a');
    expect(messages).toEqual(told);
    network.mockResolvedValueOnce(answer);
    expect(await open()).toBe(answer);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await titleOf(await open())).toBe('a');
  });

  it('waits for the network after a day, and where the clock was put back', async () => {
    browser.now += 23 * HOUR;
    expect(await openBefore(aPage('a'))).toBe('a');
    browser.now += 25 * HOUR;
    network.mockResolvedValueOnce(aPage('b'));
    expect(await titleOf(await open())).toBe('b');
    await settled();
    await keepFile(main('b'));
    browser.now -= HOUR;
    network.mockResolvedValueOnce(aPage('c'));
    expect(await titleOf(await open())).toBe('c');
  });

  it('waits for the network when it is reloaded, unless it came a moment ago', async () => {
    network.mockReturnValueOnce(new Promise(() => undefined));
    expect(await titleOf(await open('/vehicles', 'no-cache'))).toBe('a');
    browser.now += 11_000;
    network.mockResolvedValueOnce(aPage('b'));
    expect(await titleOf(await open('/vehicles', 'no-cache'))).toBe('b');
  });

  it('waits for the network where one of its files is not kept', async () => {
    await (await caches.open(FILES)).delete(main('a'));
    network.mockResolvedValueOnce(aPage('b'));
    expect(await titleOf(await open())).toBe('b');
  });

  it('waits for the network where another language was chosen since', async () => {
    browser.cookie = 'de';
    network.mockResolvedValueOnce(aPage('b'));
    expect(await titleOf(await open())).toBe('b');
  });

  it('waits for the network where nothing is to be kept in this browser', async () => {
    await keepAnswers(false);
    network.mockResolvedValueOnce(aPage('b'));
    expect(await titleOf(await open())).toBe('b');
  });

  it('is told that a file of its release is gone, once the server has a page to go on with', async () => {
    network.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await tellGone('a tab');
    expect(messages).toEqual([]);
    network.mockResolvedValueOnce(aPage('b'));
    await tellGone('a tab');
    expect(messages).toEqual([GONE]);
    await keepFile(main('b'));
    expect(await openBefore(aPage('b'))).toBe('b');
  });

  it('goes where there is no room for the new one, and is told of it', async () => {
    const open = caches.open.bind(caches);
    const full = (name: string) =>
      open(name).then((cache) => ({ ...cache, put: () => Promise.reject(new Error('Full')) }));
    const spy = jest.spyOn(caches, 'open').mockImplementation((name) => full(name));
    expect(await openBefore(aPage('b'))).toBe('a');
    spy.mockRestore();
    expect(messages).toEqual([NEWER]);
    expect(await (await caches.open(PAGES)).keys()).toEqual([]);
  });

  it('is shown without a network however old it is, and where the server fails', async () => {
    browser.now += 48 * HOUR;
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await titleOf(await open())).toBe('a');
    network.mockResolvedValueOnce(new Response('{}', { status: 503 }));
    expect(await titleOf(await open())).toBe('a');
  });
});

it('is never shown first where an exchange works once', async () => {
  await see('a', '/provider');
  network.mockResolvedValueOnce(aPage('b'));
  expect(await titleOf(await open('/provider'))).toBe('b');
});

it('keeps no address of what was looked at where nothing is to be kept', async () => {
  await see('a', '/dashboard');
  await see('a', '/vehicles/12');
  await keepAnswers(false);
  await see('a', '/vehicles/13');
  expect(await (await caches.open(PAGES)).keys()).toEqual(['/dashboard']);
});

it('answers a page never seen by the network, whatever that says', async () => {
  await see('a', '/dashboard');
  const refusal = new Response('{}', { status: 503 });
  network.mockResolvedValueOnce(refusal);
  expect(await open()).toBe(refusal);
});

it('draws a page never seen from another one without a network, and fails where there is none', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await open()).type).toBe('error');
  network.mockResolvedValueOnce(aPage('a'));
  await keepFirstPage();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await titleOf(await open())).toBe('a');
});

it.each([
  ['a refusal', () => new Response(html('a'), { status: 404, headers: { 'content-type': 'text/html' } })],
  ['a file', () => new Response(html('a'), { headers: { 'content-type': 'text/plain' } })],
  ['a proxy’s own page', () => new Response('Back soon', { headers: { 'content-type': 'text/html' } })],
])('keeps no page that is %s', async (_, answer) => {
  network.mockResolvedValueOnce(answer());
  await open();
  await settled();
  expect(await (await caches.open(PAGES)).keys()).toEqual([]);
});

it('keeps no page whose language was changed while it came', async () => {
  network.mockImplementationOnce(() => ((browser.cookie = 'de'), Promise.resolve(aPage('a'))));
  await open();
  await settled();
  expect(await (await caches.open(PAGES)).keys()).toEqual([]);
});

it('waits for the network where a browser does not tell its worker which language is chosen', async () => {
  Object.assign(globalThis, { cookieStore: undefined });
  await see('a');
  network.mockResolvedValueOnce(aPage('b'));
  expect(await titleOf(await open())).toBe('b');
});

it.each([
  ['the cookies', () => Object.assign(globalThis, { cookieStore: { get: () => Promise.reject(new Error('Broken')) } })],
  ['the caches', () => jest.spyOn(caches, 'open').mockRejectedValueOnce(new Error('Broken'))],
])('answers by the network where a browser cannot read %s', async (_, breakIt) => {
  await see('a');
  breakIt();
  network.mockResolvedValueOnce(aPage('b'));
  expect(await titleOf(await open())).toBe('b');
});

it('takes what the browser has begun to fetch by itself', async () => {
  const navigation: Navigation = {
    ...{ request: { url: `${SITE}/vehicles`, cache: 'default' } as Request, resultingClientId: 'a tab' },
    ...{ preloadResponse: Promise.resolve(aPage('b')), waitUntil: (more) => void work.push(more) },
  };
  expect(await titleOf(await answerPage(navigation))).toBe('b');
  expect(network).not.toHaveBeenCalled();
});
