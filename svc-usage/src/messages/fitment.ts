// Made of fitment.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** {name} is on {vehicle} at that time: take it off there first */
export const alreadyOn = messageOf<{ name: string | number; vehicle: string | number }>('fitment.already_on', {
  en: (p) => '' + p.name + ' is on ' + p.vehicle + ' at that time: take it off there first',
  de: (p) => '' + p.name + ' ist zu dieser Zeit auf ' + p.vehicle + ': Nehmen Sie es dort zuerst ab',
  es: (p) => '' + p.name + ' está en ' + p.vehicle + ' en ese momento: desmóntelo primero allí',
  fr: (p) => '' + p.name + ' est sur ' + p.vehicle + ' à ce moment-là : démontez-le d’abord',
  it: (p) => '' + p.name + ' è su ' + p.vehicle + ' in quel momento: prima lo smonti da lì',
  ja: (p) => 'その時点で' + p.name + 'は' + p.vehicle + 'に装着されています。先に取り外してください',
});

/** It comes off before it goes on */
export const endsBefore = message('fitment.ends_before', {
  en: 'It comes off before it goes on',
  de: 'Sie wird abgenommen, bevor sie montiert wird',
  es: 'Se desmonta antes de montarse',
  fr: 'Il est démonté avant d’être monté',
  it: 'Viene smontato prima di essere montato',
  ja: '取り外しが装着より前になっています',
});

/** Say the day or the mileage from which it is on */
export const fromRequired = message('fitment.from_required', {
  en: 'Say the day or the mileage from which it is on',
  de: 'Geben Sie Tag oder Kilometerstand der Montage an',
  es: 'Indique el día o el kilometraje del montaje',
  fr: 'Indiquez le jour ou le kilométrage du montage',
  it: 'Indichi il giorno o il chilometraggio del montaggio',
  ja: '装着した日または走行距離を入力してください',
});

/** {name} is at that position at that time: take it off first, or say another position */
export const inTheWay = messageOf<{ name: string | number }>('fitment.in_the_way', {
  en: (p) => '' + p.name + ' is at that position at that time: take it off first, or say another position',
  de: (p) =>
    '' + p.name + ' ist zu dieser Zeit an diesem Platz: Nehmen Sie es zuerst ab, oder geben Sie einen anderen Platz an',
  es: (p) => '' + p.name + ' está en ese lugar en ese momento: desmóntelo primero o indique otro lugar',
  fr: (p) => '' + p.name + ' occupe cette place à ce moment-là : démontez-le d’abord, ou indiquez une autre place',
  it: (p) => '' + p.name + ' è in quel posto in quel momento: prima lo smonti, o indichi un altro posto',
  ja: (p) => 'その時点でその位置には' + p.name + 'があります。先に取り外すか、別の位置を指定してください',
});

/** Mounting not found */
export const notFound = message('fitment.not_found', {
  en: 'Mounting not found',
  de: 'Montage nicht gefunden',
  es: 'Montaje no encontrado',
  fr: 'Montage introuvable',
  it: 'Montaggio non trovato',
  ja: '装着記録が見つかりません',
});

/** Say one position at most */
export const onePosition = message('fitment.one_position', {
  en: 'Say one position at most',
  de: 'Geben Sie höchstens einen Platz an',
  es: 'Indique como máximo un lugar',
  fr: 'Indiquez une seule place au plus',
  it: 'Indichi al massimo un posto',
  ja: '位置は1つまでにしてください',
});

/** Say for each of the {count, plural, one {tyre} other {# tyres}} a place of its own; the places are: {choices} */
export const positions = messageOf<{ choices: string | number; count: number }>('fitment.positions', {
  en: (p, f) =>
    'Say for each of the ' +
    (p.count === 1 ? 'tyre' : '' + f(p.count) + ' tyres') +
    ' a place of its own; the places are: ' +
    p.choices,
  de: (p, f) =>
    'Geben Sie für ' +
    (p.count === 1 ? 'den Reifen einen Platz' : 'jeden der ' + f(p.count) + ' Reifen einen eigenen Platz') +
    ' an; die Plätze sind: ' +
    p.choices,
  es: (p, f) =>
    'Indique para ' +
    (p.count === 1 ? 'el neumático un lugar' : 'cada uno de los ' + f(p.count) + ' neumáticos un lugar propio') +
    '; los lugares son: ' +
    p.choices,
  fr: (p, f) =>
    'Indiquez pour ' +
    (p.count < 2 ? 'le pneu une place' : 'chacun des ' + f(p.count) + ' pneus une place') +
    ' ; les places sont : ' +
    p.choices,
  it: (p, f) =>
    'Indichi per ' +
    (p.count === 1 ? 'il pneumatico un posto' : 'ognuno dei ' + f(p.count) + ' pneumatici un posto proprio') +
    '; i posti sono: ' +
    p.choices,
  ja: (p, f) => '' + ('タイヤ' + f(p.count) + '本') + 'それぞれに異なる位置を指定してください。位置：' + p.choices,
});

/** Component and vehicle are required */
export const required = message('fitment.required', {
  en: 'Component and vehicle are required',
  de: 'Komponente und Fahrzeug sind erforderlich',
  es: 'El componente y el vehículo son obligatorios',
  fr: 'Le composant et le véhicule sont requis',
  it: 'Componente e veicolo sono obbligatori',
  ja: '部品と車両は必須です',
});

/** One component can have at most {most} mountings */
export const tooMany = messageOf<{ most: string | number }>('fitment.too_many', {
  en: (p) => 'One component can have at most ' + p.most + ' mountings',
  de: (p) => 'Eine Komponente kann höchstens ' + p.most + ' Montagen haben',
  es: (p) => 'Un componente puede tener como máximo ' + p.most + ' montajes',
  fr: (p) => 'Un composant peut avoir au plus ' + p.most + ' montages',
  it: (p) => 'Un componente può avere al massimo ' + p.most + ' montaggi',
  ja: (p) => '1つの部品の装着記録は' + p.most + '件までです',
});
