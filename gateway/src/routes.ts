export interface ApiRoute<To extends string = Destination> {
  path: string;
  /** `tree` is the path itself and all below it; `exact` the path alone. */
  match: 'tree' | 'exact';
  to: To;
  /** Largest request body in bytes; 1 MB unless told. */
  bodyLimit?: number;
  /** Seconds an answer may take. */
  answerWithin?: number;
  /** Passes the body on while it still arrives, instead of collecting it first. */
  streamsBody?: boolean;
  /** Kind of the answers; `data` by default. `own-page` is HTML whose service sends the policy. */
  content?: 'media' | 'own-page';
  /** True if POSTs count towards the sign-in limit of an address. */
  signIn?: boolean;
  /** True if the segment after the path is a secret that grants access. Logs leave it out, and requests are counted per address. */
  secret?: boolean;
  /** True if many people use the same secret and load a page with pictures, which needs a higher limit. */
  visits?: boolean;
  /** For `docs`: the file under the documentation folder. */
  file?: string;
}

/** Limit per address for routes with a secret. Programs ask a few times a day. */
export const SECRET_LIMIT = { burst: 60, perMinute: 60 } as const;

/** Limit per address for pages that a secret opens, and their pictures. Many people may share one address. */
export const VISIT_LIMIT = { burst: 300, perMinute: 600 } as const;

const MEGABYTE = 1024 * 1024;
export const DEFAULT_BODY_LIMIT = MEGABYTE;
export const DEFAULT_ANSWER_WITHIN = 30;

const tree = <const To extends string>(path: string, to: To): ApiRoute<To> => ({ path, match: 'tree', to });
const signIn = (path: string): ApiRoute<'identity'> => ({ path, match: 'exact', to: 'identity', signIn: true });
const bulkImport = <const To extends string>(path: string, to: To): ApiRoute<To> => ({
  path,
  match: 'exact',
  to,
  bodyLimit: 10 * MEGABYTE,
  answerWithin: 120,
  streamsBody: true,
});

/** Imports that people can also list and undo, at the same path and below it. */
const importsTree = <const To extends string>(path: string, to: To): ApiRoute<To> => ({
  ...bulkImport(path, to),
  match: 'tree',
});

/** Uploads of files in pieces. The service limits the size of a whole file. */
const uploads = <const To extends string>(path: string, to: To): ApiRoute<To> => ({
  path,
  match: 'tree',
  to,
  bodyLimit: 200 * MEGABYTE,
  answerWithin: 120,
  streamsBody: true,
});

/**
 * All routes under `/api`, and pages that a service renders. Other paths under `/api` are 404. Exact paths stand before trees,
 * longer trees before shorter ones.
 */
const table = [
  signIn('/api/auth/login'),
  signIn('/api/auth/register'),
  signIn('/api/auth/second-factor/sign-in'),
  signIn('/api/auth/passkeys/sign-in'),
  signIn('/api/auth/forgot-password'),
  signIn('/api/auth/reset-password'),
  signIn('/api/auth/confirm-email'),
  signIn('/api/auth/undo-email'),
  signIn('/api/auth/providers/exchange'),
  tree('/api/auth', 'identity'),
  tree('/api/handovers', 'identity'),

  tree('/api/reminders', 'notify'),
  tree('/api/webhooks', 'notify'),
  { path: '/api/calendar', match: 'tree', to: 'notify', secret: true },

  tree('/api/collections', 'garage'),
  tree('/api/vehicles', 'garage'),
  tree('/api/parts', 'garage'),
  tree('/api/odometer-readings', 'garage'),
  tree('/api/odometer-chapters', 'garage'),
  tree('/api/ownership-chapters', 'garage'),
  tree('/api/vehicle-identities', 'garage'),

  bulkImport('/api/service/events/import', 'service'),
  bulkImport('/api/service-event-templates/import', 'service'),
  { path: '/api/imports/history/undo', match: 'exact', to: 'service' },
  { path: '/api/imports/readings/undo', match: 'exact', to: 'garage' },
  { path: '/api/imports/fill-ups/undo', match: 'exact', to: 'usage' },
  importsTree('/api/imports/history', 'service'),
  importsTree('/api/imports/readings', 'garage'),
  importsTree('/api/imports/fill-ups', 'usage'),
  bulkImport('/api/imports/plans', 'service'),
  bulkImport('/api/imports/components', 'usage'),
  { path: '/api/imports/lubelogger', match: 'tree', to: 'notify', answerWithin: 120 },
  { path: '/api/imports/files/undo', match: 'exact', to: 'records' },
  tree('/api/imports/choices', 'service'),
  tree('/api/service', 'service'),
  tree('/api/service-schedules', 'service'),
  tree('/api/service-event-templates', 'service'),

  tree('/api/modifications', 'records'),
  tree('/api/issues', 'records'),
  tree('/api/track-days', 'records'),
  uploads('/api/uploads', 'records'),
  tree('/api/photos', 'records'),
  tree('/api/albums', 'records'),
  tree('/api/documents', 'records'),
  tree('/api/photo-pairs', 'records'),
  tree('/api/files', 'records'),

  tree('/api/fill-ups', 'usage'),
  tree('/api/track-sessions', 'usage'),
  tree('/api/usage', 'usage'),

  tree('/api/dossiers', 'dossier'),
  tree('/api/exports', 'dossier'),
  tree('/api/buyer-pages', 'dossier'),
  tree('/api/passports', 'dossier'),
  tree('/api/passport-imports', 'dossier'),
  uploads('/api/passport-uploads', 'dossier'),
  tree('/api/journal', 'dossier'),

  { path: '/api/media/dossiers', match: 'tree', to: 'dossier', answerWithin: 120, content: 'media' },
  { path: '/api/media/exports', match: 'tree', to: 'dossier', answerWithin: 120, content: 'media' },
  { path: '/api/media/stickers', match: 'exact', to: 'dossier', answerWithin: 120, content: 'media' },
  { path: '/api/media/passports', match: 'tree', to: 'dossier', answerWithin: 120, content: 'media' },
  { path: '/api/media', match: 'tree', to: 'records', answerWithin: 120, content: 'media' },

  { path: '/verify', match: 'exact', to: 'dossier', content: 'own-page' },
  { path: '/look', match: 'tree', to: 'dossier', content: 'own-page', secret: true, visits: true },

  { path: '/api/health', match: 'exact', to: 'any-service', answerWithin: 5 },
  { path: '/api/openapi.json', match: 'exact', to: 'docs', file: 'openapi.json' },
  { path: '/api/docs', match: 'exact', to: 'docs', file: 'docs.html' },
  tree('/api/docs', 'docs'),
] as const;

/** The destination of a path. `any-service` is any service that runs; `docs` is a file of this package. */
export type Destination = (typeof table)[number]['to'];
export type ServiceName = Exclude<Destination, 'any-service' | 'docs'>;
export const isService = (to: Destination): to is ServiceName => to !== 'any-service' && to !== 'docs';

export const apiRoutes: readonly ApiRoute[] = table;
/** All services that have a route. */
export const serviceNames: readonly ServiceName[] = [...new Set(apiRoutes.map(({ to }) => to).filter(isService))];

/** First segments of paths that are 404 unless a route matches. */
export const shutPaths = ['/api', '/internal', '/health'] as const;

/** Headers with which a client could pose as a proxy or as a service. */
export const clientHeadersDropped = [
  'X-Internal-Token',
  'X-Real-Ip',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'Forwarded',
] as const;

/**
 * Paths that no client of ours sends: doubled slashes, hidden files and dot segments, plain or encoded, and encoded
 * slashes, backslashes and NULs. They are 404 before any routing, so that gateway and services cannot read a path differently.
 */
export const CROOKED_PATH = String.raw`//|/\.|\\|%(?:2e|2f|5c|00)`;

/** Maximum length of an address, and of a header, in bytes. */
export const LINE_LIMIT = 16 * 1024;

/** Maximum number of headers of that length. */
export const LONG_LINES = 4;

/** Files with a hash of their content in the name. Clients may cache them for ever. */
export const HASHED_FILE = String.raw`^/(?:assets|remotes)/(?:.*[/._-])?[0-9a-f]{8,}\.[a-z0-9.]+$`;

/** Folders of built files. What is missing there is a 404, never HTML. */
export const BUILT_PATH = String.raw`^/(?:assets|remotes)(?:/|$)`;

/** A path whose last segment has a dot names a file. A missing file redirects to `/`, as any unknown path does, except among the built files. */
export const FILE_PATH = String.raw`\.[^/]*$`;

/** Files of the site that have no address of their own: the gateway reads them, or serves them at another path. */
export const HIDDEN_FILE = String.raw`^/csp\.json$|\.(?:html|br|gz)$`;

/** Built files that are served at another path. */
export const HIDDEN_BUILT_FILE = String.raw`^/(?:assets|remotes)/.*\.(?:html|br|gz)$`;

/** The first segment names the page's HTML: `/vehicles/12` is `vehicles.html`. */
export const PAGE_PATH = String.raw`^/([a-z0-9][a-z0-9-]*)(?:/|$)`;
/** A longer path may have HTML of its own: `/service/events/new` is `service/events/new.html` if that file exists. */
export const OWN_PAGE_PATH = String.raw`^/([a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)+)/?$`;
export const HOME_PAGE = 'index.html';
export const FALLBACK_PAGE = 'app.html';

const isUnder = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);

export const findApiRoute = (path: string): ApiRoute | undefined =>
  apiRoutes.find((route) => (route.match === 'tree' ? isUnder(path, route.path) : path === route.path));

/** The path as logs show it, with `-` instead of the secret; null for a path without a secret. */
export function pathWithoutSecret(path: string): string | null {
  const route = apiRoutes.find((one) => one.secret && path.startsWith(`${one.path}/`));
  return route ? `${route.path}/-` : null;
}

export const isShut = (path: string): boolean => shutPaths.some((top) => isUnder(path, top));

/** Cookie with the language chosen in the browser. `trial-de` is a language that is not offered yet. */
export const LANGUAGE_COOKIE = 'carnet_language';
export const CHOSEN_LANGUAGE = String.raw`(?:trial-)?[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}`;

/** Pattern of the language that a browser names first. Browsers list languages by preference. */
export const ASKED_LANGUAGE = String.raw`[a-z]{2,3}`;

/** Request headers that decide the language of a page. */
export const PAGES_VARY = 'Accept-Language, Cookie';

/** Language of a page: the chosen one, else the first one of `Accept-Language`. The site may have no pages in it. */
export function languageOf(cookie: string | undefined, accepted: string | undefined): string | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${CHOSEN_LANGUAGE})(?:;|$)`).exec(cookie ?? '')?.[1];
  return chosen ?? new RegExp(`^(${ASKED_LANGUAGE})\\b`).exec(accepted ?? '')?.[1];
}

/** Folder of the pages in a language. No path of a page begins with an underscore. */
export const languageFolder = (language: string): string => `_${language}`;

/** Files that may hold the HTML of a page's path; the first that exists is used. English files come last, for a language without such a page. */
export function pageFiles(path: string, language?: string): string[] {
  const files = plainPageFiles(path);
  return language ? [...files.map((file) => `${languageFolder(language)}/${file}`), ...files] : files;
}

function plainPageFiles(path: string): string[] {
  if (path === '/') return [HOME_PAGE, FALLBACK_PAGE];
  const [own, first] = [OWN_PAGE_PATH, PAGE_PATH].map((pattern) => new RegExp(pattern).exec(path)?.[1]);
  const named = [own, first].flatMap((name) => (name === undefined ? [] : [`${name}.html`]));
  return [...named.filter((file) => file !== HOME_PAGE), FALLBACK_PAGE];
}
