import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import { coverageChart } from '../charts/coverage-chart.js';
import { markFiles } from '../charts/marks.js';
import { coverage } from '../evidence/evidence.rules.js';
import { redacted } from '../evidence/redaction.rules.js';
import { type BookJournal, journalFile } from '../checkpoint/book-journal.js';
import * as m from '../messages/book.js';
import type { Book } from '../model/book.js';
import { contentOf, selected } from '../model/selection.rules.js';
import { canonicalJson, mapStrings, settable } from '../text/text.rules.js';
import { localeOf, NOTHING } from '../text/writing.rules.js';
import type { Drawn } from './drawn.js';
import { issueEntries, modificationEntries, ownerEntries, serviceYears, trackDayEntries } from './entries.js';
import { gaps, paperAttachments, papers, partsIndex, plateRows } from './evidence-chapters.js';
import { fuel } from './fuel.js';
import { makingOf, type Making } from './making.js';
import { mounted } from './mounted.js';
import { cover, glance, identity, nameOf, reading } from './overview.js';
import type { Attachment, Pages } from './pages.js';
import { timeline } from './timeline.js';
import { markWords, templateWords } from './words.js';

/** The input of typesetting: the pages as data, and the small files that were made for them. */
export interface MadePages {
  pages: Pages;
  /** Keyed by the path where the template looks for them. */
  files: Map<string, string | Uint8Array>;
}

export const CONTENT_NAME = 'content.json';
export const VERIFIER_NAME = 'verify.html';
export const SEAL_NAME = 'seal.txt';
export const JOURNAL_NAME = 'journal.json';

/** Files that are part of every book, beside its content. */
export interface Accompaniment {
  /** The public key of the seal, as it is printed. */
  sealKey: string;
  verifier: string;
  journal: BookJournal | null;
}

/** The input for all chapters: the selected content without withheld data. */
export const prepared = (book: Book): Book => redacted(selected(book));

/** @param book from `prepared` */
export function makePages(book: Book, drawn: Drawn, { sealKey, verifier, journal }: Accompaniment): MadePages {
  const making = makingOf(mapStrings(book, settable), drawn);
  const content = canonicalJson(contentOf(book));
  const fingerprint = createHash('sha256').update(content).digest('hex');
  const years = coverage(making.book);
  const line = timeline(making);
  const files = new Map<string, string | Uint8Array>([
    [`/${CONTENT_NAME}`, content],
    [`/${VERIFIER_NAME}`, verifier],
    [`/${SEAL_NAME}`, 'unsealed\n'],
    ...(journal ? [[`/${JOURNAL_NAME}`, journalFile(journal, book)] as const] : []),
    ['/charts/coverage.svg', coverageChart(years)],
    ['/charts/fingerprint.svg', renderSVG(`sha256:${fingerprint}`, { border: 0, ecc: 'M' })],
    ...line.charts,
    ...[...markFiles()].map(([name, shape]) => [`/marks/${name}.svg`, shape] as const),
  ]);
  const pages: Pages = {
    ...frame(making, fingerprint),
    ...overviews(making),
    reading: reading(making, years),
    timeline: making.has('timeline') ? line.pages : null,
    ...chapters(making),
    gaps: gaps(making, years),
    verification: {
      how: making.say(m.verifyHow({ content: CONTENT_NAME, page: VERIFIER_NAME })),
      key: sealKey,
      substituted: '',
      journal: journal && journalHead(making, journal),
    },
    attachments: [
      ...paperAttachments(making),
      ...ownAttachments(making),
      ...(journal ? [journalAttachment(making)] : []),
    ],
  };
  return { pages, files };
}

function frame({ book, say, writing }: Making, fingerprint: string) {
  const vehicle = nameOf(book.vehicle);
  const [year, month, day] = book.issuedOn.split('-').map(Number) as [number, number, number];
  const [, place] = localeOf(book.options).split('-');
  return {
    language: book.options.language,
    region: place?.length === 2 ? place : '',
    paper: book.options.paper === 'letter' ? ('us-letter' as const) : ('a4' as const),
    title: say(m.metadataTitle({ vehicle: [vehicle, book.vehicle.vin].filter(Boolean).join(', ') })),
    vehicle,
    chassis: book.vehicle.vin ?? NOTHING,
    issued: { text: writing.day(book.issuedOn), year, month, day },
    fingerprint,
    words: templateWords(say),
    marks: markWords(say),
  };
}

const overviews = (making: Making) => ({
  cover: cover(making),
  glance: glance(making),
  identity: making.has('identity') ? identity(making) : null,
});

const chapters = (making: Making) => ({
  ownership: making.has('ownership') ? ownerEntries(making) : null,
  services: making.has('services') ? serviceYears(making) : null,
  modifications: making.has('modifications') ? modificationEntries(making) : null,
  issues: making.has('issues') ? issueEntries(making) : null,
  trackDays: making.has('track-days') ? trackDayEntries(making) : null,
  fuel: making.has('fuel') ? fuel(making) : null,
  mounted: making.has('mounted') ? mounted(making) : null,
  plates: making.has('plates') ? plateRows(making) : null,
  papers: making.has('papers') ? papers(making) : null,
  parts: making.has('parts') ? partsIndex(making) : null,
});

const journalHead = ({ say, writing }: Making, { origin, root, size }: BookJournal) => ({
  intro: say(m.verifyJournal({ entries: size })),
  rows: [
    { label: say(m.verifierOrigin), value: origin },
    { label: say(m.verifierEntries), value: writing.number(size) },
    { label: say(m.verifierRoot), value: root },
  ],
  proves: say(m.provesJournal),
});

const journalAttachment = ({ say }: Making): Attachment => ({
  file: `/${JOURNAL_NAME}`,
  name: JOURNAL_NAME,
  mediaType: 'application/json',
  description: say(m.attachedJournal),
  relationship: 'data',
});

function ownAttachments({ say }: Making): Attachment[] {
  return [
    {
      file: `/${CONTENT_NAME}`,
      name: CONTENT_NAME,
      mediaType: 'application/json',
      description: say(m.attachedContent),
      relationship: 'data',
    },
    {
      file: `/${VERIFIER_NAME}`,
      name: VERIFIER_NAME,
      mediaType: 'text/html',
      description: say(m.attachedVerify),
      relationship: 'supplement',
    },
    {
      file: `/${SEAL_NAME}`,
      name: SEAL_NAME,
      mediaType: 'text/plain',
      description: say(m.attachedSeal),
      relationship: 'supplement',
    },
  ];
}
