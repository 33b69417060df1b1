export interface PagePart {
  title: string;
  /** The mark as SVG; inside the page it costs no request. */
  icon?: string;
  description?: string;
  /** BCP 47. */
  language: string;
  /** The languages that a person may choose. */
  offered: readonly string[];
  /** The path that the content was made for; none where there is no content. */
  path?: string;
  /** True if the content suits every path below `path` too. */
  tree?: boolean;
  /** Scripts that every page runs, and those that they ask for at once. */
  main: { scripts: string[]; renderer: string[] };
  /** Chunks that the page will ask for, fetched while the main one still comes. */
  scripts: string[];
  styles: string[];
  /** Fetched before the style sheet asks for them. */
  fonts: string[];
  /** Without `style=""`, which the policy blocks: see `StyleRules`. */
  content: string;
  entries: unknown[];
}

/** Runs before the first paint, so that a dark page is never white for a moment. */
const COLOUR_SCHEME_SCRIPT = [
  `try{var s=localStorage.getItem('carnet.colour-scheme')}catch(e){}`,
  `document.documentElement.setAttribute('data-colour-scheme',`,
  `s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')`,
].join('');

/**
 * Runs the page's scripts once what it has is on the screen, since a slow phone that runs them sooner shows it later. At once where
 * nobody looks, as a hidden page is not painted; and after a second at the latest, for browsers that do not tell of their paints. Never
 * before the whole document is there: on a slow line its beginning is painted while the list of the remotes is still to come.
 */
const START_SCRIPT = [
  `(start=>{var begun,once=()=>begun||(begun=1,document.readyState=='loading'?addEventListener('DOMContentLoaded',start):start());`,
  `if(document.hidden)return once();new PerformanceObserver(once).observe({type:'paint',buffered:true});setTimeout(once,1000)})`,
  `(()=>document.head.append(document.getElementById('start').content.cloneNode(true)))`,
].join('');

/** The policy names them by their hashes, which stay the same from one build to the next. */
export const INLINE_SCRIPTS = [COLOUR_SCHEME_SCRIPT, START_SCRIPT];

export const WEB_MANIFEST = 'manifest.webmanifest';

/** The web app manifest of a language; its id is the same in all, so that it is one app. */
export const webManifestIn = (tag: string): string => (tag === 'en' ? WEB_MANIFEST : `manifest.${tag}.webmanifest`);

/** One HTML file. `css` is what the page is styled with before anything came; the policy names it by its hash, so it is the same in all pages. */
export function htmlPage(page: PagePart, css: string): string {
  const languages = page.offered.length > 1 ? ` data-languages="${page.offered.join(' ')}"` : '';
  const at = page.path ? ` data-path="${page.path}"${page.tree ? ' data-tree' : ''}` : '';
  return [
    '<!doctype html>',
    `<html lang="${page.language}"${languages} data-colour-scheme="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description ? [`<meta name="description" content="${escapeHtml(page.description)}">`] : []),
    `<link rel="manifest" href="/${webManifestIn(page.language)}">`,
    ...(page.icon ? [`<link rel="icon" href="data:image/svg+xml,${inDataUrl(page.icon)}">`] : []),
    `<script>${COLOUR_SCHEME_SCRIPT}</script>`,
    `<style>${css}</style>`,
    // The browser has six connections for what stands here, and gives them in this order.
    ...page.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...page.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`),
    ...scriptsOf(page),
    '</head>',
    '<body>',
    `<div id="root"${at}>${page.content}</div>`,
    `<script type="application/json" id="remotes">${JSON.stringify(page.entries).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function scriptsOf({ main, scripts, path }: PagePart): string[] {
  const run = main.scripts.map((file) => `<script defer src="${file}"></script>`);
  // Nothing to wait for where there is no content to paint.
  if (path === undefined) return run;
  return [
    ...[...main.scripts, ...scripts, ...main.renderer].map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
    ),
    `<template id="start">${run.join('')}</template>`,
    `<script>${START_SCRIPT}</script>`,
  ];
}

/** The policy blocks `style=""` in HTML: each becomes a rule of the one style element, which all pages share. */
export class StyleRules {
  readonly #styles: string[] = [];

  /** The content with the number of a rule in place of each style. */
  lift(html: string): string {
    return html.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
      if (!this.#styles.includes(style)) this.#styles.push(style);
      return `${before} data-s="${this.#styles.indexOf(style)}"`;
    });
  }

  /** Each number is said three times, so that it weighs more than the classes it must win over, as the attribute did. */
  get css(): string {
    return this.#styles.map((style, at) => `${`[data-s="${at}"]`.repeat(3)}{${unescapeHtml(style)}}`).join('');
  }
}

/** An SVG as part of a data URL in double quotes: what must be escaped there, and no more. */
const inDataUrl = (svg: string): string =>
  svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&{}\s]+/g, encodeURIComponent)
    .replaceAll('%20', ' ');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
