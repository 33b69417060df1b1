import { createHash, randomBytes } from 'node:crypto';
import type { BookPicture } from '@carnet/contracts/book';
import type { Said } from '@carnet/messages';
import { makingOf, type Making, sortedByDay } from '../chapters/making.js';
import { markFiles } from '../charts/marks.js';
import { documentedLines, identity, nameOf } from '../chapters/overview.js';
import { markWords } from '../chapters/words.js';
import { WITHHELD } from '../evidence/redaction.rules.js';
import * as m from '../messages/buyer-page.js';
import * as words from '../messages/book.js';
import { type Rich, richText, wordsOf } from '../text/rich-text.rules.js';
import { NOTHING } from '../text/writing.rules.js';
import { chartOf, coloured } from './chart.rules.js';
import type { Chosen, ChosenPhoto } from './chosen.rules.js';
import { historyOf, type KindedEntry, partsOf } from './history.rules.js';
import { beginningOf, Html, jsonHtml, markup, richHtml } from './html.js';
import { STYLE } from './style.js';
import type { Visitor } from './visitor.rules.js';

export interface LookOrder {
  chosen: Chosen;
  visitor: Visitor;
  /** The path of the page without origin and part: `/look/…`. */
  path: string;
  indexed: boolean;
  book: { megabytes: number; issuedOn: string } | null;
}

/** The size limit of a part of the history in bytes, and of a text in letters. */
const MOST_OF_PART = 40_000;
const MOST_LETTERS = 4_000;
/** The maximum number of lines in a list beside the history. */
const MOST_LINES = 80;

/** Placeholder for the origin, which differs by the address through which the site is reached. It is random, so that no text contains it by chance. */
const ORIGIN = `https://${randomBytes(16).toString('hex')}.invalid`;

/** The element must equal, letter by letter, the text that the policy has the hash of. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

interface Writing {
  making: Making;
  say: (said: Said) => string;
  order: LookOrder;
  path: string;
  /** The address of the page, with the placeholder for the origin. */
  address: string;
  name: string;
}

/** A page for buyers in its parts: each is one HTML file without a script, in the visitor's language. */
export class LookPages {
  private readonly page: Writing;
  private readonly parts: Html[][];
  private readonly entries: number;
  private readonly written = new Map<number, string>();

  constructor(order: LookOrder) {
    const { chosen, visitor } = order;
    const book = { ...chosen.book, options: { ...chosen.book.options, ...visitor } };
    const making = makingOf(book, { photos: new Map(), cover: null, papers: new Map() });
    const { path } = order;
    this.page = { making, say: making.say, order, path, address: ORIGIN + path, name: nameOf(book.vehicle) };
    const items = historyOf(making).map((entry) => entryItem(this.page, entry));
    this.entries = items.length;
    this.parts = partsOf(items, sizeOf, MOST_OF_PART);
  }

  /** The approximate size of all parts in bytes. */
  get size(): number {
    return 2 * this.parts.flat().reduce((sum, item) => sum + sizeOf(item), MOST_OF_PART);
  }

  /**
   * @param wanted the part, from 1; a number beyond the last gives the last
   * @param origin of the site, as the visitor addressed it: `https://carnet.example`
   */
  part(wanted: number, origin: string): string {
    const part = Math.min(wanted, this.parts.length);
    const known = this.written.get(part) ?? this.write(part);
    this.written.set(part, known);
    return known.replaceAll(ORIGIN, () => origin);
  }

  private write(part: number): string {
    const told = history(this.page, this.parts, part);
    const body = part === 1 ? [...overviews(this.page), ...told, ...more(this.page)] : told;
    return whole(this.page, { body, entries: this.entries, part });
  }
}

const sizeOf = ({ text }: Html): number => Buffer.byteLength(text);

interface Body {
  body: readonly Html[];
  entries: number;
  part: number;
}

function whole(page: Writing, { body, entries, part }: Body): string {
  const { say, order, name } = page;
  const description = say(m.about({ entries }));
  return markup`<!doctype html>
    <html lang="${order.visitor.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <meta name="description" content="${description}" />
        ${!order.indexed && markup`<meta name="robots" content="noindex, nofollow, noimageindex" />`}
        <link rel="icon" href="data:," />
        ${openGraph(page, description)}
        <script type="application/ld+json">
          ${jsonHtml(vehicleData(page))}
        </script>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${markSymbols()}
        ${
          part === 1
            ? top(page, entries)
            : markup`<header>
                <div class="in"><h1>${name}</h1></div>
              </header>`
        }
        <main class="in">${body}</main>
        <footer class="in">${foot(page)}</footer>
      </body>
    </html> `.text;
}

function openGraph({ order, address, name, say }: Writing, description: string): Html {
  const [first] = order.chosen.photos;
  const picture = first && pictureOf(first, '960');
  const image =
    picture &&
    markup`<meta property="og:image" content="${address}/photos/1-${tagOf(first)}/960" />
      <meta property="og:image:type" content="${picture.media_type}" />
      <meta property="og:image:width" content="${picture.width}" />
      <meta property="og:image:height" content="${picture.height}" />
      <meta property="og:image:alt" content="${altOf({ say, name }, first, 0)}" />
      <meta name="twitter:card" content="summary_large_image" />`;
  return markup`<meta property="og:type" content="website" />
    <meta property="og:title" content="${name}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    ${image}`;
}

/** The vehicle as structured data (schema.org): only what the page shows. */
function vehicleData({ making, order, address, name }: Writing): object {
  const { vehicle } = making.book;
  const unit = { mi: 'SMI', km: 'KMT', h: 'HUR' }[vehicle.odometerUnit];
  const isVinWhole = vehicle.vin !== null && /^[A-Z0-9]{17}$/.test(vehicle.vin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Vehicle',
    name,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    ...(vehicle.year !== null && { vehicleModelDate: String(vehicle.year) }),
    ...(vehicle.colour && { color: vehicle.colour }),
    ...(vehicle.description && { description: wordsOf(richText(vehicle.description)).slice(0, MOST_LETTERS) }),
    ...(vehicle.mileage !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.mileage, unitCode: unit },
    }),
    ...(isVinWhole && { vehicleIdentificationNumber: vehicle.vin }),
    ...(order.chosen.photos.length > 0 && {
      image: order.chosen.photos.slice(0, 5).map((photo, at) => `${address}/photos/${at + 1}-${tagOf(photo)}/960`),
    }),
    url: address,
  };
}

/** SVG symbols of the marks, defined once for all entries. */
function markSymbols(): Html {
  const symbols = [...markFiles()].map(([name, svg]) => {
    const inner = coloured(svg).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 16 12">${inner}</symbol>`;
  });
  return new Html(`<svg class="all" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);
}

const mark = (page: Writing, name: string): Html =>
  markup`<svg class="m" viewBox="0 0 16 12" role="img" aria-label="${markWords(page.say)[name]}">
    <use href="#${name}" />
  </svg>`;

function top(page: Writing, entries: number): Html {
  const { making, name, say, order, path } = page;
  const { vehicle } = making.book;
  const [first] = order.chosen.photos;
  const facts = [
    ...(vehicle.mileage !== null ? [[say(words.recorded), making.writing.distance(vehicle.mileage)]] : []),
    ...(vehicle.year ? [[say(m.modelYear), String(vehicle.year)]] : []),
    ...(entries > 0 ? [[say(m.history), say(m.entries({ entries }))]] : []),
  ];
  return markup`<header>
    ${first && hero(page, first, path)}
    <div class="in">
      <h1>${name}</h1>
      ${vehicle.nickname && markup`<p>${vehicle.nickname}</p>`}
      ${
        facts.length > 0 &&
        markup`<dl class="key">
          ${facts.map(
            ([label, value]) =>
              markup`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>`
      }
    </div>
  </header>`;
}

/** The first photo decides how soon a visitor sees the page: narrow screens get a small version. */
function hero(page: Writing, photo: ChosenPhoto, path: string): Html {
  const small = pictureOf(photo, '960');
  const large = pictureOf(photo, '2048');
  return markup`<picture
    >${large !== small && markup`<source media="(min-width: 64rem)" srcset="${path}/photos/1-${tagOf(photo)}/${large.name}" />`}
    <img
      class="hero"
      src="${path}/photos/1-${tagOf(photo)}/${small.name}"
      width="${small.width}"
      height="${small.height}"
      alt="${altOf(page, photo, 0)}"
      fetchpriority="high"
  /></picture>`;
}

/** The beginning of the hash, which changes when another photo takes the same place. */
export const tagOf = ({ pictures }: ChosenPhoto): string => pictures[0]!.sha256.slice(0, 12);

/** The picture of this size, or the largest below it. */
function pictureOf({ pictures }: ChosenPhoto, name: BookPicture['name']): BookPicture {
  const fitting = pictures.filter((one) => Number(one.name) <= Number(name));
  return fitting.at(-1) ?? pictures[0]!;
}

const altOf = ({ say, name }: Pick<Writing, 'say' | 'name'>, { caption }: ChosenPhoto, at: number): string =>
  caption || say(m.photoOf({ number: at + 1, vehicle: name }));

const section = (title: string, ...content: readonly (Html | false | null)[]): Html =>
  markup`<section>
    <h2>${title}</h2>
    ${content}
  </section>`;

function overviews(page: Writing): Html[] {
  return [description(page), data(page), photos(page), equipment(page), modifications(page), mileage(page)].flatMap(
    (one) => one ?? [],
  );
}

function description({ making }: Writing): Html | null {
  const { nodes } = beginningOf(richText(making.book.vehicle.description), MOST_LETTERS);
  return nodes.length > 0 ? markup`<section class="text">${richHtml(nodes)}</section>` : null;
}

function data(page: Writing): Html | null {
  const { making, say } = page;
  const { vehicle } = making.book;
  const rows = [
    [say(words.vin), vehicle.vin],
    [say(words.builtOn), vehicle.builtOn && making.writing.day(vehicle.builtOn)],
    [say(words.colour), vehicle.colour],
  ].filter(([, value]) => value);
  const list = markup`<dl class="rows">
    ${rows.map(
      ([label, value]) =>
        markup`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
  return rows.length > 0 ? section(say(m.data), markup`<div class="card">${list}</div>`) : null;
}

function photos(page: Writing): Html | null {
  const { say, order, path } = page;
  // The first photo is the hero at the top of the page.
  const others = order.chosen.photos.map((photo, at) => ({ photo, at })).slice(1);
  if (others.length === 0) return null;
  const items = others.map(({ photo, at }) => {
    const at960 = pictureOf(photo, '960');
    const at320 = pictureOf(photo, '320');
    return markup`<li>
      <a href="${path}/photos/${at + 1}-${tagOf(photo)}/${pictureOf(photo, '2048').name}"
        ><img
          src="${path}/photos/${at + 1}-${tagOf(photo)}/${at320.name}"
          srcset="${path}/photos/${at + 1}-${tagOf(photo)}/${at320.name} ${at320.width}w, ${path}/photos/${at + 1}-${tagOf(photo)}/${at960.name} ${at960.width}w"
          sizes="(min-width: 40rem) 18rem, 46vw"
          width="${at320.width}"
          height="${at320.height}"
          alt="${altOf(page, photo, at)}"
          loading="lazy" /></a
      >${photo.caption && markup`<span>${photo.caption}</span>`}
    </li>`;
  });
  return section(
    say(m.photos),
    markup`<ul class="photos">
      ${items}
    </ul>`,
  );
}

function equipment(page: Writing): Html | null {
  const { making, say, order } = page;
  const told = identity(making)!;
  const { installed } = order.chosen;
  if (told.rows.length === 0 && installed.length === 0) return null;
  const rows = told.rows.map(
    ({ item, value, readAt, mark: name }, at) =>
      markup`<tr>
        <td>${mark(page, name)}${item}</td>
        <td>${numberAt(page, at, value)}</td>
        <td>${readAt}</td>
      </tr>`,
  );
  const numbers = markup`<h3>${say(m.numbers)}</h3>
    <div class="scroll">
      <table>
        ${rows}
      </table>
    </div>
    ${isMasked(page) && markup`<p class="quiet">${say(m.numbersNote)}</p>`}`;
  const parts = markup`<h3>${say(m.fitted)}</h3>
    <ul class="list">
      ${installed.slice(0, MOST_LINES).map(({ name, maker }) => markup`<li>${name}${maker && markup` <span class="quiet">${maker}</span>`}</li>`)}
    </ul>
    ${installed.length > MOST_LINES && markup`<p class="quiet">${say(m.more)}</p>`}`;
  return section(say(m.equipment), told.rows.length > 0 && numbers, installed.length > 0 && parts);
}

/** A number, and its original value from the factory if that differs. */
function numberAt({ making, say }: Writing, at: number, value: string): Html {
  const { asBuilt, match } = making.book.identities[at]!;
  const verdict = match === 'not-known' ? null : say(match === 'matching' ? words.matches : words.differs);
  const built = asBuilt && value !== NOTHING && asBuilt !== value && `${say(words.asBuilt)}: ${asBuilt}`;
  const notes = [built, verdict].filter(Boolean).join(' · ');
  return markup`${value === NOTHING ? (asBuilt ?? value) : value}${notes && markup`<br /><span class="quiet">${notes}</span>`}`;
}

const isMasked = ({ making }: Writing): boolean =>
  [making.book.vehicle.vin, ...making.book.identities.flatMap(({ value, asBuilt }) => [value, asBuilt])].some(
    (number) => number?.includes('\u2022'),
  );

function modifications(page: Writing): Html | null {
  const { making, say } = page;
  const done = sortedByDay(making.book.modifications).reverse();
  if (done.length === 0) return null;
  const lines = done
    .slice(0, MOST_LINES)
    .map(({ name, day }) => markup`<li>${name} <span class="quiet">${making.writing.day(day)}</span></li>`);
  return section(
    say(words.modifications),
    markup`<ul class="list">
      ${lines}
    </ul>`,
    done.length > MOST_LINES && markup`<p class="quiet">${say(m.more)}</p>`,
  );
}

function mileage({ making, say }: Writing): Html | null {
  const chart = chartOf(making);
  if (chart === null) return null;
  const caption = say(words.mileageCaption);
  return section(
    say(words.mileage),
    markup`<div class="card scroll" tabindex="0" role="group" aria-label="${caption}">
      ${new Html(chart.replace('<svg ', '<svg aria-hidden="true" '))}
    </div>`,
    markup`<p class="quiet">${caption}</p>`,
  );
}

function history(page: Writing, parts: readonly (readonly Html[])[], part: number): Html[] {
  const { say, path } = page;
  const items = parts[part - 1]!;
  if (items.length === 0) return [];
  const link = (to: number, label: string): Html =>
    markup`<a rel="nofollow" href="${path}${to > 1 && `?part=${to}`}${to === 1 && '#history'}">${label}</a>`;
  const steps = markup`<nav>
    ${part > 1 ? link(part - 1, say(m.later)) : markup`<span></span>`}<span class="quiet"
      >${say(m.partOf({ part, parts: parts.length }))}</span
    >${part < parts.length ? link(part + 1, say(m.earlier)) : markup`<span></span>`}
  </nav>`;
  return [
    markup`<section id="history">
      <h2>${say(m.history)}</h2>
      ${part === 1 && documented(page)}
      <p class="quiet">${say(m.marksIntro)}</p>
      ${legend(page)}
      <ol class="entries">
        ${items}
      </ol>
      ${parts.length > 1 && steps}
    </section>`,
  ];
}

const documented = ({ making }: Writing): Html[] => documentedLines(making).map((line) => markup`<p>${line}</p>`);

function legend(page: Writing): Html {
  const lines = [
    ['paper', m.markPaper],
    ['photo', m.markPhoto],
    ['word', m.markWord],
    ['word-late', m.markLate],
  ] as const;
  return markup`<ul class="marks">
    ${lines.map(
      ([name, said]) =>
        markup`<li>
          <svg class="m" viewBox="0 0 16 12" aria-hidden="true"><use href="#${name}" /></svg>${page.say(said)}
        </li>`,
    )}
  </ul>`;
}

function entryItem(page: Writing, entry: KindedEntry): Html {
  const text = beginningOf([...entry.text, ...entry.report], MOST_LETTERS);
  const parts = entry.parts
    .map(({ name, maker }) => (maker === NOTHING ? name : `${name} (${maker})`))
    .slice(0, MOST_LINES);
  const papers = entry.refs.flatMap(({ of }) => of.map((one) => one.text));
  return markup`<li>
    <span class="at">${mark(page, entry.mark)}</span>
    <p class="when">${[entry.when, page.say(m.kind({ kind: entry.kind }))].filter(Boolean).join(' · ')}</p>
    <h3>${entry.title}</h3>
    ${facts([...entry.facts, ...papers])}${parts.length > 0 && markup`<p class="quiet">${parts.join(' · ')}</p>`}${text.nodes.length > 0 && written(text.nodes)}${text.isCut && markup`<p class="quiet">${page.say(m.more)}</p>`}
  </li>`;
}

const facts = (lines: readonly string[]): Html | false =>
  lines.length > 0 &&
  markup`<ul class="facts">
    ${lines.map((line) => markup`<li>${line}</li>`)}
  </ul>`;

const written = (nodes: readonly Rich[]): Html => markup`<div class="text">${richHtml(nodes)}</div>`;

function more(page: Writing): Html[] {
  return [papers(page), book(page)].flatMap((one) => one ?? []);
}

function papers({ making, say }: Writing): Html | null {
  const register = making.book.papers.slice(-200).reverse();
  if (register.length === 0) return null;
  const lines = register
    .slice(0, MOST_LINES)
    .map(
      ({ title, day }) =>
        markup`<li>${title}${day && markup` <span class="quiet">${making.writing.day(day)}</span>`}</li>`,
    );
  return section(
    say(words.papers),
    markup`<ul class="list">
      ${lines}
    </ul>`,
    register.length > MOST_LINES && markup`<p class="quiet">${say(m.more)}</p>`,
  );
}

function book({ making, say, order, path }: Writing): Html | null {
  if (!order.book) return null;
  const size = making.writing.number(Math.max(0.1, order.book.megabytes), 1);
  return section(
    say(m.book),
    markup`<div class="card">
      <p>${say(m.bookText({ day: making.writing.day(order.book.issuedOn) }))}</p>
      <a class="go" href="${path}/book.pdf" rel="nofollow">${say(m.download({ size }))}</a>
      <a href="/verify">${say(m.checkBook)}</a>
    </div>`,
  );
}

function foot({ making, say }: Writing): Html {
  const { book } = making;
  const isWithheld = JSON.stringify(book).includes(WITHHELD);
  return markup`${isWithheld && markup`<p>${say(m.withheld({ sign: WITHHELD }))}</p>`}
    <p>${say(m.shownBy({ day: making.writing.day(book.issuedOn) }))}</p>`;
}

/** A page with one message: why there is nothing to see, or nothing at the moment. */
export function plainPage(visitor: Visitor, title: Said, text: Said): string {
  const say = (said: Said): string => said.in(visitor.language) ?? said.toString();
  return markup`<!doctype html>
    <html lang="${visitor.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say(title)}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main class="alone">
          <h1>${say(title)}</h1>
          <p>${say(text)}</p>
        </main>
      </body>
    </html> `.text;
}

/** The content security policy: no scripts, and no requests but for the page's pictures. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
