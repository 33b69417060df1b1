// Made of en/table-imports.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Component */
export const aComponent = /* @__PURE__ */ __message__<string>('mf-service:table-imports.aComponent');
/** Set of tyres */
export const aSetOfTyres = /* @__PURE__ */ __message__<string>('mf-service:table-imports.aSetOfTyres');
/** AdBlue */
export const adblue = /* @__PURE__ */ __message__<string>('mf-service:table-imports.adblue');
/** All or nothing */
export const allOrNothing = /* @__PURE__ */ __message__<string>('mf-service:table-imports.allOrNothing');
/** All rows */
export const allRows = /* @__PURE__ */ __message__<string>('mf-service:table-imports.allRows');
/** Amounts in */
export const amountsIn = /* @__PURE__ */ __message__<string>('mf-service:table-imports.amountsIn');
/** Its values are taken as they stand. Check below what becomes of each row. */
export const asItStands = /* @__PURE__ */ __message__<string>('mf-service:table-imports.asItStands');
/** As the rows of its table */
export const asTable = /* @__PURE__ */ __message__<string>('mf-service:table-imports.asTable');
/** Becomes */
export const becomes = /* @__PURE__ */ __message__<string>('mf-service:table-imports.becomes');
/** {type}: {name} */
export const becomesEvent = /* @__PURE__ */ __message__<
  (given: { name: string | number; type: string | number }) => string
>('mf-service:table-imports.becomesEvent');
/** Fill-up: {energy}, {amount} */
export const becomesFillUp = /* @__PURE__ */ __message__<
  (given: { amount: string | number; energy: string | number }) => string
>('mf-service:table-imports.becomesFillUp');
/** {name}: {vehicle} */
export const becomesOf = /* @__PURE__ */ __message__<
  (given: { name: string | number; vehicle: string | number }) => string
>('mf-service:table-imports.becomesOf');
/** Not taken: {field} “{text}” cannot be read */
export const cannotRead = /* @__PURE__ */ __message__<
  (given: { field: string | number; text: string | number }) => string
>('mf-service:table-imports.cannotRead');
/** Categories of the file */
export const categories = /* @__PURE__ */ __message__<string>('mf-service:table-imports.categories');
/** Say what each is. It is remembered in your account for the next files; its name stays in the description. */
export const categoriesNote = /* @__PURE__ */ __message__<string>('mf-service:table-imports.categoriesNote');
/** {count, plural, =0 {all known} one {# not said yet} other {# not said yet}} */
export const categoriesOpen = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.categoriesOpen'),
);
/** {name} ({count, plural, one {# row} other {# rows}}) */
export const categoryOfRows = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; name: string | number }) => string>(
    'mf-service:table-imports.categoryOfRows',
  ),
);
/** Check below what becomes of each row. How a table is read can be changed. */
export const checkReading = /* @__PURE__ */ __message__<string>('mf-service:table-imports.checkReading');
/** Choose others */
export const chooseAnother = /* @__PURE__ */ __message__<string>('mf-service:table-imports.chooseAnother');
/** Choose files */
export const chooseFile = /* @__PURE__ */ __message__<string>('mf-service:table-imports.chooseFile');
/** Select a vehicle */
export const chooseVehicle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.chooseVehicle');
/** Natural gas (CNG) */
export const cng = /* @__PURE__ */ __message__<string>('mf-service:table-imports.cng');
/** My vehicles */
export const collectionName = /* @__PURE__ */ __message__<string>('mf-service:table-imports.collectionName');
/** Column {number} */
export const column = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-service:table-imports.column',
);
/** Comma: 12,50 */
export const comma = /* @__PURE__ */ __message__<string>('mf-service:table-imports.comma');
/** {count, plural, one {# set or component was} other {# sets and components were}} imported: see tyres and components. */
export const componentsImported = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.componentsImported'),
);
/** Costs in */
export const costsIn = /* @__PURE__ */ __message__<string>('mf-service:table-imports.costsIn');
/** {count, plural, one {# set or component} other {# sets and components}} */
export const countOfComponents = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.countOfComponents'),
);
/** {count, plural, one {# plan} other {# plans}} */
export const countOfPlans = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.countOfPlans'),
);
/** {count, plural, one {# row} other {# rows}} */
export const countOfRows = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.countOfRows'),
);
/** Dates */
export const dates = /* @__PURE__ */ __message__<string>('mf-service:table-imports.dates');
/** The dates of this file can be read in more than one way, and nothing in it says which is meant. */
export const datesInDoubt = /* @__PURE__ */ __message__<string>('mf-service:table-imports.datesInDoubt');
/** Day, month, year */
export const dayFirst = /* @__PURE__ */ __message__<string>('mf-service:table-imports.dayFirst');
/** Decimals after */
export const decimals = /* @__PURE__ */ __message__<string>('mf-service:table-imports.decimals');
/** Diesel */
export const diesel = /* @__PURE__ */ __message__<string>('mf-service:table-imports.diesel');
/** Drop files here, or choose them */
export const dropFile = /* @__PURE__ */ __message__<string>('mf-service:table-imports.dropFile');
/** Due next {point} */
export const dueNext = /* @__PURE__ */ __message__<(given: { point: string | number }) => string>(
  'mf-service:table-imports.dueNext',
);
/** Electricity */
export const electricity = /* @__PURE__ */ __message__<string>('mf-service:table-imports.electricity');
/** The file is encrypted with a password. Export it once more without one. */
export const encryptedFile = /* @__PURE__ */ __message__<string>('mf-service:table-imports.encryptedFile');
/** Service events */
export const events = /* @__PURE__ */ __message__<string>('mf-service:table-imports.events');
/** {count, plural, one {Every day} other {Every # days}} */
export const everyDays = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.everyDays'),
);
/** {count, plural, one {Every day} other {Every # days}} or {distance} */
export const everyDaysOrDistance = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; distance: string | number }) => string>(
    'mf-service:table-imports.everyDaysOrDistance',
  ),
);
/** {count, plural, one {Every month} other {Every # months}} */
export const everyMonths = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.everyMonths'),
);
/** {count, plural, one {Every month} other {Every # months}} or {distance} */
export const everyMonthsOrDistance = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; distance: string | number }) => string>(
    'mf-service:table-imports.everyMonthsOrDistance',
  ),
);
/** Failed to import the rows */
export const failed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.failed');
/** Cannot be read */
export const faultyRows = /* @__PURE__ */ __message__<string>('mf-service:table-imports.faultyRows');
/** What you said of earlier files could not be fetched */
export const fetchChoicesFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fetchChoicesFailed');
/** Failed to fetch imports */
export const fetchImportsFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fetchImportsFailed');
/** Amount */
export const fieldAmount = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldAmount');
/** Unit of amount */
export const fieldAmountUnit = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldAmountUnit');
/** Cost */
export const fieldCost = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldCost');
/** Currency */
export const fieldCurrency = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldCurrency');
/** Date */
export const fieldDate = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldDate');
/** Description */
export const fieldDescription = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldDescription');
/** Distance */
export const fieldDistance = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldDistance');
/** Fuel */
export const fieldEnergy = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldEnergy');
/** Filled to the top */
export const fieldFull = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldFull');
/** Interval */
export const fieldInterval = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldInterval');
/** Mileage */
export const fieldMileage = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldMileage');
/** One before is missing */
export const fieldMissed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldMissed');
/** What was done */
export const fieldName = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldName');
/** Notes */
export const fieldNotes = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldNotes');
/** Filled in part */
export const fieldPartial = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldPartial');
/** Price for one unit */
export const fieldPrice = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldPrice');
/** Station */
export const fieldStation = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldStation');
/** Tank */
export const fieldTank = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldTank');
/** Time */
export const fieldTime = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldTime');
/** Type */
export const fieldType = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldType');
/** Unit of mileage */
export const fieldUnit = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fieldUnit');
/** File */
export const file = /* @__PURE__ */ __message__<string>('mf-service:table-imports.file');
/** {file}: {problem} */
export const fileSays = /* @__PURE__ */ __message__<
  (given: { file: string | number; problem: string | number }) => string
>('mf-service:table-imports.fileSays');
/** Odometer reading of a fill-up without an amount */
export const fillUpReading = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fillUpReading');
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-service:table-imports.fillUps');
/** Fuel, where no column says it */
export const filledWith = /* @__PURE__ */ __message__<string>('mf-service:table-imports.filledWith');
/** {name} ({count, plural, one {# row} other {# rows}}) goes to */
export const goesTo = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; name: string | number }) => string>(
    'mf-service:table-imports.goesTo',
  ),
);
/** The good rows */
export const goodRows = /* @__PURE__ */ __message__<string>('mf-service:table-imports.goodRows');
/** Amounts in {unit}, as usual where you live. */
export const guessedAmountUnit = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-service:table-imports.guessedAmountUnit',
);
/** Say otherwise above, where a table is read. */
export const guessedChange = /* @__PURE__ */ __message__<string>('mf-service:table-imports.guessedChange');
/** Costs in {currency}, your currency. */
export const guessedCurrency = /* @__PURE__ */ __message__<(given: { currency: string | number }) => string>(
  'mf-service:table-imports.guessedCurrency',
);
/** Costs in {currency}, as in your last file with these headers. */
export const guessedCurrencyBefore = /* @__PURE__ */ __message__<(given: { currency: string | number }) => string>(
  'mf-service:table-imports.guessedCurrencyBefore',
);
/** Fuel is {energy}. */
export const guessedEnergy = /* @__PURE__ */ __message__<(given: { energy: string | number }) => string>(
  'mf-service:table-imports.guessedEnergy',
);
/** What the file does not say is guessed */
export const guessedTitle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.guessedTitle');
/** Mileages in {unit}, as this vehicle counts. */
export const guessedUnit = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-service:table-imports.guessedUnit',
);
/** Mileages in {unit}, as in your last file with these headers. */
export const guessedUnitBefore = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-service:table-imports.guessedUnitBefore',
);
/** Mileages in {unit}, as the account in the file counts. */
export const guessedUnitOfFile = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-service:table-imports.guessedUnitOfFile',
);
/** Which sheets of this workbook are hidden could not be read, nor which cells have a formula without a value. Such cells are taken as empty, so compare the amounts with the file. */
export const halfKnown = /* @__PURE__ */ __message__<string>('mf-service:table-imports.halfKnown');
/** {count, plural, one {Nothing was stored: # row was refused.} other {Nothing was stored: # rows were refused.}} */
export const heldBack = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.heldBack'),
);
/** {name} (hidden) */
export const hiddenSheet = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:table-imports.hiddenSheet',
);
/** Hours */
export const hours = /* @__PURE__ */ __message__<string>('mf-service:table-imports.hours');
/** How the table is read */
export const howRead = /* @__PURE__ */ __message__<string>('mf-service:table-imports.howRead');
/** Hydrogen */
export const hydrogen = /* @__PURE__ */ __message__<string>('mf-service:table-imports.hydrogen');
/** Imperial gallons */
export const imperialGallons = /* @__PURE__ */ __message__<string>('mf-service:table-imports.imperialGallons');
/** imp gal */
export const imperialGallonsShort = /* @__PURE__ */ __message__<string>(
  'mf-service:table-imports.imperialGallonsShort',
);
/** Import {rows} */
export const importAll = /* @__PURE__ */ __message__<(given: { rows: string | number }) => string>(
  'mf-service:table-imports.importAll',
);
/** Import {rows}, {guessed} with guesses */
export const importAllGuessed = /* @__PURE__ */ __message__<
  (given: { guessed: string | number; rows: string | number }) => string
>('mf-service:table-imports.importAllGuessed');
/** Import {count, plural, one {# row} other {# rows}} and {plans, plural, one {# plan} other {# plans}} */
export const importPlans = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; plans: number }) => string>(
    'mf-service:table-imports.importPlans',
  ),
);
/** Import {count, plural, one {# row} other {# rows}} and {plans, plural, one {# plan} other {# plans}}, {guessed} with guesses */
export const importPlansGuessed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; guessed: string | number; plans: number }) => string>(
    'mf-service:table-imports.importPlansGuessed',
  ),
);
/** {count, plural, one {Import # row} other {Import # rows}} */
export const importRows = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.importRows'),
);
/** {count, plural, one {Import # row} other {Import # rows}}, {guessed} with guesses */
export const importRowsGuessed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; guessed: string | number }) => string>(
    'mf-service:table-imports.importRowsGuessed',
  ),
);
/** Imported {events, plural, one {# service event} other {# service events}} and {readings, plural, one {# odometer reading} other {# odometer readings}} */
export const imported = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { events: number; readings: number }) => string>(
    'mf-service:table-imports.imported',
  ),
);
/** Imported {events, plural, one {# service event} other {# service events}}, {fillUps, plural, one {# fill-up} other {# fill-ups}} and {readings, plural, one {# odometer reading} other {# odometer readings}} */
export const importedFillUps = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { events: number; fillUps: number; readings: number }) => string>(
    'mf-service:table-imports.importedFillUps',
  ),
);
/** Importing... */
export const importing = /* @__PURE__ */ __message__<string>('mf-service:table-imports.importing');
/** Kept as {days, plural, one {# day} other {# days}} */
export const keptAsDays = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number }) => string>('mf-service:table-imports.keptAsDays'),
);
/** Kept as {days, plural, one {# day} other {# days}}, due here at {mileage} */
export const keptAsDaysAndMileage = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number; mileage: string | number }) => string>(
    'mf-service:table-imports.keptAsDaysAndMileage',
  ),
);
/** Due here at {mileage} */
export const keptAsMileage = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:table-imports.keptAsMileage',
);
/** {count, plural, one {# record stays, because it was changed since.} other {# records stay, because they were changed since.}} */
export const keptChanged = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.keptChanged'),
);
/** Kilograms */
export const kilograms = /* @__PURE__ */ __message__<string>('mf-service:table-imports.kilograms');
/** Kilometers */
export const kilometers = /* @__PURE__ */ __message__<string>('mf-service:table-imports.kilometers');
/** Kilowatt-hours */
export const kilowattHours = /* @__PURE__ */ __message__<string>('mf-service:table-imports.kilowattHours');
/** No event: see “Tyres and components” */
export const leftComponent = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftComponent');
/** Not taken: this vehicle counts otherwise than the file */
export const leftCountsOtherwise = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftCountsOtherwise');
/** Not taken: the row says nothing */
export const leftEmpty = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftEmpty');
/** Not taken: a fill-up without an amount and an odometer reading */
export const leftFillUp = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftFillUp');
/** Not taken: another of these files has it */
export const leftInOtherFile = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftInOtherFile');
/** Not taken: income */
export const leftIncome = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftIncome');
/** Not taken: it comes with the record that it is of */
export const leftOfRecord = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftOfRecord');
/** Not taken: not part of a service history */
export const leftOther = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftOther');
/** Not taken: of another vehicle */
export const leftOtherVehicle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftOtherVehicle');
/** Not kept here */
export const leftOutRows = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftOutRows');
/** Not taken: it is completed or switched off there */
export const leftOver = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftOver');
/** No event: see “What recurs” */
export const leftPlan = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftPlan');
/** Not taken: it is there already */
export const leftPresent = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftPresent');
/** Not taken: the price of the vehicle, which is no service event */
export const leftPurchase = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftPurchase');
/** No event: see “What recurs” */
export const leftReminder = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftReminder');
/** Not taken: a later one of this name counts */
export const leftSuperseded = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftSuperseded');
/** Not taken: a trip */
export const leftTrip = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftTrip');
/** Not taken: what recurs has it already */
export const leftTwice = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftTwice');
/** Not taken: the file says no day and no mileage at which it is due */
export const leftUndue = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftUndue');
/** Not taken: it is not known here how this product writes its reminders */
export const leftUnknownPlan = /* @__PURE__ */ __message__<string>('mf-service:table-imports.leftUnknownPlan');
/** Liters */
export const litres = /* @__PURE__ */ __message__<string>('mf-service:table-imports.litres');
/** Looking up what this vehicle has already... */
export const lookingUpPresent = /* @__PURE__ */ __message__<string>('mf-service:table-imports.lookingUpPresent');
/** LPG */
export const lpg = /* @__PURE__ */ __message__<string>('mf-service:table-imports.lpg');
/** Make */
export const make = /* @__PURE__ */ __message__<string>('mf-service:table-imports.make');
/** Failed to add a vehicle */
export const makeVehicleFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.makeVehicleFailed');
/** Mileages in */
export const mileagesIn = /* @__PURE__ */ __message__<string>('mf-service:table-imports.mileagesIn');
/** Miles */
export const miles = /* @__PURE__ */ __message__<string>('mf-service:table-imports.miles');
/** Not taken: {field} is missing */
export const missing = /* @__PURE__ */ __message__<(given: { field: string | number }) => string>(
  'mf-service:table-imports.missing',
);
/** Model */
export const model = /* @__PURE__ */ __message__<string>('mf-service:table-imports.model');
/** Month, day, year */
export const monthFirst = /* @__PURE__ */ __message__<string>('mf-service:table-imports.monthFirst');
/** {count, plural, one {# more category is} other {# more categories are}} taken as the rows of their table. */
export const moreCategories = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.moreCategories'),
);
/** {count, plural, other {and # more}} */
export const moreRefused = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.moreRefused'),
);
/** Mounted since {from} */
export const mountedFrom = /* @__PURE__ */ __message__<(given: { from: string | number }) => string>(
  'mf-service:table-imports.mountedFrom',
);
/** Mounted from {from} to {to} */
export const mountedFromTo = /* @__PURE__ */ __message__<
  (given: { from: string | number; to: string | number }) => string
>('mf-service:table-imports.mountedFromTo');
/** A new vehicle */
export const newVehicle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.newVehicle');
/** The new vehicle of {name} */
export const newVehicleOf = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:table-imports.newVehicleOf',
);
/** None */
export const noColumn = /* @__PURE__ */ __message__<string>('mf-service:table-imports.noColumn');
/** No rows found in file */
export const noRows = /* @__PURE__ */ __message__<string>('mf-service:table-imports.noRows');
/** Not every row can be read. */
export const notAllGood = /* @__PURE__ */ __message__<string>('mf-service:table-imports.notAllGood');
/** Nowhere: not imported */
export const notImported = /* @__PURE__ */ __message__<string>('mf-service:table-imports.notImported');
/** Nobody here knows this file. */
export const notRecognised = /* @__PURE__ */ __message__<string>('mf-service:table-imports.notRecognised');
/** Not taken */
export const notTaken = /* @__PURE__ */ __message__<string>('mf-service:table-imports.notTaken');
/** Nothing that is kept here */
export const nothingKept = /* @__PURE__ */ __message__<string>('mf-service:table-imports.nothingKept');
/** Engine oil */
export const oil = /* @__PURE__ */ __message__<string>('mf-service:table-imports.oil');
/** Or a passport (.carnet) of a vehicle from another Carnet: its whole history comes with it. */
export const orPassport = /* @__PURE__ */ __message__<string>('mf-service:table-imports.orPassport');
/** A passport comes into your own garage. Go back to it, and choose the file there. */
export const passportInOwnGarage = /* @__PURE__ */ __message__<string>('mf-service:table-imports.passportInOwnGarage');
/** Imports */
export const pastImports = /* @__PURE__ */ __message__<string>('mf-service:table-imports.pastImports');
/** Petrol */
export const petrol = /* @__PURE__ */ __message__<string>('mf-service:table-imports.petrol');
/** Becomes a planned service event */
export const planEvent = /* @__PURE__ */ __message__<string>('mf-service:table-imports.planEvent');
/** Becomes a template on the schedule that is due once */
export const planOnce = /* @__PURE__ */ __message__<string>('mf-service:table-imports.planOnce');
/** Becomes a template on the schedule */
export const planRecurs = /* @__PURE__ */ __message__<string>('mf-service:table-imports.planRecurs');
/** {count, plural, one {# plan was} other {# plans were}} imported: see the schedules. */
export const plansImported = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.plansImported'),
);
/** These stay, because they were changed or used since: {names} */
export const plansStay = /* @__PURE__ */ __message__<(given: { names: string | number }) => string>(
  'mf-service:table-imports.plansStay',
);
/** Plate: {plate} */
export const plate = /* @__PURE__ */ __message__<(given: { plate: string | number }) => string>(
  'mf-service:table-imports.plate',
);
/** Point: 12.50 */
export const point = /* @__PURE__ */ __message__<string>('mf-service:table-imports.point');
/** What this vehicle has already could not be looked up */
export const presentFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.presentFailed');
/** What becomes of each row */
export const preview = /* @__PURE__ */ __message__<string>('mf-service:table-imports.preview');
/** Ran {distance} so far */
export const ranSoFar = /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>(
  'mf-service:table-imports.ranSoFar',
);
/** Odometer reading */
export const reading = /* @__PURE__ */ __message__<string>('mf-service:table-imports.reading');
/** Odometer readings */
export const readings = /* @__PURE__ */ __message__<string>('mf-service:table-imports.readings');
/** This is a file of {product}. */
export const recognised = /* @__PURE__ */ __message__<(given: { product: string | number }) => string>(
  'mf-service:table-imports.recognised',
);
/** {count, plural, one {# record} other {# records}} */
export const recordsCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.recordsCount'),
);
/** What you said of this file could not be remembered */
export const rememberFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.rememberFailed');
/** Row */
export const row = /* @__PURE__ */ __message__<string>('mf-service:table-imports.row');
/** Row {row}: {msg} */
export const rowSays = /* @__PURE__ */ __message__<(given: { msg: string | number; row: string | number }) => string>(
  'mf-service:table-imports.rowSays',
);
/** The rows are */
export const rowsAre = /* @__PURE__ */ __message__<string>('mf-service:table-imports.rowsAre');
/** {count, plural, one {# row} other {# rows}} */
export const rowsCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.rowsCount'),
);
/** Say below which column is what. It is remembered for the next file with the same headers. */
export const sayColumns = /* @__PURE__ */ __message__<string>('mf-service:table-imports.sayColumns');
/** Say above whose rows these are. A new vehicle needs make, model and year. */
export const sayWhose = /* @__PURE__ */ __message__<string>('mf-service:table-imports.sayWhose');
/** This file was imported on {time}: {count, plural, one {# record} other {# records}}. */
export const seenBefore = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; time: string | number }) => string>(
    'mf-service:table-imports.seenBefore',
  ),
);
/** Imported again for the same vehicle, everything in it is there twice. */
export const seenBeforeNote = /* @__PURE__ */ __message__<string>('mf-service:table-imports.seenBeforeNote');
/** Press Import again: no row is stored twice. */
export const sendAgain = /* @__PURE__ */ __message__<string>('mf-service:table-imports.sendAgain');
/** Service History */
export const serviceHistory = /* @__PURE__ */ __message__<string>('mf-service:table-imports.serviceHistory');
/** Sheet */
export const sheet = /* @__PURE__ */ __message__<string>('mf-service:table-imports.sheet');
/** Sheet of {file} */
export const sheetOf = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:table-imports.sheetOf',
);
/** Show */
export const show = /* @__PURE__ */ __message__<string>('mf-service:table-imports.show');
/** From LubeLogger, Fuelly, Fuelio, Drivvo, aCar, Spritmonitor, Road Trip, Simply Auto, MyGarage, May, Tracktor, Hammond or Clarkson, or from any table as CSV, XLSX or JSON. One file or several, of one vehicle or of a whole garage. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.subtitle');
/** Import a history */
export const title = /* @__PURE__ */ __message__<string>('mf-service:table-imports.title');
/** To the service history */
export const toHistory = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toHistory');
/** Its day counts; the mileage stands with it */
export const toldByDay = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldByDay');
/** Its distances are left out: this vehicle counts otherwise than the file */
export const toldCountsOtherwise = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldCountsOtherwise');
/** The day {date} is left out: it recurs by distance alone */
export const toldDay = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>(
  'mf-service:table-imports.toldDay',
);
/** Its distance is left out: the file says no mileage at which it is due next */
export const toldDistance = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldDistance');
/** A DOT code that does not end in a week and a year of four digits is kept in the note. */
export const toldDot = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldDot');
/** Its end on {date} is left out: a template here has none */
export const toldEnds = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>(
  'mf-service:table-imports.toldEnds',
);
/** Its time interval is left out: the file says no day on which it is due next */
export const toldInterval = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldInterval');
/** The mileage {mileage} is left out: it recurs by time alone */
export const toldMileage = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:table-imports.toldMileage',
);
/** The file does not say whether it recurs */
export const toldOnce = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldOnce');
/** What it ran until today is kept as use. */
export const toldRanBefore = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldRanBefore');
/** The file says that it is on the vehicle, and not since when: it counts from today. */
export const toldSinceToday = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldSinceToday');
/** The file says no day on which it came off: it counts until the next set was mounted. */
export const toldUntilNext = /* @__PURE__ */ __message__<string>('mf-service:table-imports.toldUntilNext');
/** The file is too large. An import takes at most {most} MB. */
export const tooLarge = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-service:table-imports.tooLarge',
);
/** {most, plural, other {# files}} are taken at once; the others were left out. */
export const tooManyFiles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { most: number }) => string>('mf-service:table-imports.tooManyFiles'),
);
/** The file has too many rows. An import takes at most {most, plural, other {#}}. */
export const tooManyRows = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { most: number }) => string>('mf-service:table-imports.tooManyRows'),
);
/** {count, plural, one {# reading of the tread} other {# readings of the tread}} */
export const treadReadings = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.treadReadings'),
);
/** Two-stroke mix */
export const twoStrokeMix = /* @__PURE__ */ __message__<string>('mf-service:table-imports.twoStrokeMix');
/** Tyres and components */
export const tyresAndComponents = /* @__PURE__ */ __message__<string>('mf-service:table-imports.tyresAndComponents');
/** Each becomes a set of tyres or a component of yours, with the times that it was on the vehicle. Carnet counts what it ran by the odometer. */
export const tyresAndComponentsNote = /* @__PURE__ */ __message__<string>(
  'mf-service:table-imports.tyresAndComponentsNote',
);
/** Undo */
export const undo = /* @__PURE__ */ __message__<string>('mf-service:table-imports.undo');
/** Failed to undo the import */
export const undoFailed = /* @__PURE__ */ __message__<string>('mf-service:table-imports.undoFailed');
/** An import can be undone for 90 days. What was changed since stays. */
export const undoNote = /* @__PURE__ */ __message__<string>('mf-service:table-imports.undoNote');
/** {count, plural, one {# record was deleted.} other {# records were deleted.}} */
export const undone = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.undone'),
);
/** The file cannot be read as a table. */
export const unreadableFile = /* @__PURE__ */ __message__<string>('mf-service:table-imports.unreadableFile');
/** US gallons */
export const usGallons = /* @__PURE__ */ __message__<string>('mf-service:table-imports.usGallons');
/** gal */
export const usGallonsShort = /* @__PURE__ */ __message__<string>('mf-service:table-imports.usGallonsShort');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:table-imports.vehicle');
/** A new vehicle needs make, model and year. */
export const vehicleNeeds = /* @__PURE__ */ __message__<string>('mf-service:table-imports.vehicleNeeds');
/** {count, plural, one {# vehicle was deleted that was} other {# vehicles were deleted that were}} made with it. */
export const vehiclesDeleted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.vehiclesDeleted'),
);
/** {count, plural, one {# vehicle was} other {# vehicles were}} added to your garage. */
export const vehiclesMade = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.vehiclesMade'),
);
/** Whose rows these are */
export const vehiclesOfFiles = /* @__PURE__ */ __message__<string>('mf-service:table-imports.vehiclesOfFiles');
/** {count, plural, one {# vehicle stays that was} other {# vehicles stay that were}} made with it: something else is kept of it, or could not be looked up. */
export const vehiclesStay = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:table-imports.vehiclesStay'),
);
/** What recurs */
export const whatRecurs = /* @__PURE__ */ __message__<string>('mf-service:table-imports.whatRecurs');
/** What recurs becomes a template on the schedule of the vehicle, due next where the other product shows it. What is planned once becomes a planned service event, or a template that is due once. */
export const whatRecursNote = /* @__PURE__ */ __message__<string>('mf-service:table-imports.whatRecursNote');
/** Import */
export const which = /* @__PURE__ */ __message__<string>('mf-service:table-imports.which');
/** Which day is {date}? */
export const whichDay = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>(
  'mf-service:table-imports.whichDay',
);
/** CSV, XLSX or JSON files of up to 20,000 rows and 10 MB each, or a ZIP of such files and what is attached to their rows. Nothing is stored before you have seen what becomes of each row. */
export const whichFiles = /* @__PURE__ */ __message__<string>('mf-service:table-imports.whichFiles');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-service:table-imports.year');
/** Year, month, day */
export const yearFirst = /* @__PURE__ */ __message__<string>('mf-service:table-imports.yearFirst');
