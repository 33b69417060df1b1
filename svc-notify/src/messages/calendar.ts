// Made of calendar.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Carnet: what is due */
export const calendarName = message('calendar.calendar_name', {
  en: 'Carnet: what is due',
  de: 'Carnet: was fällig ist',
  es: 'Carnet: lo que vence',
  fr: 'Carnet : les échéances',
  it: 'Carnet: le scadenze',
  ja: 'Carnet：期限の予定',
});

/** Due at {mileage}. */
export const dueAt = messageOf<{ mileage: string | number }>('calendar.due_at', {
  en: (p) => 'Due at ' + p.mileage + '.',
  de: (p) => 'Fällig bei ' + p.mileage + '.',
  es: (p) => 'Vence a los ' + p.mileage + '.',
  fr: (p) => 'Échéance à ' + p.mileage + '.',
  it: (p) => 'In scadenza a ' + p.mileage + '.',
  ja: (p) => '' + p.mileage + ' で期限になります。',
});

/** Due at {mileage}, which is expected on {day}. */
export const dueAtExpected = messageOf<{ day: string | number; mileage: string | number }>('calendar.due_at_expected', {
  en: (p) => 'Due at ' + p.mileage + ', which is expected on ' + p.day + '.',
  de: (p) => 'Fällig bei ' + p.mileage + ', voraussichtlich am ' + p.day + '.',
  es: (p) => 'Vence a los ' + p.mileage + ', previstos para el ' + p.day + '.',
  fr: (p) => 'Échéance à ' + p.mileage + ', prévue pour le ' + p.day + '.',
  it: (p) => 'In scadenza a ' + p.mileage + ', previsti per il ' + p.day + '.',
  ja: (p) => '' + p.mileage + ' で期限になります（' + p.day + '頃の見込み）。',
});

/** Due on {day} at the latest. */
export const dueOn = messageOf<{ day: string | number }>('calendar.due_on', {
  en: (p) => 'Due on ' + p.day + ' at the latest.',
  de: (p) => 'Fällig spätestens am ' + p.day + '.',
  es: (p) => 'Vence a más tardar el ' + p.day + '.',
  fr: (p) => 'Échéance le ' + p.day + ' au plus tard.',
  it: (p) => 'In scadenza al più tardi il ' + p.day + '.',
  ja: (p) => '遅くとも' + p.day + 'が期限です。',
});

/** Planned for this day. */
export const planned = message('calendar.planned', {
  en: 'Planned for this day.',
  de: 'Für diesen Tag geplant.',
  es: 'Previsto para este día.',
  fr: 'Prévu pour ce jour.',
  it: 'Previsto per questo giorno.',
  ja: 'この日に予定されています。',
});

/** {what}: {vehicle} */
export const title = messageOf<{ vehicle: string | number; what: string | number }>('calendar.title', {
  en: (p) => '' + p.what + ': ' + p.vehicle,
  de: (p) => '' + p.what + ': ' + p.vehicle,
  es: (p) => '' + p.what + ': ' + p.vehicle,
  fr: (p) => '' + p.what + ' : ' + p.vehicle,
  it: (p) => '' + p.what + ': ' + p.vehicle,
  ja: (p) => '' + p.what + '：' + p.vehicle,
});
