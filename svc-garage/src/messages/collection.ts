// Made of collection.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Choose another collection to move the vehicles to */
export const chooseAnother = message('collection.choose_another', {
  en: 'Choose another collection to move the vehicles to',
  de: 'Wählen Sie eine andere Sammlung, in die die Fahrzeuge kommen',
  es: 'Elija otra colección a la que mover los vehículos',
  fr: 'Choisissez une autre collection vers laquelle déplacer les véhicules',
  it: 'Scelga un’altra collezione in cui spostare i veicoli',
  ja: '車両の移動先には別のコレクションを選んでください',
});

/** Collection name is required */
export const nameRequired = message('collection.name_required', {
  en: 'Collection name is required',
  de: 'Der Name der Sammlung fehlt',
  es: 'El nombre de la colección es obligatorio',
  fr: 'Le nom de la collection est obligatoire',
  it: 'Il nome della collezione è obbligatorio',
  ja: 'コレクション名は必須です',
});

/** This collection still holds {vehicles, plural, one {1 vehicle} other {{vehicles} vehicles}} with {parts, plural, one {1 part} other {{parts} parts}}. Move them to another collection (?move_to='{id}') or delete them with all their history (?vehicles=delete). */
export const notEmpty = messageOf<{ parts: number; vehicles: number }>('collection.not_empty', {
  en: (p) =>
    'This collection still holds ' +
    (p.vehicles === 1 ? '1 vehicle' : '' + p.vehicles + ' vehicles') +
    ' with ' +
    (p.parts === 1 ? '1 part' : '' + p.parts + ' parts') +
    '. Move them to another collection (?move_to={id}) or delete them with all their history (?vehicles=delete).',
  de: (p) =>
    'Diese Sammlung enthält noch ' +
    (p.vehicles === 1 ? '1 Fahrzeug' : '' + p.vehicles + ' Fahrzeuge') +
    ' mit ' +
    (p.parts === 1 ? '1 Teil' : '' + p.parts + ' Teilen') +
    '. Verschieben Sie sie in eine andere Sammlung (?move_to={id}), oder löschen Sie sie mit ihrer ganzen Historie (?vehicles=delete).',
  es: (p) =>
    'Esta colección aún contiene ' +
    (p.vehicles === 1 ? '1 vehículo' : '' + p.vehicles + ' vehículos') +
    ' con ' +
    (p.parts === 1 ? '1 pieza' : '' + p.parts + ' piezas') +
    '. Muévalos a otra colección (?move_to={id}) o elimínelos con todo su historial (?vehicles=delete).',
  fr: (p) =>
    'Cette collection contient encore ' +
    (p.vehicles < 2 ? '' + p.vehicles + ' véhicule' : '' + p.vehicles + ' véhicules') +
    ' avec ' +
    (p.parts < 2 ? '' + p.parts + ' pièce' : '' + p.parts + ' pièces') +
    '. Déplacez-les vers une autre collection (?move_to={id}) ou supprimez-les avec tout leur historique (?vehicles=delete).',
  it: (p) =>
    'Questa collezione contiene ancora ' +
    (p.vehicles === 1 ? '1 veicolo' : '' + p.vehicles + ' veicoli') +
    ' con ' +
    (p.parts === 1 ? '1 ricambio' : '' + p.parts + ' ricambi') +
    '. Li sposti in un’altra collezione (?move_to={id}) oppure li elimini con tutto il loro storico (?vehicles=delete).',
  ja: (p) =>
    'このコレクションにはまだ' +
    ('' + p.vehicles + '台の車両') +
    'と' +
    ('' + p.parts + '点の部品') +
    'があります。別のコレクションへ移動するか（?move_to={id}）、履歴ごと削除してください（?vehicles=delete）。',
});

/** Collection not found */
export const notFound = message('collection.not_found', {
  en: 'Collection not found',
  de: 'Sammlung nicht gefunden',
  es: 'Colección no encontrada',
  fr: 'Collection introuvable',
  it: 'Collezione non trovata',
  ja: 'コレクションが見つかりません',
});

/** Say either vehicles=delete or move_to, not both */
export const twoFates = message('collection.two_fates', {
  en: 'Say either vehicles=delete or move_to, not both',
  de: 'Geben Sie entweder vehicles=delete oder move_to an, nicht beides',
  es: 'Indique vehicles=delete o move_to, no ambos',
  fr: 'Indiquez soit vehicles=delete, soit move_to, pas les deux',
  it: 'Indichi vehicles=delete oppure move_to, non entrambi',
  ja: 'vehicles=delete と move_to はどちらか一方だけを指定してください',
});
