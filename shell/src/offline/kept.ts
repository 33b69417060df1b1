/** Name of the cache for the pages' HTML. */
export const PAGES = 'carnet-pages';
/** The page that stands in for every other one that was never seen, and the only one kept where nothing is to be kept. */
export const A_PAGE = '/dashboard';
/** The cache of files that are named by their content. */
export const FILES = 'carnet-files';
/** The message of a page to the service worker when its session ends. */
export const FORGET = 'forget';
/** The message of a page whose scripts run: from now on it hears the worker. */
export const STARTED = 'started';
/** Tells a page that started as it was kept that the server has another release. */
export const NEWER = 'newer';
/** Tells a page that the server no longer has a file of its release. */
export const GONE = 'gone';

/** The request that signs a person out. */
export const SIGN_OUT = '/api/auth/sessions/current';

/** Navigations that are not pages of the shell: downloads, and pages rendered by a service. */
export const NOT_PAGES = [/^\/api\//, /^\/verify(?:$|\?)/, /^\/look\//];

/** Same pattern as in the gateway (`HASHED_FILE`). The file name contains a hash, so the content never changes. */
const HASHED_FILE = /^\/(?:assets|remotes)\/(?:.*[/._-])?[0-9a-f]{8,}\.[a-z0-9.]+$/;

export const isFile = ({ pathname }: URL): boolean => HASHED_FILE.test(pathname);

/** Files that a page's HTML has the browser fetch: without one of them it does not start. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file]) => file!).filter((file) => HASHED_FILE.test(file));

/** The names of all files that a page's HTML knows, those of its remotes among them: two releases differ in them. */
export const releaseOf = (html: string): string =>
  [...html.matchAll(/"(\/[^"]+)"/g)]
    .map(([, file]) => file!)
    .filter((file) => HASHED_FILE.test(file))
    .join();

/** Tells a page of the shell from what a proxy says in its place, with whatever status. */
export const isPage = (html: string): boolean => html.includes(' id="remotes">');

/** Tells whether a request is one that a signed-in page reads. Files of a person come by a cookie, and the browser keeps them itself. */
export const isOwnAnswer = ({ pathname }: URL, request: Request): boolean =>
  pathname.startsWith('/api/') && personOf(request) !== '';

/** Name of a drawer: the stored responses of one person, in one garage, under one grant. Drawers are never mixed (ADR 130). */
export function drawerOf({ headers }: Pick<Request, 'headers'>): string {
  const person = personOf({ headers });
  const garage = headers.get('x-garage');
  return garage === null ? person : `${person}@${garage}.${headers.get('x-garage-grant') ?? ''}`;
}

/** Person and garage of a drawer, without the grant. */
export const placeOf = (drawer: string): string => drawer.split('.')[0]!;

export const ownerOf = (drawer: string): string => drawer.split('@')[0]!;

/** Tells whether the drawer's grant has expired. */
export function hasExpired(drawer: string, now: number): boolean {
  const until = drawer.split('.')[3];
  return until !== undefined && until !== 'always' && !(now < Number(until));
}

/** Tells whether an error code means that the drawer's grant has ended or has become narrower. */
export const isOverBy = (drawer: string, code: unknown): boolean =>
  code === 'sign_in.garage_closed' || (code === 'sign_in.garage_of_one_vehicle' && drawer.split('.')[2] === 'all');

/** Person of the token, without verification: it only selects a drawer in this browser. */
export function personOf({ headers }: Pick<Request, 'headers'>): string {
  try {
    const claims = atob(headers.get('x-auth-token')!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(claims) as { sub?: string }).sub ?? '';
  } catch {
    return '';
  }
}
