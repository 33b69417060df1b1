/** Content types of the files a site is made of, by ending; one list for nginx and the local gateway. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
};

/** Types that nginx compresses when there is no precompressed file. It always compresses HTML. */
export const compressibleTypes: readonly string[] = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/calendar',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

/** Types sent with a charset: text that a browser may open by itself. Scripts and styles take the charset of their page. */
const SAYS_CHARSET = ['text/html', 'text/plain'];

/** Content type for a path, by its extension. */
export function mediaType(path: string): string {
  const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return SAYS_CHARSET.includes(type) ? `${type}; charset=utf-8` : type;
}
