import type { BookPicture } from '@carnet/contracts/book';
import type { CollectedBook, InstalledPart } from '../collecting/collected-book.js';
import { redacted } from '../evidence/redaction.rules.js';
import { photoFile } from '../collecting/book-of.rules.js';
import type { Book, Happening, Identity } from '../model/book.js';
import { mapStrings, settable } from '../text/text.rules.js';
import type { BuyerChoice, Revealed, Section } from './buyer-page.entity.js';
import { isNumber, isPlate, masked, spellingsOf, spellingsOfPlate } from './numbers.rules.js';

/** A photo that a page shows. */
export interface ChosenPhoto {
  caption: string;
  fileId: number;
  pictures: readonly BookPicture[];
}

/** Everything that a page may show. Hidden content is not in it, so that no renderer can leak it. */
export interface Chosen {
  book: Book;
  installed: InstalledPart[];
  photos: ChosenPhoto[];
}

type Has<Word> = (word: Word) => boolean;
type Redacted = Book & Pick<Chosen, 'installed'>;

/**
 * Selects the content of a page from the book of its vehicle. Hidden content is removed from the data before anything is rendered. Then hidden names, amounts
 * and numbers are redacted in all texts.
 */
export function chosenOf({ book, installed, pictures, issuers }: CollectedBook, choice: BuyerChoice): Chosen {
  const shows: Has<Section> = (section) => choice.shows.includes(section);
  const reveals: Has<Revealed> = (one) => choice.reveals.includes(one);
  const whole: Redacted = {
    ...book,
    installed: shows('equipment') ? installed : [],
    options: {
      ...book.options,
      ...{ from: null, to: null, sheets: false },
      withhold: [...(reveals('costs') ? [] : (['prices'] as const)), ...(reveals('names') ? [] : (['names'] as const))],
      withholdWords: [
        ...choice.withhold_words,
        ...[...hiddenNumbers(book, reveals), ...(reveals('names') ? [] : hiddenPlaces(book, issuers))].filter(
          isHidden(book),
        ),
      ],
    },
  };
  const safe = redacted(whole) as Redacted;
  const identities = shows('equipment') ? identitiesOf(safe, book.identities, reveals) : [];
  const vin = shows('data') ? vinOf(book, reveals) : null;
  const left = cut(safe, shows, reveals, new Set(choice.photo_ids.map((id) => photoFile(id))));
  const shown = mapStrings({ ...left, identities, vehicle: { ...left.vehicle, vin } }, settable);
  return {
    book: { ...shown, options: { ...shown.options, withholdWords: [] } },
    installed: mapStrings(safe.installed, settable),
    photos: choice.photo_ids.flatMap((fileId) => photoOf(shown, fileId, pictures.get(fileId) ?? [])),
  };
}

/** The VIN belongs to the section with the data of the vehicle, not to its equipment. */
function vinOf({ vehicle, identities }: Book, reveals: Has<Revealed>): string | null {
  const chassis = identities.find(({ kind }) => kind === 'vin');
  const vin = vehicle.vin ?? chassis?.value ?? chassis?.asBuilt ?? null;
  return vin === null || reveals('numbers') ? vin : masked(vin);
}

/** Numbers to redact in all texts, in every spelling. */
function hiddenNumbers({ vehicle, identities }: Book, reveals: Has<Revealed>): string[] {
  const told = identities.flatMap((one) => {
    const values = [one.value, one.asBuilt].filter((value) => value !== null);
    // Some people enter the plate in the field for its name.
    if (isPlate(one))
      return reveals('plates')
        ? []
        : [...values, ...(/\d/u.test(one.name ?? '') ? [one.name!] : [])].flatMap(spellingsOfPlate);
    return reveals('numbers') ? [] : values.filter((value) => isNumber(one.kind, value)).flatMap(spellingsOf);
  });
  return [...(reveals('numbers') || !vehicle.vin ? [] : spellingsOf(vehicle.vin)), ...told];
}

const LEAST_OF_PLACE = 3;

/** Issuers of papers, and places where owners live. Where names are hidden, these are redacted in texts, too. */
function hiddenPlaces({ owners }: Book, issuers: readonly string[]): string[] {
  const places = owners.flatMap(({ location }) => (location ? [location, ...location.split(/[,;、]/u)] : []));
  return [...issuers, ...places].map((word) => word.trim()).filter((word) => Array.from(word).length >= LEAST_OF_PLACE);
}

/** Make, model and year of the vehicle are never redacted. */
const isHidden =
  ({ vehicle: { make, model, year } }: Book) =>
  (word: string): boolean =>
    ![make, model, `${make} ${model}`, String(year)].some((said) => said.toLowerCase() === word.toLowerCase());

/** Hides plates and masks numbers unless they are revealed; other texts of an identity are redacted like all texts. */
function identitiesOf(book: Book, told: readonly Identity[], reveals: Has<Revealed>): Identity[] {
  return book.identities.flatMap((one, at) => {
    const { value, asBuilt, kind } = told[at]!;
    if (kind === 'vin') return [];
    if (isPlate(told[at]!) && !reveals('plates')) return [];
    if (reveals('numbers') || isPlate(told[at]!)) return [withNotes(one, reveals)];
    // Redaction removes numbers from texts. So numbers are read from the original, and words from the redacted book.
    const shown = (known: string | null, said: string | null): string | null =>
      known !== null && isNumber(kind, known) ? masked(known) : said;
    return [withNotes({ ...one, value: shown(value, one.value), asBuilt: shown(asBuilt, one.asBuilt) }, reveals)];
  });
}

const withNotes = (one: Identity, reveals: Has<Revealed>): Identity =>
  reveals('notes') ? one : { ...one, readAt: null };

/** The data of a vehicle where its section is hidden. The type makes the compiler demand every new field here, so that none is shown by accident. */
const NO_DATA: Omit<Book['vehicle'], 'make' | 'model' | 'year' | 'vin' | 'odometerUnit' | 'mileage'> = {
  nickname: null,
  colour: null,
  builtOn: null,
  description: null,
};

/** The book without hidden parts. Evidence behind an entry still counts for its mark. */
function cut(book: Redacted, shows: Has<Section>, reveals: Has<Revealed>, photos: ReadonlySet<string>): Book {
  const of = <T>(section: Section, things: T[]): T[] => (shows(section) ? things : []);
  const happened = <T extends Happening>(things: T[]): T[] =>
    things.map((thing) => ({ ...thing, mileage: shows('mileage') ? thing.mileage : null }));
  const { installed: _, ...rest } = book;
  return {
    ...rest,
    vehicle: {
      ...book.vehicle,
      ...(shows('data') ? {} : NO_DATA),
      ...(shows('mileage') ? {} : { mileage: null }),
    },
    owners: of('owners', book.owners).map((owner) => ({
      ...owner,
      ...(shows('mileage') ? {} : { mileageFrom: null, mileageUntil: null }),
      ...(reveals('names') ? {} : { name: null, location: null }),
      ...(reveals('notes') ? {} : { story: null }),
    })),
    services: happened(of('history', book.services)).map((one) => ({
      ...one,
      ...(reveals('names') ? {} : { workshop: null }),
      ...(reveals('notes') ? {} : { notes: null }),
    })),
    modifications: happened(
      of(
        'modifications',
        book.modifications.filter(({ status }) => status !== 'Planned'),
      ),
    ).map((one) => ({
      ...one,
      ...(reveals('notes') ? {} : { notes: null }),
    })),
    issues: happened(of('issues', book.issues)),
    trackDays: happened(of('track-days', book.trackDays)),
    ...{ fuel: [], mounted: [], pairs: [] },
    photos: book.photos.filter(({ file }) => photos.has(file)),
    papers: reveals('papers') ? book.papers : [],
    readings: of('mileage', book.readings),
    findings: of('mileage', book.findings),
  };
}

/** The photo if scaled pictures of it exist: an original is never shown. */
function photoOf({ photos }: Book, fileId: number, pictures: readonly BookPicture[]): ChosenPhoto[] {
  const photo = photos.find(({ file }) => file === photoFile(fileId));
  const made = pictures.filter(({ media_type }) => media_type === 'image/webp');
  return photo && made.length > 0 ? [{ caption: photo.caption, fileId, pictures: made }] : [];
}
