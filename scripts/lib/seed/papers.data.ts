import type { Paper } from './papers.js';

/** A document of the collection. What has no `filed` stays in the inbox. */
export interface DocumentStory {
  car: string;
  name: string;
  paper: Paper;
  /** It came as a picture of a receipt, which has no text before a machine reads it. */
  photographed?: boolean;
  /** The work that it is about, by its name. */
  event?: string;
  filed?: Record<string, unknown>;
}

const DAY_MS = 86_400_000;
const daysFrom = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The papers of the collection; the insurance runs out three weeks after `today`. */
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
