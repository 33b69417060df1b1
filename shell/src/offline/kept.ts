/** The cache of the pages' HTML. */
export const PAGES = 'carnet-pages';
/** The message of a page to the service worker when its session ends. */
export const FORGET = 'forget';

/** The request of a page when its person signs out. */
export const SIGN_OUT = '/api/auth/sessions/current';

/** Navigations that are no pages of the shell: downloads, and pages that a service writes. */
export const NOT_PAGES = [/^\/api\//, /^\/verify$/];

/** As the gateway has it (`HASHED_FILE`): named by its content, so that it never changes. */
const HASHED_FILE = /^\/(?:assets|remotes)\/(?:.*[/._-])?[0-9a-f]{8,}\.[a-z0-9.]+$/;

export const isFile = ({ pathname }: URL): boolean => HASHED_FILE.test(pathname);

/** Tells whether a request is one that a signed-in page reads. Files of a person come by a cookie, and the browser keeps them itself. */
export const isOwnAnswer = ({ pathname }: URL, request: Request): boolean =>
  pathname.startsWith('/api/') && personOf(request) !== '';

/** Whose token it is, as the token says: it only chooses a drawer of this browser. */
export function personOf({ headers }: Pick<Request, 'headers'>): string {
  try {
    const claims = atob(headers.get('x-auth-token')!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(claims) as { sub?: string }).sub ?? '';
  } catch {
    return '';
  }
}
