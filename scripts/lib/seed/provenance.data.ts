interface Owner {
  owned_by: 'named' | 'withheld';
  owner_name?: string;
  from_date?: string;
  from_date_edtf?: string;
  to_date?: string;
  to_date_edtf?: string;
  location?: string;
  mileage?: number;
  acquired?: string;
  price?: number;
  currency?: string;
  notes?: string;
}

interface Number {
  kind: 'chassis' | 'engine' | 'gearbox' | 'body' | 'other';
  name?: string;
  as_built?: string;
  as_fitted?: string;
  note?: string;
}

interface Past {
  car: string;
  before: readonly Owner[];
  /** Facts of the collector's own purchase, besides its day and mileage. */
  own: { location?: string; acquired?: string; price?: number; notes?: string };
  numbers: readonly Number[];
}

/** Former owners of the cars, and the numbers stamped into them. */
export const pasts: readonly Past[] = [
  {
    car: 'Mustang Fastback 289',
    before: [
      {
        ...{ owned_by: 'named', owner_name: 'Walter Hansen', from_date: '1967-03-11', to_date: '1979-06-02' },
        ...{ location: 'San Jose, California', mileage: 9, acquired: 'bought-new', price: 3_163, currency: 'USD' },
        notes: 'Window sticker and the first two service books are with the papers.',
      },
      {
        ...{ owned_by: 'named', owner_name: 'Linda Hansen', from_date: '1979-06-02', to_date_edtf: '1991' },
        ...{ location: 'San Jose, California', mileage: 48_900, acquired: 'inherited' },
      },
      {
        ...{ owned_by: 'withheld', from_date_edtf: '1991', to_date: '1998-05-16', location: 'Reno, Nevada' },
        ...{ mileage: 57_300, acquired: 'bought', price: 7_400, currency: 'USD' },
        notes: 'Had it repainted in its own color.',
      },
    ],
    own: { acquired: 'bought', price: 11_500 },
    numbers: [
      { kind: 'chassis', as_built: '7R02C148316', as_fitted: '7R02C148316' },
      { kind: 'engine', as_built: '7R148316', as_fitted: '7R 148316', note: 'Stamped at the back of the block, left.' },
      { kind: 'gearbox', as_built: 'RUG-E3 148316', as_fitted: 'RUG-E3 148316' },
    ],
  },
  {
    car: 'GT 1600 Junior',
    before: [
      {
        ...{ owned_by: 'withheld', from_date: '1973-07-04', to_date: '1976-05-01', location: 'Napoli' },
        ...{ acquired: 'bought-new', price: 2_150_000, currency: 'ITL' },
      },
      {
        ...{ owned_by: 'named', owner_name: 'Lt. Cdr. James Porter', from_date: '1976-05-01', to_date: '1989-10-14' },
        ...{ location: 'Norfolk, Virginia', mileage: 21_400, acquired: 'bought', price: 1_900, currency: 'USD' },
        notes: 'Brought it over on a Navy transport; the customs form is here.',
      },
      {
        ...{ owned_by: 'named', owner_name: 'Marco Bellini', from_date: '1995-03-18', to_date: '2004-09-25' },
        ...{ location: 'Portland, Oregon', mileage: 71_300, acquired: 'bought', price: 6_200, currency: 'USD' },
      },
    ],
    own: { location: 'Portland, Oregon', acquired: 'bought', price: 9_800 },
    numbers: [
      { kind: 'chassis', as_built: 'AR 10535*2219047', as_fitted: 'AR 10535*2219047' },
      {
        ...{ kind: 'engine', as_built: 'AR 00526*18842', as_fitted: 'AR 00530*24106' },
        note: 'A 1600 of 1974. The first block is under the bench.',
      },
      { kind: 'gearbox', as_fitted: '105.00.13.001.00' },
    ],
  },
  {
    car: 'PV544 Sport',
    before: [
      {
        ...{ owned_by: 'named', owner_name: 'Karl-Erik Nyström', from_date: '1961-06-02', to_date: '1973-01-20' },
        ...{ location: 'Göteborg', mileage: 30, acquired: 'bought-new', price: 12_450, currency: 'SEK' },
        notes: 'Delivery note. He took it with him to Minnesota in 1966.',
      },
      {
        ...{ owned_by: 'named', owner_name: 'Duane Halvorsen', from_date: '1973-01-20', to_date: '1992-06-28' },
        ...{ location: 'Duluth, Minnesota', mileage: 78_300, acquired: 'bought', price: 650, currency: 'USD' },
        notes: 'Bill of sale.',
      },
      {
        ...{ owned_by: 'withheld', from_date: '1992-06-28', to_date: '2014-10-11', location: 'Two Harbors, Minnesota' },
        ...{ mileage: 38_600, acquired: 'barter', notes: 'Against a tractor, the bill of sale says.' },
      },
    ],
    own: { location: 'Two Harbors, Minnesota', acquired: 'bought', price: 6_500 },
    numbers: [
      { kind: 'chassis', as_built: '25144', as_fitted: '25144' },
      { kind: 'engine', as_built: 'B16B 11482', as_fitted: 'B16B 11482' },
      { kind: 'gearbox', as_fitted: 'M4 30771' },
      { kind: 'body', as_built: '312107' },
      { kind: 'other', name: 'Rear axle', as_built: '4.56 1187', as_fitted: '4.56 1187' },
    ],
  },
  {
    car: 'MX-5 Miata',
    before: [
      {
        ...{ owned_by: 'named', owner_name: 'Margaret Holloway', from_date: '1989-06-30', to_date: '2001-04-07' },
        ...{ location: 'Holland, Michigan', mileage: 12, acquired: 'bought-new', price: 14_900, currency: 'USD' },
        notes: 'Drove it to work in summer and kept it under a cover in winter. The booklet was lost in a move.',
      },
    ],
    own: { location: 'Grand Rapids, Michigan', acquired: 'bought', price: 4_200, notes: 'Two keys and a cover.' },
    numbers: [
      {
        ...{ kind: 'chassis', as_built: 'JM1NA3511K0101876', as_fitted: 'JM1NA3511K0101876' },
        note: 'Stamped into the bulkhead.',
      },
      {
        kind: 'engine',
        as_built: 'B6-117804',
        as_fitted: 'B6 117804',
        note: 'Cast into the block, under the coil pack.',
      },
      { kind: 'gearbox', as_built: 'M5-18290', as_fitted: 'M5-20441', note: 'Read when the clutch was done.' },
    ],
  },
  {
    car: '911 SC',
    before: [
      {
        ...{ owned_by: 'withheld', from_date: '1982-01-15', to_date: '1996-04-20', location: 'Denver, Colorado' },
        ...{ mileage: 11, acquired: 'bought-new', price: 34_900, currency: 'USD' },
      },
      {
        ...{ owned_by: 'named', owner_name: 'Dr. Susan Clarke', from_date: '1996-04-20', to_date: '2009-08-15' },
        ...{ location: 'Boulder, Colorado', mileage: 73_800, acquired: 'bought', price: 17_500, currency: 'USD' },
      },
    ],
    own: { location: 'Boulder, Colorado', acquired: 'bought', price: 23_000 },
    numbers: [
      { kind: 'engine', as_built: '64C1407', as_fitted: '64C1407', note: 'Certificate of Authenticity of 2010.' },
      { kind: 'gearbox', as_built: '73C2210', as_fitted: '73C2210' },
    ],
  },
  {
    car: '240 Wagon',
    before: [
      {
        ...{ owned_by: 'named', owner_name: 'Helen Brandt', from_date: '1990-11-12', to_date: '2008-02-02' },
        ...{ mileage: 7, acquired: 'bought-new', price: 21_400, currency: 'USD', notes: 'Every receipt.' },
      },
    ],
    own: { acquired: 'bought', price: 1_800 },
    numbers: [],
  },
  {
    car: 'M3',
    before: [
      { owned_by: 'withheld', from_date: '2003-12-20', to_date: '2008-07-05', mileage: 14, acquired: 'bought-new' },
      { owned_by: 'withheld', from_date: '2008-07-05', to_date: '2013-03-30', mileage: 31_900, acquired: 'bought' },
    ],
    own: { acquired: 'bought', price: 27_500 },
    numbers: [],
  },
  {
    car: 'CB550 Four',
    before: [],
    own: { acquired: 'barter', notes: 'Against a week of painting window frames.' },
    numbers: [{ kind: 'engine', as_fitted: 'CB550E-1081877' }],
  },
  { car: 'GR Corolla Circuit', before: [], own: { acquired: 'bought-new', price: 43_990 }, numbers: [] },
];
