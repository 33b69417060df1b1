import type { Paper } from './papers.js';

/** A document of the collection. Without `filed` it stays in the inbox. */
export interface DocumentStory {
  car: string;
  name: string;
  paper: Paper;
  /** True for a photo of a receipt, which has no text before a machine reads it. */
  photographed?: boolean;
  /** Name of the service event that it is about. */
  event?: string;
  /** `numbers`: kinds of the vehicle numbers that it proves. `owners`: first days of the owners whose purchase it proves. */
  numbers?: string[];
  owners?: string[];
  filed?: Record<string, unknown>;
}

const DAY_MS = 86_400_000;
const daysFrom = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A filed receipt of the Miata. */
function receipt(
  from: string,
  number: string,
  about: { dated: string; title: string; event?: string; amount: number; photographed?: boolean },
  lines: Paper['lines'],
): DocumentStory {
  const { dated, title, event, amount, photographed } = about;
  return {
    car: 'MX-5 Miata',
    name: photographed ? `IMG_${dated.replaceAll('-', '')}_181502.jpg` : `${number.toLowerCase()}.pdf`,
    ...{ event, photographed },
    paper: {
      from,
      title: photographed ? `Receipt ${number}` : `Invoice ${number}`,
      lines: [['Date', dated], ...lines, ['Total', `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`]],
    },
    filed: { type: 'receipt', title, number, vendor: from, dated, amount, currency: 'USD' },
  };
}

/** Documents of the car that has a book. */
const ofTheMiata: DocumentStory[] = [
  {
    car: 'MX-5 Miata',
    name: 'bill-of-sale.pdf',
    paper: {
      from: 'Bill of sale',
      title: '1989 Mazda MX-5 Miata',
      lines: [
        ['Vehicle identification number', 'JM1NA3511K0101876'],
        ['Date of sale', '2001-04-07'],
        ['Odometer reading, actual mileage', '74,150'],
        ['Seller', 'Margaret Holloway, Holland, Michigan'],
        ['Sold as it stands, with two keys and a cover'],
        ['Price', '$4,200.00'],
      ],
    },
    ...{ numbers: ['chassis'], owners: ['2001-04-07'] },
    filed: {
      ...{ type: 'title', title: 'Bill of sale', vendor: 'Margaret Holloway', dated: '2001-04-07' },
      ...{ amount: 4_200, currency: 'USD' },
    },
  },
  receipt('Lakeshore Imports', 'L-2290', { dated: '2002-06-22', title: 'Roll bar', event: 'Roll bar', amount: 540 }, [
    ['1989 Mazda MX-5, 80,125 miles'],
    ['Hard Dog M2 Sport, double diagonal', '$420.00'],
    ['Fitting, carpet cut', '$120.00'],
  ]),
  receipt(
    'Miata Works',
    'MW-0713',
    { dated: '2007-05-05', title: 'Clutch hydraulics', event: 'Clutch slave and master', amount: 145 },
    [
      ['1989 Mazda MX-5, 104,212 miles'],
      ['Clutch slave cylinder NA01-41-920A', '$47.00'],
      ['Clutch master cylinder', '$58.00'],
      ['Fluid, labor', '$40.00'],
    ],
  ),
  receipt(
    'Miata Works',
    'MW-1188',
    { dated: '2011-09-10', title: 'Soft top', event: 'Soft top replaced', amount: 680 },
    [
      ['1989 Mazda MX-5, 121,575 miles'],
      ['Robbins soft top, glass window', '$410.00'],
      ['Rain rail', '$65.00'],
      ['Labor, drains cleared', '$205.00'],
    ],
  ),
  receipt(
    'Lakeshore Imports',
    'L-7402',
    { dated: '2017-03-18', title: 'Coilovers and alignment', event: 'Coilovers and alignment', amount: 1_260 },
    [
      ['1989 Mazda MX-5, 132,956 miles'],
      ['V-Maxx coilover set', '$940.00'],
      ['Fitting, four corners', '$230.00'],
      ['Alignment, sheet attached', '$90.00'],
    ],
  ),
  receipt(
    'Miata Works',
    'MW-2301',
    { dated: '2023-04-29', title: 'Radiator and hoses', event: 'Radiator and hoses', amount: 395 },
    [
      ['1989 Mazda MX-5, 145,563 miles'],
      ['Radiator, two-row', '$189.00'],
      ['Hose kit, thermostat', '$76.00'],
      ['Coolant FL22, labor', '$130.00'],
    ],
  ),
  receipt(
    'Miller Auto Parts',
    '61840',
    { dated: '2024-11-16', title: 'Side latches for the hard top', amount: 74.2, photographed: true },
    [
      ['Side latch, left', '35.00'],
      ['Side latch, right', '35.00'],
      ['Sales tax 6%', '4.20'],
    ],
  ),
];

/** The papers of the collection. The insurance expires three weeks after `today`. */
export function documents(today: string): DocumentStory[] {
  const [begins, ends] = [daysFrom(today, -344), daysFrom(today, 21)];
  return [
    {
      car: 'Mustang Fastback 289',
      name: 'keller-machine-2009-03-21.pdf',
      event: 'Engine rebuild',
      paper: {
        from: 'Keller Machine',
        title: 'Invoice 2009-0318',
        lines: [
          ['Date', '2009-03-21'],
          ['1967 Ford Mustang, engine 289'],
          ['Bore 0.030 over, hone', '$640.00'],
          ['Crank polished, assembly balanced', '$485.00'],
          ['Hardened exhaust seats, eight', '$360.00'],
          ['Assembly, gaskets, machine work', '$4,965.00'],
          ['Total', '$6,450.00'],
        ],
      },
      filed: {
        type: 'receipt',
        title: 'Engine rebuild, machine work',
        number: '2009-0318',
        vendor: 'Keller Machine',
        dated: '2009-03-21',
        amount: 6_450,
        currency: 'USD',
        tags: ['engine'],
      },
    },
    {
      car: 'Mustang Fastback 289',
      name: 'insurance.pdf',
      paper: {
        from: 'Great Lakes Collector Mutual',
        title: 'Declarations, policy CV-48-20117',
        lines: [
          ['1967 Ford Mustang Fastback 289', '7R02C148316'],
          ['Agreed value', '$48,500.00'],
          ['Period from', begins],
          ['Period to', ends],
          ['Premium for the year', '$412.00'],
        ],
      },
      filed: {
        type: 'insurance',
        title: 'Agreed value policy',
        number: 'CV-48-20117',
        vendor: 'Great Lakes Collector Mutual',
        dated: begins,
        expires_on: ends,
        amount: 412,
        currency: 'USD',
      },
    },
    ...ofTheMiata,
    {
      car: '240 Wagon',
      name: 'scan-0042.pdf',
      paper: {
        from: 'Harbor Street Garage',
        title: 'Invoice 10482',
        lines: [
          ['Date', daysFrom(today, -9)],
          ['1991 Volvo 240'],
          ['Exhaust, centre section, fitted', '$238.00'],
          ['Hangers, two', '$14.50'],
          ['Total', '$252.50'],
        ],
      },
    },
    {
      car: '240 Wagon',
      name: `IMG_${daysFrom(today, -4).replaceAll('-', '')}_174211.jpg`,
      photographed: true,
      paper: {
        from: 'Miller Auto Parts',
        title: '218 Canal St, Holland MI',
        lines: [
          ['Receipt 77214', daysFrom(today, -4)],
          ['Wiper blades 20", 2x', '23.98'],
          ['Motor oil 10W-40, 5 qt', '31.49'],
          ['Oil filter 1257492', '9.75'],
          ['Subtotal', '65.22'],
          ['Sales tax 6%', '3.91'],
          ['Total', '$69.13'],
          ['Card', '$69.13'],
          ['Thank you!'],
        ],
      },
    },
  ];
}
