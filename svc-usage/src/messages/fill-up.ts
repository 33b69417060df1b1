// Made of fill-up.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Say which fill-ups are to be deleted */
export const idsRequired = message('fill_up.ids_required', {
  en: 'Say which fill-ups are to be deleted',
  de: 'Geben Sie an, welche Tankvorgänge gelöscht werden sollen',
  es: 'Indique qué repostajes deben eliminarse',
  fr: 'Indiquez quels pleins doivent être supprimés',
  it: 'Indica quali rifornimenti eliminare',
  ja: '削除する給油記録を指定してください',
});

/** No fill-ups found in file */
export const noFillUps = message('fill_up.no_fill_ups', {
  en: 'No fill-ups found in file',
  de: 'Keine Tankvorgänge in der Datei gefunden',
  es: 'No se encontraron repostajes en el archivo',
  fr: 'Aucun plein trouvé dans le fichier',
  it: 'Nessun rifornimento trovato nel file',
  ja: 'ファイルに給油記録が見つかりません',
});

/** Fill-up not found */
export const notFound = message('fill_up.not_found', {
  en: 'Fill-up not found',
  de: 'Tankvorgang nicht gefunden',
  es: 'Repostaje no encontrado',
  fr: 'Plein introuvable',
  it: 'Rifornimento non trovato',
  ja: '給油記録が見つかりません',
});

/** The unit does not fit {energy}; it must be one of: {choices} */
export const notSoldIn = messageOf<{ choices: string | number; energy: string | number }>('fill_up.not_sold_in', {
  en: (p) => 'The unit does not fit ' + p.energy + '; it must be one of: ' + p.choices,
  de: (p) => 'Die Einheit passt nicht zu ' + p.energy + '; möglich sind: ' + p.choices,
  es: (p) => 'La unidad no corresponde a ' + p.energy + '; valores posibles: ' + p.choices,
  fr: (p) => 'L’unité ne convient pas pour ' + p.energy + ' ; valeurs possibles : ' + p.choices,
  it: (p) => 'L’unità non è adatta a ' + p.energy + '; valori possibili: ' + p.choices,
  ja: (p) => 'この単位は ' + p.energy + ' に使えません。使えるのは次のものです：' + p.choices,
});

/** Only a charge of electricity says how the battery was charged */
export const onlyCharges = message('fill_up.only_charges', {
  en: 'Only a charge of electricity says how the battery was charged',
  de: 'Nur ein Ladevorgang mit Strom sagt, wie die Batterie geladen wurde',
  es: 'Solo una carga eléctrica indica cómo se cargó la batería',
  fr: 'Seule une recharge électrique indique comment la batterie a été chargée',
  it: 'Solo una ricarica elettrica dice come è stata caricata la batteria',
  ja: '電池の充電内容を記録できるのは電気の充電だけです',
});

/** Vehicle, date, energy, amount and unit are required */
export const required = message('fill_up.required', {
  en: 'Vehicle, date, energy, amount and unit are required',
  de: 'Fahrzeug, Datum, Energie, Menge und Einheit sind erforderlich',
  es: 'El vehículo, la fecha, la energía, la cantidad y la unidad son obligatorios',
  fr: 'Le véhicule, la date, l’énergie, la quantité et l’unité sont obligatoires',
  it: 'Veicolo, data, energia, quantità e unità sono obbligatori',
  ja: '車両、日付、エネルギー、量、単位は必須です',
});

/** Send a list of fill-ups, or one fill-up */
export const sendFillUps = message('fill_up.send_fill_ups', {
  en: 'Send a list of fill-ups, or one fill-up',
  de: 'Senden Sie eine Liste von Tankvorgängen oder einen Tankvorgang',
  es: 'Envíe una lista de repostajes, o un repostaje',
  fr: 'Envoyez une liste de pleins, ou un plein',
  it: 'Invia un elenco di rifornimenti, o un rifornimento',
  ja: '給油記録のリスト、または 1 件の給油記録を送ってください',
});

/** The time of day must be as 14:05 */
export const timeOfDay = message('fill_up.time_of_day', {
  en: 'The time of day must be as 14:05',
  de: 'Die Uhrzeit muss wie 14:05 geschrieben sein',
  es: 'La hora debe escribirse como 14:05',
  fr: 'L’heure doit s’écrire comme 14:05',
  it: 'L’ora va scritta come 14:05',
  ja: '時刻は 14:05 の形で入力してください',
});

/** An import takes at most {most, plural, other {#}} fill-ups */
export const tooManyFillUps = messageOf<{ most: number }>('fill_up.too_many_fill_ups', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' fill-ups',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Tankvorgänge',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' repostajes',
  fr: (p, f) => 'Un import accepte au plus ' + ('' + f(p.most)) + ' pleins',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' rifornimenti',
  ja: (p, f) => '1 回のインポートで取り込める給油記録は ' + ('' + f(p.most)) + ' 件までです',
});
