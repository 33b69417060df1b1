import { keepsAnswers } from './keeping';
import { A_PAGE, FILES, filesOf, GONE, isPage, NEWER, PAGES, releaseOf } from './kept';
import { keepNewest } from './newest';

const MOST_PAGES = 60;
/** Older ones are asked for first: a server keeps the files of a former release for 7 days, and understands the requests of the one before alone. */
const OLDEST_MS = 24 * 60 * 60 * 1000;
/** Exchanges that work once: a page that is loaded anew in the middle of one would have used it up. */
const IS_FOR_ONCE = /^\/provider(?:$|\/)/;
/** A page that was kept just now is what a reload would bring. */
const JUST_NOW_MS = 10_000;

/** When a page was fetched, by this browser's clock, and what its language was chosen by. */
const KEPT_AT = 'x-kept-at';
const KEPT_FOR = 'x-kept-for';

/** Names the language that was chosen, as the gateway has it. */
const LANGUAGE_COOKIE = 'carnet_language';

declare const self: {
  clients: { get: (id: string) => Promise<{ url: string; postMessage: (message: string) => void } | undefined> };
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
};

/** Browsers that tell a reload by its cache mode do not all have the property, nor the other way round. */
type Reloadable = Request & { isReloadNavigation?: boolean };

/** The request of a page by the browser itself. */
export interface Navigation {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  resultingClientId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

/** By a page's id: whether the server had another release than the one that it started with. Told once its scripts run. */
const outcomes = new Map<string, Promise<boolean>>();

/** Answers with a page that was seen lately at once, and renews it beside; with any other one from the network, and as it was kept where that fails. */
export async function answerPage(navigation: Navigation): Promise<Response> {
  const { request, resultingClientId } = navigation;
  const path = pathOf(request.url);
  const fetching = fromNetwork(navigation).catch(() => Response.error());
  const language = await askedLanguage();
  const seen = await seenLately(path, request, language).catch(() => undefined);
  if (seen) {
    const outcome = renew(path, seen.clone(), fetching, language).catch(() => false);
    outcomes.set(resultingClientId, outcome);
    navigation.waitUntil(outcome);
    return seen;
  }
  const answer = await fetching;
  if (answer.type === 'error') return (await keptPage(path)) ?? (await keptPage(A_PAGE)) ?? answer;
  if (answer.status >= 500) return (await keptPage(path)) ?? answer;
  navigation.waitUntil(keep(path, answer.clone(), language));
  return answer;
}

/** Has a page for when there is no network, before any was seen. */
export async function keepFirstPage(): Promise<void> {
  try {
    await keep(A_PAGE, await fetch(A_PAGE), await askedLanguage());
  } catch {
    // The first page that is seen is kept as well.
  }
}

/** Tells a page whose scripts run by now whether the server has another release. */
export async function tellOfRelease(client: string): Promise<void> {
  const isOther = await outcomes.get(client);
  outcomes.delete(client);
  if (isOther) (await self.clients.get(client))?.postMessage(NEWER);
}

/** Tells a page that a file of its release is gone, once the server has a page to go on with: while a proxy answers for it, it has none. */
export async function tellGone(id: string): Promise<void> {
  const client = await self.clients.get(id);
  if (!client) return;
  const path = pathOf(client.url);
  const html = await keep(path, await fetch(path).catch(() => Response.error()), await askedLanguage());
  if (html !== undefined) client.postMessage(GONE);
}

/** The address of a page's HTML, which is the same for all queries. */
const pathOf = (url: string): string => new URL(url).pathname;

const keptPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(PAGES)).match(path, { ignoreVary: true });

async function fromNetwork({ request, preloadResponse }: Navigation): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** All that the gateway chooses a page's language by; undefined in a browser that does not tell a worker, where pages come from the network. */
async function askedLanguage(): Promise<string | undefined> {
  if (!self.cookieStore) return undefined;
  return self.cookieStore.get(LANGUAGE_COOKIE).then(
    (chosen) => `${chosen?.value ?? ''}:${navigator.language}`,
    () => undefined,
  );
}

/** A page as it is kept, if it may be shown before the network answers. */
async function seenLately(
  path: string,
  { cache, isReloadNavigation }: Reloadable,
  language?: string,
): Promise<Response | undefined> {
  if (IS_FOR_ONCE.test(path)) return undefined;
  const page = await keptPage(path);
  if (!page || page.headers.get(KEPT_FOR) !== language) return undefined;
  const isReload = cache === 'no-cache' || cache === 'reload' || isReloadNavigation === true;
  const age = Date.now() - Number(page.headers.get(KEPT_AT));
  const isNew = age >= 0 && age < (isReload ? JUST_NOW_MS : OLDEST_MS);
  const mayStart = isNew && (await keepsAnswers()) && (await hasFiles(await page.clone().text()));
  return mayStart ? page : undefined;
}

async function hasFiles(html: string): Promise<boolean> {
  const files = await caches.open(FILES);
  const found = await Promise.all(filesOf(html).map((file) => files.match(file)));
  return found.every(Boolean);
}

/** Keeps what the network answers for the next visit. Returns whether the page that was shown is over: of another release, or at another address by now. */
async function renew(path: string, shown: Response, fetching: Promise<Response>, language?: string): Promise<boolean> {
  const answer = await fetching;
  if (isRefusal(answer)) await makeOld(path, shown);
  if (isElsewhere(answer)) return true;
  const html = await keep(path, answer, language);
  return html !== undefined && releaseOf(html) !== releaseOf(await shown.text());
}

/** A proxy that asks its visitor to sign in, or another address. */
const isElsewhere = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || status === 401 || status === 403;

/** Refusals that do not pass by themselves, or may not: a proxy says 404 as well while the gateway is replaced. */
const isRefusal = (answer: Response): boolean =>
  isElsewhere(answer) ||
  (answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429);

/** Has the network asked first at the next visit. Without a network the page is still there. */
async function makeOld(path: string, page: Response): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(KEPT_AT, '0');
  await (await caches.open(PAGES)).put(path, new Response(await page.clone().text(), { headers }));
}

/** Keeps a page, with the headers that belong to it. Returns its HTML; undefined for an answer that is no page or that the person no longer asks for. */
async function keep(path: string, answer: Response, language?: string): Promise<string | undefined> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const html = await answer.text();
  if (!isPage(html) || (await askedLanguage()) !== language) return undefined;
  if (path !== A_PAGE && !(await keepsAnswers())) return html;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  if (language !== undefined) headers.set(KEPT_FOR, language);
  const pages = await caches.open(PAGES);
  try {
    await pages.put(path, new Response(html, { headers }));
    await keepNewest(PAGES, MOST_PAGES);
  } catch {
    // Without room for the new page the old one would be shown for a day.
    await pages.delete(path);
  }
  return html;
}
