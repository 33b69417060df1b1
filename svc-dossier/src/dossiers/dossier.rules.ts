import { Invalid, LANGUAGES } from '@carnet/messages';
import * as m from '../messages/dossier.js';
import type { BookOptions } from '../model/book.js';
import { CHAPTERS, type DossierFile, type DossierOptions, type OwnSettings } from './dossier.entity.js';

/** Options of a request. */
type Asked = { [Option in keyof DossierOptions]?: DossierOptions[Option] | null };

/**
 * Completes the options of a book: from the request, else from the owner's settings, else from the defaults.
 * @throws Invalid (400) if `Intl` does not support the region, or the time range ends before it begins
 */
export function optionsOf(asked: Asked, own: OwnSettings | null): DossierOptions {
  const { from = null, to = null } = asked;
  if (from !== null && to !== null && to < from) throw Invalid.field('options.to', m.endsBefore);
  const language = asked.language ?? ownLanguage(own) ?? 'en';
  return {
    chapters: inOrder(asked.chapters ?? [...CHAPTERS]),
    from,
    to,
    withhold: asked.withhold ?? [],
    withhold_words: asked.withhold_words ?? [],
    paper: asked.paper ?? (own?.paper === 'Letter' ? 'letter' : 'a4'),
    sheets: asked.sheets ?? true,
    language,
    region: asked.region ? requireRegion(asked.region) : (regionOf(own?.region) ?? USUAL_REGION[language]),
    distance_unit: asked.distance_unit ?? unitOf(own),
  };
}

export const USUAL_REGION: Record<DossierOptions['language'], string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ja: 'ja-JP',
};

const ownLanguage = (own: OwnSettings | null): DossierOptions['language'] | undefined =>
  LANGUAGES.find((language) => language === own?.language);

/** Hours are no unit of distance, so a person who counts hours gets miles. */
const unitOf = (own: OwnSettings | null): DossierOptions['distance_unit'] =>
  own?.odometer_unit === 'km' ? 'km' : 'mi';

const inOrder = (chapters: DossierOptions['chapters']): DossierOptions['chapters'] =>
  CHAPTERS.filter((chapter) => chapters.includes(chapter));

function requireRegion(tag: string): string {
  const region = regionOf(tag);
  if (region === null) throw Invalid.field('options.region', m.regionUnknown);
  return region;
}

/** The canonical language tag, or null if `Intl` does not support it. */
function regionOf(tag: string | null | undefined): string | null {
  if (!tag) return null;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const GO_WITH: Partial<Record<DossierOptions['chapters'][number], BookOptions['chapters']>> = {
  timeline: ['fuel'],
  identity: ['mounted'],
};

/**
 * Converts options to those of the book's engine. Fuel is part of the timeline, and mounted parts are part of the identity, because the API has no chapters of
 * their own for them.
 */
export function bookOptions(options: DossierOptions): BookOptions {
  const { from, to, withhold, paper, sheets, language, region } = options;
  const { withhold_words: withholdWords, distance_unit: distanceUnit } = options;
  const chapters = options.chapters.flatMap((one) => [one, ...(GO_WITH[one] ?? [])]);
  return { chapters, from, to, withhold, withholdWords, paper, sheets, language, region, distanceUnit };
}

/** `1994-mazda-mx-5-miata-2026-11-23.pdf` */
export const fileName = (about: NamedVehicle): string => `${nameOfFile(about)}.pdf`;

type NamedVehicle = Omit<DossierFile, 'owner_id' | 'sha256' | 'bytes'>;

/** The file name without its extension. */
export function nameOfFile({ year, make, model, issued_on }: NamedVehicle): string {
  const words = `${make} ${model}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return [year, plain, issued_on].filter(Boolean).join('-');
}
