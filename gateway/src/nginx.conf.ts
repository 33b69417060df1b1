import {
  body,
  ENGLISH,
  type Language,
  LANGUAGES,
  messages,
  type OwnStatus,
  retryAfterSeconds,
  SPOKEN_LANGUAGE,
} from './answers.js';
import {
  dataPolicy,
  docsPolicy,
  documentHeaders,
  filePolicy,
  FOR_EVER,
  hiddenUpstreamHeaders,
  mediaPolicy,
  NOT_STORED,
  pagePolicy,
  PDF,
  pdfPolicy,
  REVALIDATE,
  securityHeaders,
  type InlineHashes,
} from './headers.js';
import { compressibleTypes, mediaTypes } from './media-types.js';
import { addresses, type SignInLimit, type Upstreams } from './options.js';
import * as routes from './routes.js';

export interface NginxSettings {
  /** `host:port`, or a port alone for every address. */
  listen: string;
  siteDir: string;
  docsDir: string;
  upstreams: Upstreams;
  inlineHashes: InlineHashes;
  signInLimit: SignInLimit;
  trustedProxies: readonly string[];
  pidFile: string;
  /** Folder for the five temporary folders of nginx. */
  tempDir: string;
  errorLog: string;
  accessLog: { kind: 'off' | 'errors' | 'all'; file: string };
  /** Files for `load_module`. */
  modules: readonly string[];
  brotli: boolean;
  headersMore: boolean;
  /** Account of the worker processes; only for a master that runs as root. */
  runAs?: string;
  /** A DNS server that nginx asks again when addresses change; needs nginx 1.27.3 or newer. */
  resolver?: string;
  /** Files that `deploy/web` writes while nginx runs. They replace `upstreams` and `trustedProxies`; nginx reads them at each reload. */
  included?: IncludedFiles;
  /** Time that open answers still have after nginx was told to end or to reload. */
  shutdownTimeout?: string;
  /** A folder with the hashed files of earlier releases, for pages that are still open. */
  keptDir?: string;
}

export interface IncludedFiles {
  /** An `upstream` for each service, and `any-service`. */
  upstreams: string;
  /** `set_real_ip_from` lines for the trusted proxies; `trusted` has a line of `geo` for each of them. */
  realIp: string;
  trusted: string;
}

/** Statuses of requests that nginx cannot parse. Named locations cannot answer them, so each status has an internal location. */
const UNREADABLE: { status: OwnStatus; from: readonly number[] }[] = [
  { status: 400, from: [400, 501, 505] },
  { status: 414, from: [414] },
  { status: 431, from: [494] },
];
const unreadable = (status: OwnStatus): string => `/unreadable-request/${status}`;

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const line = (...words: readonly (string | number)[]): string => `${words.join(' ')};`;
const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (head: string, lines: readonly (string | false)[]): string =>
  `${head} {\n${indent(lines.filter((text) => text !== false).join('\n'))}\n}`;
const map = (source: string, target: string, cases: Readonly<Record<string, string>>): string =>
  block(
    `map ${source} ${target}`,
    Object.entries(cases).map(([from, to]) => line(from === 'default' ? from : quote(from), quote(to))),
  );

const OWN_STATUSES = Object.keys(messages).map(Number) as OwnStatus[];
/** Variable that holds the gateway's own answer for a status. */
const said = (status: OwnStatus): string => `$said_${status}`;
const byLanguage = (text: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)]));

/** Renders nginx.conf from the one route table. It needs nginx 1.20 or newer with gzip_static. */
export function renderNginxConf(settings: NginxSettings): string {
  return `${[
    ...settings.modules.map((file) => line('load_module', quote(file))),
    ...process(settings),
    block('events', [line('worker_connections', 4096), line('multi_accept', 'on')]),
    block('http', [
      ...basics(settings),
      ...files(settings),
      ...logging(settings),
      ...forwarding(settings),
      ...variables(settings),
      ...upstreamBlocks(settings),
      server(settings),
    ]),
  ].join('\n')}\n`;
}

const process = ({ runAs, pidFile, errorLog, shutdownTimeout = '3s' }: NginxSettings): string[] => [
  ...(runAs ? [line('user', runAs)] : []),
  line('worker_processes', 'auto'),
  line('worker_rlimit_nofile', 16384),
  line('worker_shutdown_timeout', shutdownTimeout),
  line('pid', quote(pidFile)),
  // Lines below the level `crit` quote the request with its query string.
  line('error_log', quote(errorLog), 'crit'),
];

const basics = ({ tempDir, headersMore, signInLimit }: NginxSettings): string[] => [
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) =>
    line(`${name}_temp_path`, quote(`${tempDir}/${name}`)),
  ),
  line('server_tokens', 'off'),
  line('absolute_redirect', 'off'),
  ...(headersMore ? [line('more_clear_headers', 'Server')] : []),
  line('keepalive_timeout', '65s'),
  line('keepalive_requests', 10000),
  line('client_header_timeout', '15s'),
  line('client_body_timeout', '30s'),
  line('send_timeout', '30s'),
  line('reset_timedout_connection', 'on'),
  line('large_client_header_buffers', routes.LONG_LINES, routes.LINE_LIMIT),
  line('client_body_buffer_size', '64k'),
  line('client_max_body_size', routes.DEFAULT_BODY_LIMIT),
  line('limit_req_zone $sign_in_key zone=sign_in:4m', `rate=${signInLimit.perMinute}r/m`),
  line('limit_req_zone $subscriber zone=secret:4m', `rate=${routes.SECRET_LIMIT.perMinute}r/m`),
  line('limit_req_zone $subscriber zone=visits:4m', `rate=${routes.VISIT_LIMIT.perMinute}r/m`),
  line('limit_req_status', 429),
];

const files = ({ brotli }: NginxSettings): string[] => [
  block(
    'types',
    Object.entries(mediaTypes).map(([ending, type]) => line(type, ending)),
  ),
  line('default_type', 'application/octet-stream'),
  line('charset', 'utf-8'),
  // Files that a page loads take its charset, UTF-8. Naming it would cost 15 bytes for each file.
  line('charset_types', 'text/plain'),
  line('sendfile', 'on'),
  line('tcp_nopush', 'on'),
  line('gzip', 'on'),
  // Each API answer is compressed for one client only, so the lowest level pays best.
  line('gzip_comp_level', 1),
  line('gzip_min_length', 1024),
  line('gzip_proxied', 'any'),
  line('gzip_vary', 'on'),
  line('gzip_types', compressibleTypes.join(' ')),
  line('gzip_static', 'on'),
  ...(brotli ? [line('brotli_static', 'on')] : []),
];

const logging = ({ accessLog }: NginxSettings): string[] => [
  map('$request_uri', '$path_alone', { ...withoutSecrets(), '~^(?<the_path>[^?]*)': '$the_path' }),
  // An encoded path may contain a secret, too: `$uri` is the decoded path.
  map('$uri', '$logged_path', { ...withoutSecrets(), default: '$path_alone' }),
  map('$status', '$worth_a_line', accessLog.kind === 'errors' ? { '~^[45]': '1', default: '0' } : { default: '1' }),
  `log_format json escape=json ${[
    `'{"time":"$time_iso8601","request_id":"$request_id","address":"$remote_addr","method":"$request_method",'`,
    `'"path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,'`,
    `'"upstream":"$upstream_addr","upstream_status":"$upstream_status","upstream_seconds":"$upstream_response_time"}'`,
  ].join('\n  ')};`,
  accessLog.kind === 'off'
    ? line('access_log', 'off')
    : line('access_log', quote(accessLog.file), 'json', 'buffer=32k', 'flush=2s', 'if=$worth_a_line'),
];

const withoutSecrets = (): Record<string, string> =>
  Object.fromEntries(
    routes.apiRoutes
      .filter(({ secret }) => secret)
      .map(({ path }) => [`~^${path}/`, routes.pathWithoutSecret(`${path}/`)!]),
  );

/** Headers sent to the services. What a client claims about itself in them is dropped. */
const forwarding = ({ trustedProxies, included }: NginxSettings): string[] => [
  ...(included
    ? behindProxies([line('include', quote(included.realIp))], [line('include', quote(included.trusted))])
    : trustedProxies.length > 0
      ? behindProxies(
          trustedProxies.map((network) => line('set_real_ip_from', network)),
          trustedProxies.map((network) => line(network, 1)),
        )
      : []),
  line('proxy_http_version', '1.1'),
  line('proxy_set_header', 'Connection', '""'),
  line('proxy_set_header', 'Host', '$asked_host'),
  line('proxy_set_header', 'X-Request-Id', '$request_id'),
  line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
  line('proxy_set_header', 'X-Forwarded-Proto', included || trustedProxies.length > 0 ? '$asked_scheme' : '$scheme'),
  line('proxy_set_header', 'If-Match', '$strong_if_match'),
  ...routes.clientHeadersDropped.map((name) => line('proxy_set_header', name, '""')),
  ...hiddenUpstreamHeaders.map((name) => line('proxy_hide_header', name)),
  line('proxy_connect_timeout', '1s'),
  line('proxy_send_timeout', '30s'),
  line('proxy_read_timeout', `${routes.DEFAULT_ANSWER_WITHIN}s`),
  line('proxy_next_upstream', 'error', 'timeout'),
  line('proxy_next_upstream_timeout', '2s'),
  // Answers are streamed: a slow client slows down the service instead of filling the disk.
  line('proxy_buffering', 'off'),
  line('proxy_buffer_size', '64k'),
  line('proxy_buffers', 4, '64k'),
];

/** Takes the client's address and `https` from the headers of a trusted proxy. */
const behindProxies = (realIp: readonly string[], trusted: readonly string[]): string[] => [
  ...realIp,
  line('real_ip_header', 'X-Forwarded-For'),
  line('real_ip_recursive', 'on'),
  block('geo $realip_remote_addr $is_trusted', [line('default', 0), ...trusted]),
  map('$is_trusted:$http_x_forwarded_proto', '$asked_scheme', {
    '1:https': 'https',
    '1:http': 'http',
    default: '$scheme',
  }),
];

const variables = ({ inlineHashes, signInLimit }: NginxSettings): string[] => [
  map('$request_uri', '$crooked', { [`~*^[^?]*(?:${routes.CROOKED_PATH})`]: '1', default: '0' }),
  map('$http_host', '$asked_host', { '': '$host', default: '$http_host' }),
  // Compressing an answer weakens its ETag; the service knows only its own strong one.
  map('$http_if_match', '$strong_if_match', {
    '~^W/(?<strong_tag>"[^"]*")$': '$strong_tag',
    default: '$http_if_match',
  }),
  // A subscriber can change the last 64 bits of an IPv6 address at will, so only its first eight bytes count.
  map('$binary_remote_addr', '$subscriber', {
    [String.raw`~(?s)^\x00{10}\xff\xff(?<within_ipv6>.{4})\z`]: '$within_ipv6',
    [String.raw`~(?s)^(?<network>.{8}).{8}\z`]: '$network',
    default: '$binary_remote_addr',
  }),
  map('$request_method', '$sign_in_key', { POST: '$subscriber', default: '' }),
  map('$uri', '$own_page', { [`~${routes.OWN_PAGE_PATH}`]: '/$1.html', default: '$page' }),
  map('$uri', '$page', {
    '/': `/${routes.HOME_PAGE}`,
    [`~^/${routes.HOME_PAGE.replace('.html', '')}(?:/|$)`]: `/${routes.FALLBACK_PAGE}`,
    [`~${routes.PAGE_PATH}`]: '/$1.html',
    default: `/${routes.FALLBACK_PAGE}`,
  }),
  map(`$cookie_${routes.LANGUAGE_COOKIE}:$http_accept_language`, '$language', {
    [`~^(${routes.CHOSEN_LANGUAGE}):`]: '$1',
    [`~^[^:]*:(${routes.ASKED_LANGUAGE})\\b`]: '$1',
    default: 'none',
  }),
  map('$http_accept_language', '$asked_language', { [`~*${SPOKEN_LANGUAGE}`]: '$spoken', default: ENGLISH }),
  // The language in lower case.
  map('$asked_language', '$spoken_language', { ...byLanguage((language) => language), default: ENGLISH }),
  ...OWN_STATUSES.map((status) =>
    map('$spoken_language', said(status), {
      ...byLanguage((language) => body(status, language)),
      default: body(status, ENGLISH),
    }),
  ),
  map('$speaks', '$content_vary', { '': '', default: 'Accept-Language' }),
  map('$content', '$vary', { page: routes.PAGES_VARY, default: '$content_vary' }),
  map('$content', '$policy', {
    page: pagePolicy(inlineHashes),
    docs: docsPolicy,
    'own-page': '$told_policy',
    file: '$file_policy',
    media: '$media_policy',
    default: dataPolicy,
  }),
  map('$upstream_http_content_security_policy', '$told_policy', {
    '': dataPolicy,
    default: '$upstream_http_content_security_policy',
  }),
  map('$upstream_http_content_type', '$media_policy', { [PDF]: pdfPolicy, default: mediaPolicy }),
  map('$uri', '$file_policy', { '~\\.svg$': filePolicy, default: '' }),
  ...Object.entries(documentHeaders).map(([name, value]) =>
    map('$content', headerVariable(name), { page: value, 'own-page': value, docs: value, default: '' }),
  ),
  map('$status', '$own_allow', { 405: 'GET, HEAD', default: '' }),
  map('$upstream_http_allow', '$allow', { '': '$own_allow', default: '' }),
  map('$upstream_http_cache_control', '$own_cache_control', { '': NOT_STORED, default: '' }),
  map('$uri', '$file_cache_control', { [`~${routes.HASHED_FILE}`]: FOR_EVER, default: REVALIDATE }),
  map('$content', '$good_cache_control', {
    page: REVALIDATE,
    docs: REVALIDATE,
    file: '$file_cache_control',
    default: '$own_cache_control',
  }),
  map('$status', '$cache_control', { '~^[45]': '$own_cache_control', default: '$good_cache_control' }),
  // A file that is cached for ever would repeat the id of the request that first fetched it.
  map('$cache_control', '$told_request_id', { [FOR_EVER]: '', default: '$request_id' }),
  map('$status', '$own_retry_after', {
    429: String(retryAfterSeconds(429, signInLimit)),
    503: String(retryAfterSeconds(503, signInLimit)),
    default: '',
  }),
  map('$upstream_http_retry_after', '$retry_after', { '': '$own_retry_after', default: '' }),
];

const headerVariable = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** A single server is never skipped, since it may be restarting. One of several is skipped for a second after a failure. */
const marking = (servers: readonly string[]): string[] =>
  servers.length > 1 ? ['max_fails=1', 'fail_timeout=1s'] : ['max_fails=0'];

const upstreamBlocks = ({ upstreams, resolver, included }: NginxSettings): string[] => {
  if (included) return [line('include', quote(included.upstreams))];
  const upstream = (name: string, servers: readonly string[]): string =>
    block(`upstream ${name}`, [
      resolver !== undefined && line('zone', name, '64k'),
      ...servers.map((address) => line('server', address, ...marking(servers), ...(resolver ? ['resolve'] : []))),
      line('keepalive', 64),
      line('keepalive_requests', 100000),
      // Shorter than the 75 s after which a service closes an idle connection.
      line('keepalive_timeout', '60s'),
    ]);
  return [
    ...(resolver ? [line('resolver', resolver, 'valid=5s')] : []),
    ...routes.serviceNames.map((name) => upstream(name, addresses(upstreams[name]))),
    upstream(
      'any-service',
      routes.serviceNames.flatMap((name) => addresses(upstreams[name])),
    ),
  ];
};

const server = (settings: NginxSettings): string =>
  block('server', [
    line('listen', settings.listen, 'backlog=1024', 'default_server'),
    line('server_name', '_'),
    line('root', quote(settings.siteDir)),
    line('uninitialized_variable_warn', 'off'),
    ...Object.entries(securityHeaders).map(([name, value]) => line('add_header', name, quote(value), 'always')),
    ...Object.keys(documentHeaders).map((name) => line('add_header', name, headerVariable(name), 'always')),
    line('add_header', 'Vary', '$vary', 'always'),
    line('add_header', 'Content-Language', '$speaks', 'always'),
    line('add_header', 'Allow', '$allow', 'always'),
    line('add_header', 'Content-Security-Policy', '$policy', 'always'),
    line('add_header', 'Cache-Control', '$cache_control', 'always'),
    line('add_header', 'Retry-After', '$retry_after', 'always'),
    line('add_header', 'X-Request-Id', '$told_request_id', 'always'),
    // The ETag tells whether a file has changed. Last-Modified would add 46 bytes to every file of a page.
    line('add_header', 'Last-Modified', '""'),
    line('error_page', 403, '=404', '@404'),
    ...UNREADABLE.flatMap(({ status, from }) => [
      line('error_page', ...from, `=${status}`, unreadable(status)),
      block(`location = ${unreadable(status)}`, [line('internal'), ...ownAnswer(status)]),
    ]),
    line('error_page', 500, '@500'),
    line('error_page', 502, 504, '=503', '@503'),
    ...([404, 405, 413, 429, 503] as const).map((status) => line('error_page', status, `@${status}`)),
    'if ($crooked) { return 404; }',
    ...OWN_STATUSES.map((status) => block(`location @${status}`, ownAnswer(status))),
    ...routes.apiRoutes.flatMap((route) => apiLocations(route, settings)),
    ...routes.shutPaths.flatMap((path) => [
      block(`location = ${path}`, [line('return', 404)]),
      block(`location ^~ ${path}/`, [line('return', 404)]),
    ]),
    block(`location ~ ${quote(routes.HIDDEN_BUILT_FILE)}`, [line('return', 404)]),
    block(`location ~ ${quote(routes.HIDDEN_FILE)}`, [line('try_files', '/unknown', '@unknown')]),
    block(`location ~ ${quote(routes.HASHED_FILE)}`, [
      line('set', '$content', 'file'),
      line('open_file_cache', 'max=2000', 'inactive=60s'),
      line('open_file_cache_valid', '10s'),
      // Hashed files never change, so no client revalidates them.
      line('etag', 'off'),
      line('try_files', '$uri', settings.keptDir ? '@kept' : '=404'),
    ]),
    settings.keptDir !== undefined &&
      block('location @kept', [
        line('set', '$content', 'file'),
        line('root', quote(settings.keptDir)),
        line('etag', 'off'),
        line('try_files', '$uri', '=404'),
      ]),
    block(`location ~ ${quote(routes.BUILT_PATH)}`, [
      line('set', '$content', 'file'),
      line('try_files', '$uri', '=404'),
    ]),
    block(`location ~ ${quote(routes.FILE_PATH)}`, [
      line('set', '$content', 'file'),
      line('try_files', '$uri', '@unknown'),
    ]),
    block('location @unknown', [
      line('set', '$content', 'data'),
      'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
      line('return', 302, '/'),
    ]),
    page(),
  ]);

/** Always JSON, whatever the extension of the requested path. */
const ownAnswer = (status: OwnStatus): string[] => [
  line('set', '$content', 'data'),
  'types {}',
  line('default_type', 'application/json'),
  line('set', '$speaks', '$spoken_language'),
  line('return', status, said(status)),
];

const apiLocations = (route: routes.ApiRoute, settings: NginxSettings): string[] => {
  const location = (head: string, lines: readonly string[]): string => block(`location ${head}`, lines);
  if (route.to === 'docs') {
    // nginx derives the type of an alias from the requested path, and the path of the page has no extension.
    const lines = (target: string) => [
      line('set', '$content', 'docs'),
      line('default_type', 'text/html'),
      line('alias', quote(target)),
    ];
    return route.match === 'exact'
      ? [location(`= ${route.path}`, lines(`${settings.docsDir}/${route.file}`))]
      : [location(`^~ ${route.path}/`, lines(`${settings.docsDir}/`))];
  }
  const lines = proxied(route, settings);
  const exact = location(`= ${route.path}`, lines);
  return route.match === 'exact' ? [exact] : [exact, location(`^~ ${route.path}/`, lines)];
};

const proxied = (route: routes.ApiRoute, { signInLimit }: NginxSettings): string[] => [
  line('set', '$content', route.content ?? 'data'),
  // nginx does not count the first request as part of the burst.
  ...(route.signIn
    ? [`limit_req zone=sign_in${signInLimit.burst > 1 ? ` burst=${signInLimit.burst - 1} nodelay` : ''};`]
    : []),
  ...(route.secret ? [limitOfSecret(route)] : []),
  ...(route.bodyLimit ? [line('client_max_body_size', route.bodyLimit)] : []),
  ...(route.streamsBody ? [line('proxy_request_buffering', 'off')] : []),
  ...(route.answerWithin ? [line('proxy_read_timeout', `${route.answerWithin}s`)] : []),
  ...(route.to === 'any-service' ? [line('proxy_next_upstream_timeout', '10s')] : []),
  line('proxy_pass', `http://${route.to}`),
];

const limitOfSecret = ({ visits }: routes.ApiRoute): string => {
  const { burst } = visits ? routes.VISIT_LIMIT : routes.SECRET_LIMIT;
  return line(`limit_req zone=${visits ? 'visits' : 'secret'}`, `burst=${burst - 1}`, 'nodelay');
};

const page = (): string =>
  block('location /', [
    line('set', '$content', 'page'),
    line(
      'try_files',
      ...['$own_page', '$page', `/${routes.FALLBACK_PAGE}`].map(
        (file) => `/${routes.languageFolder('$language')}${file}`,
      ),
      '$own_page',
      '$page',
      `/${routes.FALLBACK_PAGE}`,
      '=404',
    ),
  ]);
