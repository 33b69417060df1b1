import { fillUps, type TableFormat } from '../table-format';

const SPRITMONITOR_DATED = { date: ['datum', 'date'], mileage: ['km-stand', 'odometer'] } as const;
const SPRITMONITOR_WRITES = { dates: 'dmy', mark: ',' } as const;

/** What a cost was for stands there as a number: 1 maintenance, 2 repair, 3 tyres, 4 oil, 7 inspection, 8 tuning, 10 the price of the car. */
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

/** Spritmonitor: notes of the headers and codes of its two exports, fuel and costs. Headers of costs in English are guessed. */
export const SPRITMONITOR: readonly TableFormat[] = [
  fillUps(
    'Spritmonitor',
    { ...SPRITMONITOR_DATED, notes: ['bemerkung', 'note', 'notes', 'comment'] },
    { has: ['datum', 'km-stand', 'spritmenge'], ...SPRITMONITOR_WRITES },
  ),
  fillUps(
    'Spritmonitor',
    { ...SPRITMONITOR_DATED, notes: ['note', 'notes', 'comment', 'remark'] },
    { has: ['date', 'odometer', 'trip', 'quantity', 'total price'], ...SPRITMONITOR_WRITES },
  ),
  spritmonitorCosts({ has: ['datum', 'km-stand', 'kostenart'], type: 'kostenart' }),
  spritmonitorCosts({ has: ['date', 'odometer', 'cost type'], type: 'cost type' }),
];
