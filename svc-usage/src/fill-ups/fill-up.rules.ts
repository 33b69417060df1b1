import type { Reference } from '@carnet/fact-log';
import { currencyOf, merged } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/fill-up.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateFillUp, UpdateFillUp } from './fill-up.dto.js';
import type { AmountUnit, Energy, FillUp, FillUpFields } from './fill-up.entity.js';

const BY_VOLUME: readonly AmountUnit[] = ['l', 'us_gal', 'imp_gal'];
const GAS: readonly AmountUnit[] = ['kg', ...BY_VOLUME];

/** Units in which energies are sold. An energy that is missing here is sold by volume. */
const SOLD_IN: Partial<Record<Energy, readonly AmountUnit[]>> = {
  lpg: GAS,
  cng: GAS,
  electricity: ['kWh'],
  hydrogen: ['kg'],
};

/**
 * A new fill-up to store.
 * @param own the person's currency, if it is already known
 * @throws Invalid (400)
 */
export const newFillUp = (input: CreateFillUp, own: string | null = null): FillUpFields =>
  checked(
    {
      vehicle_id: input.vehicle_id,
      filled_on: input.filled_on,
      at: input.at ?? null,
      odometer: input.odometer ?? null,
      trip: input.trip ?? null,
      energy: input.energy,
      amount: input.amount,
      unit: input.unit,
      full: input.full ?? true,
      missed_before: input.missed_before ?? false,
      excluded: input.excluded ?? false,
      to_complete: input.to_complete ?? false,
      total: input.total ?? null,
      currency: input.currency ?? null,
      unit_price: input.unit_price ?? null,
      station: input.station ?? null,
      tank: input.tank ?? null,
      note: input.note ?? null,
      charge_kind: input.charge_kind ?? null,
      from_percent: input.from_percent ?? null,
      to_percent: input.to_percent ?? null,
    },
    own,
  );

/** The fill-up after an update: omitted fields stay unchanged, null clears, and resets a switch (contract §1). */
export function changedFillUp(stored: FillUp, input: UpdateFillUp, own: string | null = null): FillUp {
  const { full, missed_before, excluded, to_complete } = input;
  const switches = {
    ...(full === null && { full: true }),
    ...(missed_before === null && { missed_before: false }),
    ...(excluded === null && { excluded: false }),
    ...(to_complete === null && { to_complete: false }),
  };
  return checked(merged(stored, { ...input, ...switches }), own, stored);
}

function checked<Fields extends FillUpFields>(fields: Fields, own: string | null, stored?: FillUp): Fields {
  const { energy, unit, charge_kind, from_percent, to_percent } = fields;
  const sold = SOLD_IN[energy] ?? BY_VOLUME;
  if (!sold.includes(unit)) throw Invalid.field('unit', m.notSoldIn({ energy, choices: sold.join(', ') }));
  const ofCharge = Object.entries({ charge_kind, from_percent, to_percent }).find(([, value]) => value !== null);
  if (energy !== 'electricity' && ofCharge) throw Invalid.field(ofCharge[0], m.onlyCharges);
  return { ...fields, currency: currencyOfCosts(fields, own, stored) };
}

/** A price without a total also needs a currency. */
function currencyOfCosts({ total, unit_price, currency }: FillUpFields, own: string | null, stored?: FillUp) {
  if (total === null) return unit_price === null ? null : (currency ?? own);
  return currencyOf('total', total, currency, stored && { amount: stored.total, currency: stored.currency });
}

/** Tells whether the person's own currency must be looked up. PostgreSQL only writes it with a total, not with a price alone. */
export const needsOwnCurrency = ({ total, unit_price, currency }: Partial<FillUpFields>): boolean =>
  !currency && (total ?? null) === null && typeof unit_price === 'number';

/** References of a fill-up to things of other services. */
export const referencesOf = ({ vehicle_id }: FillUpFields): Reference[] => [
  { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
];
