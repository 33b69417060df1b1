// Made of en/buyer-pages.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Book to download */
export const book = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.book');
/** A dossier of this vehicle, as it was made. */
export const bookHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.bookHint');
/** Dossier of {day} */
export const bookOf =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-garage:buyer-pages.bookOf');
/** This dossier tells more than the page, such as the VIN on its cover. Read it before you offer it. */
export const bookTellsMore = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.bookTellsMore');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.cancel');
/** Change */
export const change = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.change');
/** Change Page */
export const changePage = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.changePage');
/** {count, plural, one {# photo} other {# photos}} of at most {most} */
export const chosen = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; most: string | number }) => string>(
    'mf-garage:buyer-pages.chosen',
  ),
);
/** Copied */
export const copied = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.copied');
/** Copy Link */
export const copy = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.copy');
/** Costs */
export const costs = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.costs');
/** Data and description */
export const data = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.data');
/** End This Page */
export const end = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.end');
/** The page could not be ended */
export const endFailed = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.endFailed');
/** Its link will show nothing to anybody any more, and cannot come back. */
export const endQuestion = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.endQuestion');
/** Ending... */
export const ending = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.ending');
/** Numbers and fitted parts */
export const equipment = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.equipment');
/** The pages could not be loaded */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.fetchFailed');
/** Labels */
export const format = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.format');
/** Further */
export const further = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.further');
/** Service history with its marks */
export const history = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.history');
/** Search engines may find it */
export const indexed = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.indexed');
/** Otherwise the page asks them to stay away. */
export const indexedHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.indexedHint');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.issues');
/** Leads to */
export const leadsTo = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.leadsTo');
/** Loading pages... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.loading');
/** Look at It */
export const look = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.look');
/** Made */
export const made = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.made');
/** Make Page */
export const makePage = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.makePage');
/** Mileage and its chart */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.mileage');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.modifications');
/** More Photos */
export const morePhotos = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.morePhotos');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.name');
/** For you alone: where you put the link. */
export const nameHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.nameHint');
/** Name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.nameRequired');
/** Name must be at most {most} characters */
export const nameTooLong = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:buyer-pages.nameTooLong',
);
/** Names */
export const names = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.names');
/** Of owners and workshops, and where they live. */
export const namesHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.namesHint');
/** New Page */
export const newPage = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.newPage');
/** No */
export const no = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.no');
/** None */
export const noBook = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.noBook');
/** This vehicle has no photos yet. */
export const noPhotos = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.noPhotos');
/** It could not be copied. Select the link and copy it. */
export const notCopied = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.notCopied');
/** Page not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.notFound');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.notes');
/** Nothing */
export const nothing = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.nothing');
/** VIN and other numbers in full */
export const numbers = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.numbers');
/** Otherwise without their middle. */
export const numbersHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.numbersHint');
/** Open as PDF */
export const openStickers = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.openStickers');
/** Owners */
export const owners = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.owners');
/** Pages */
export const pagesSoFar = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.pagesSoFar');
/** List of papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.papers');
/** Their titles and days; never the papers themselves. */
export const papersHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.papersHint');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.photos');
/** The photos could not be loaded */
export const photosFailed = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.photosFailed');
/** The first one stands at the top, and is the picture of the link. Look whether a number plate or a face is on them. Where and by what they were taken is never sent along. */
export const photosNote = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.photosNote');
/** Number plates */
export const plates = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.plates');
/** Numbers of which the name says so. On photos they are not found. */
export const platesHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.platesHint');
/** Also Told */
export const reveals = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.reveals');
/** Off, unless you want it told. What is off is taken out of all texts, too. */
export const revealsNote = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.revealsNote');
/** The page could not be saved */
export const saveFailed = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.saveFailed');
/** Save Page */
export const savePage = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.savePage');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.saving');
/** Search engines */
export const searchEngines = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.searchEngines');
/** A4, {labels} of {size} */
export const sheetA4 = /* @__PURE__ */ __message__<
  (given: { labels: string | number; size: string | number }) => string
>('mf-garage:buyer-pages.sheetA4');
/** Letter, {labels} of {size} */
export const sheetLetter = /* @__PURE__ */ __message__<
  (given: { labels: string | number; size: string | number }) => string
>('mf-garage:buyer-pages.sheetLetter');
/** Shown */
export const shows = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.shows');
/** What is not ticked is nowhere on the page. */
export const showsNote = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.showsNote');
/** One of {size} */
export const single =
  /* @__PURE__ */ __message__<(given: { size: string | number }) => string>('mf-garage:buyer-pages.single');
/** Labels missing */
export const skip = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.skip');
/** On a sheet of which some are used. */
export const skipHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.skipHint');
/** Stickers */
export const stickers = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.stickers');
/** With a code that a telephone reads. Print at 100 %, without fitting to the page. */
export const stickersNote = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.stickersNote');
/** A link to one plain page of this vehicle, for people without an account. It shows what you choose, and is gone as soon as you end it. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.subtitle');
/** Page for a Buyer */
export const title = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.title');
/** Page for a buyer: {vehicle} */
export const titleOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-garage:buyer-pages.titleOf',
);
/** Page: {name} */
export const toPage =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-garage:buyer-pages.toPage');
/** Logging a reading of this vehicle */
export const toReading = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.toReading');
/** At most {most} texts */
export const tooManyWords = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:buyer-pages.tooManyWords',
);
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.trackDays');
/** Vehicle not found */
export const vehicleNotFound = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.vehicleNotFound');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.vehicles');
/** Opened */
export const views = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.views');
/** Withhold these texts */
export const withholdWords = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.withholdWords');
/** ZH 123456 */
export const withholdWordsExample = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.withholdWordsExample');
/** One in each line: a number plate, a street, a telephone number. */
export const withholdWordsHint = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.withholdWordsHint');
/** A text must be at most {most} characters */
export const wordTooLong = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:buyer-pages.wordTooLong',
);
/** Yes */
export const yes = /* @__PURE__ */ __message__<string>('mf-garage:buyer-pages.yes');
