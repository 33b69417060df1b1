import { fillUps, type TableFormat } from '../table-format';

const SPRITMONITOR_DATED = { date: ['datum', 'date'], mileage: ['km-stand', 'odometer'] } as const;
const SPRITMONITOR_WRITES = { dates: 'dmy', mark: ',' } as const;

/** Tankart 1 is full, 2 partial, 3 the first fill-up. Fuels are numbers. Electricity is in kWh. */
const SPRITMONITOR_CODES: Pick<TableFormat, 'energies' | 'yes'> = {
  yes: { full: ['1', '3'], missed: ['3'] },
  energies: [
    [/^[1-4]$/, 'diesel'],
    [/^([6-9]|15|16|18|20|22)$/, 'petrol'],
    [/^12$/, 'lpg'],
    [/^1[34]$/, 'cng'],
    [/^19$/, 'electricity'],
    [/^21$/, 'adblue'],
  ],
};

/** The purpose of a cost is a number: 1 maintenance, 2 repair, 3 tyres, 4 oil, 7 inspection, 8 tuning, 10 purchase of the car. */
const spritmonitorCosts = ({ has, type }: { has: readonly string[]; type: string }): TableFormat => ({
  product: 'Spritmonitor',
  ...{ has, ...SPRITMONITOR_WRITES },
  kind: 'Other',
  columns: {
    ...SPRITMONITOR_DATED,
    type: [type],
    name: ['bezeichnung', 'description', 'title'],
    cost: ['kosten', 'costs', 'cost', 'total price'],
    currency: ['währung', 'currency'],
    notes: ['bemerkung', 'note', 'notes', 'comment'],
  },
  types: {
    ...{
      '1': 'Regular Maintenance',
      '3': 'Regular Maintenance',
      '4': 'Regular Maintenance',
      '7': 'Regular Maintenance',
    },
    ...{ '2': 'Repair', '8': 'Modification' },
  },
  except: [{ column: type, is: '10', leftOut: 'purchase' }],
});

/** Spritmonitor. Source: notes about headers and codes of its two exports, fuel and costs. The English headers of costs are guessed. */
export const SPRITMONITOR: readonly TableFormat[] = [
  fillUps(
    'Spritmonitor',
    {
      ...{ ...SPRITMONITOR_DATED, amount: ['spritmenge'], cost: ['kosten'], currency: ['währung'] },
      ...{ full: ['tankart'], missed: ['tankart'], energy: ['kraftstoff'], notes: ['bemerkung'] },
      ...{ station: ['tankstelle'], description: ['ort'] },
    },
    { has: ['datum', 'km-stand', 'spritmenge'], amountUnit: 'l', ...SPRITMONITOR_CODES, ...SPRITMONITOR_WRITES },
  ),
  fillUps(
    'Spritmonitor',
    {
      ...{ ...SPRITMONITOR_DATED, amount: ['quantity'], cost: ['total price'], currency: ['currency'] },
      ...{ full: ['type'], missed: ['type'], energy: ['fuel', 'fuel type', 'fuel sort'] },
      notes: ['note', 'notes', 'comment', 'remark'],
      ...{ station: ['gas station', 'station'], description: ['city', 'location'] },
    },
    { has: ['date', 'odometer', 'trip', 'quantity', 'total price'], ...SPRITMONITOR_CODES, ...SPRITMONITOR_WRITES },
  ),
  spritmonitorCosts({ has: ['datum', 'km-stand', 'kostenart'], type: 'kostenart' }),
  spritmonitorCosts({ has: ['date', 'odometer', 'cost type'], type: 'cost type' }),
];
