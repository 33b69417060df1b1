// Made of due.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { messageOf } from '@carnet/messages';

/** More than {most, plural, other {#}} services are planned, which cannot be put in order at once. Ask for one vehicle. */
export const tooMuchPlanned = messageOf<{ most: number }>('due.too_much_planned', {
  en: (p, f) =>
    'More than ' +
    ('' + f(p.most)) +
    ' services are planned, which cannot be put in order at once. Ask for one vehicle.',
  de: (p, f) =>
    'Es sind mehr als ' +
    ('' + f(p.most)) +
    ' Arbeiten geplant, die nicht auf einmal geordnet werden können. Fragen Sie nach einem Fahrzeug.',
  es: (p, f) =>
    'Hay más de ' +
    ('' + f(p.most)) +
    ' servicios previstos, que no se pueden ordenar de una vez. Pida un solo vehículo.',
  fr: (p, f) =>
    'Plus de ' +
    ('' + f(p.most)) +
    ' entretiens sont prévus et ne peuvent être triés d’un coup. Demandez un seul véhicule.',
  it: (p, f) =>
    'Sono previsti più di ' +
    ('' + f(p.most)) +
    ' interventi, che non si possono ordinare in una volta. Chieda un solo veicolo.',
  ja: (p, f) =>
    '予定が ' + ('' + f(p.most)) + ' 件を超えているため、一度に並べられません。車両を 1 台指定してください。',
});
