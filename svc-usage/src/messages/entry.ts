// Made of entry.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Say where the tyre is, and a depth of it */
export const depthMeasured = message('entry.depth_measured', {
  en: 'Say where the tyre is, and a depth of it',
  de: 'Geben Sie den Platz des Reifens und eine Tiefe an',
  es: 'Indique el lugar del neumático y una profundidad',
  fr: 'Indiquez la place du pneu et une profondeur',
  it: 'Indichi il posto del pneumatico e una profondità',
  ja: 'タイヤの位置と溝の深さを入力してください',
});

/** No tyre of the set was at {position} on that day */
export const depthPosition = messageOf<{ position: string | number }>('entry.depth_position', {
  en: (p) => 'No tyre of the set was at ' + p.position + ' on that day',
  de: (p) => 'An diesem Tag war kein Reifen des Satzes bei ' + p.position,
  es: (p) => 'Ningún neumático del juego estaba en ' + p.position + ' ese día',
  fr: (p) => 'Aucun pneu du jeu n’était à ' + p.position + ' ce jour-là',
  it: (p) => 'Nessun pneumatico del treno era in ' + p.position + ' quel giorno',
  ja: (p) => 'その日に' + p.position + 'にあるタイヤはこのセットにありません',
});

/** Read the tread of one tyre at least */
export const depthsRequired = message('entry.depths_required', {
  en: 'Read the tread of one tyre at least',
  de: 'Messen Sie das Profil mindestens eines Reifens',
  es: 'Mida al menos un neumático',
  fr: 'Mesurez au moins un pneu',
  it: 'Misuri almeno un pneumatico',
  ja: '少なくとも1本のタイヤの溝を測ってください',
});

/** Entry not found */
export const notFound = message('entry.not_found', {
  en: 'Entry not found',
  de: 'Eintrag nicht gefunden',
  es: 'Entrada no encontrada',
  fr: 'Entrée introuvable',
  it: 'Voce non trovata',
  ja: '記録が見つかりません',
});

/** Only tyres change places and have a tread */
export const onlyTyres = message('entry.only_tyres', {
  en: 'Only tyres change places and have a tread',
  de: 'Nur Reifen tauschen die Plätze und haben ein Profil',
  es: 'Solo los neumáticos cambian de lugar y tienen dibujo',
  fr: 'Seuls les pneus changent de place et ont une sculpture',
  it: 'Solo i pneumatici cambiano posto e hanno un battistrada',
  ja: '位置の入れ替えと溝があるのはタイヤだけです',
});

/** Component, kind and day are required */
export const required = message('entry.required', {
  en: 'Component, kind and day are required',
  de: 'Komponente, Art und Tag sind erforderlich',
  es: 'El componente, el tipo y el día son obligatorios',
  fr: 'Le composant, le type et le jour sont requis',
  it: 'Componente, tipo e giorno sono obbligatori',
  ja: '部品、種類、日付は必須です',
});

/** One component can have at most {most} entries */
export const tooMany = messageOf<{ most: string | number }>('entry.too_many', {
  en: (p) => 'One component can have at most ' + p.most + ' entries',
  de: (p) => 'Eine Komponente kann höchstens ' + p.most + ' Einträge haben',
  es: (p) => 'Un componente puede tener como máximo ' + p.most + ' entradas',
  fr: (p) => 'Un composant peut avoir au plus ' + p.most + ' entrées',
  it: (p) => 'Un componente può avere al massimo ' + p.most + ' voci',
  ja: (p) => '1つの部品の記録は' + p.most + '件までです',
});

/** Say a distance, hours or sessions */
export const useRequired = message('entry.use_required', {
  en: 'Say a distance, hours or sessions',
  de: 'Geben Sie eine Strecke, Stunden oder Sitzungen an',
  es: 'Indique una distancia, horas o sesiones',
  fr: 'Indiquez une distance, des heures ou des sessions',
  it: 'Indichi una distanza, ore o sessioni',
  ja: '距離、時間、セッション数のいずれかを入力してください',
});
