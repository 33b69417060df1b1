export interface PagePart {
  title: string;
  /** The logo as SVG. Inside the page it costs no request. */
  icon?: string;
  description?: string;
  /** BCP 47 tag. */
  language: string;
  /** The languages that a person may choose, as BCP 47 tags. */
  offered: readonly string[];
  /** The path that the content was rendered for; undefined if there is no content. */
  path?: string;
  /** True if the content also fits every path below `path`. */
  tree?: boolean;
  /** Scripts that every page runs, and the scripts that these load at once. */
  main: { scripts: string[]; renderer: string[] };
  /** Chunks that the page will need, preloaded while the main script is still loading. */
  scripts: string[];
  styles: string[];
  /** Preloaded before the style sheet requests them. */
  fonts: string[];
  /** HTML without `style=""`, which the policy blocks: see `StyleRules`. */
  content: string;
  entries: unknown[];
}

/** Runs before the first paint, so that a dark page never flashes white. */
const COLOUR_SCHEME_SCRIPT = [
  `try{var s=localStorage.getItem('carnet.colour-scheme')}catch(e){}`,
  `document.documentElement.setAttribute('data-colour-scheme',`,
  `s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')`,
].join('');

/**
 * Runs the page's scripts after the first paint, since a slow phone that runs them earlier paints later. A hidden page is not painted, so they
 * run at once there. Browsers that do not report paints run them after a second. They never run before the whole document is loaded: on a slow
 * line its beginning is painted before the list of the remotes has arrived.
 */
const START_SCRIPT = [
  `(start=>{var begun,once=()=>begun||(begun=1,document.readyState=='loading'?addEventListener('DOMContentLoaded',start):start());`,
  `if(document.hidden)return once();new PerformanceObserver(once).observe({type:'paint',buffered:true});setTimeout(once,1000)})`,
  `(()=>document.head.append(document.getElementById('start').content.cloneNode(true)))`,
].join('');

/** The policy allows these scripts by their hashes, which stay the same from build to build. */
export const INLINE_SCRIPTS = [COLOUR_SCHEME_SCRIPT, START_SCRIPT];

export const WEB_MANIFEST = 'manifest.webmanifest';

/** File name of a language's web app manifest. The id inside is the same in all languages, so that they are one app. */
export const webManifestIn = (tag: string): string => (tag === 'en' ? WEB_MANIFEST : `manifest.${tag}.webmanifest`);

/** Renders one HTML file. `css` holds the styles of the first paint. The policy allows it by its hash, so it is the same in all pages. */
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
    // The browser has six connections for these files, and loads them in this order.
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
  // Without content there is no paint to wait for.
  if (path === undefined) return run;
  return [
    ...[...main.scripts, ...scripts, ...main.renderer].map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`,
    ),
    `<template id="start">${run.join('')}</template>`,
    `<script>${START_SCRIPT}</script>`,
  ];
}

/** Moves each `style=""`, which the policy blocks in HTML, into a rule of one style element that all pages share. */
export class StyleRules {
  readonly #styles: string[] = [];

  /** Replaces each style by the number of its rule. */
  lift(html: string): string {
    return html.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
      if (!this.#styles.includes(style)) this.#styles.push(style);
      return `${before} data-s="${this.#styles.indexOf(style)}"`;
    });
  }

  /** The selector repeats its attribute three times to be more specific than the classes that a style attribute overrides. */
  get css(): string {
    return this.#styles.map((style, at) => `${`[data-s="${at}"]`.repeat(3)}{${unescapeHtml(style)}}`).join('');
  }
}

/** An SVG as part of a data URL in double quotes. Escapes only the characters that need it there. */
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
