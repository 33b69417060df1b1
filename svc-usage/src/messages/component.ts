// Made of component.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Three digits are week {week} of {first} or of {second}: say which decade */
export const dotAmbiguous = messageOf<{ first: string | number; second: string | number; week: string | number }>(
  'component.dot_ambiguous',
  {
    en: (p) => 'Three digits are week ' + p.week + ' of ' + p.first + ' or of ' + p.second + ': say which decade',
    de: (p) =>
      'Drei Ziffern sind Woche ' +
      p.week +
      ' von ' +
      p.first +
      ' oder von ' +
      p.second +
      ': Geben Sie das Jahrzehnt an',
    es: (p) => 'Tres cifras son la semana ' + p.week + ' de ' + p.first + ' o de ' + p.second + ': indique la década',
    fr: (p) =>
      'Trois chiffres désignent la semaine ' +
      p.week +
      ' de ' +
      p.first +
      ' ou de ' +
      p.second +
      ' : indiquez la décennie',
    it: (p) =>
      'Tre cifre sono la settimana ' + p.week + ' del ' + p.first + ' o del ' + p.second + ': indichi il decennio',
    ja: (p) => '3桁の場合は' + p.first + '年または' + p.second + '年の第' + p.week + '週です。年代を指定してください',
  },
);

/** A DOT week ends in four digits, as 2319 for week 23 of 2019; tyres from before 2000 have three */
export const dotUnknown = message('component.dot_unknown', {
  en: 'A DOT week ends in four digits, as 2319 for week 23 of 2019; tyres from before 2000 have three',
  de: 'Eine DOT-Woche endet auf vier Ziffern, etwa 2319 für Woche 23 des Jahres 2019; Reifen von vor 2000 haben drei',
  es: 'Una semana DOT acaba en cuatro cifras, como 2319 para la semana 23 de 2019; los neumáticos anteriores a 2000 tienen tres',
  fr: 'Une semaine DOT se termine par quatre chiffres, par exemple 2319 pour la semaine 23 de 2019 ; les pneus d’avant 2000 en ont trois',
  it: 'Una settimana DOT termina con quattro cifre, come 2319 per la settimana 23 del 2019; i pneumatici prima del 2000 ne hanno tre',
  ja: 'DOTの製造週は末尾4桁で表します（2319は2019年第23週）。2000年より前のタイヤは3桁です',
});

/** The kind stays as it is once it was on a vehicle */
export const kindFitted = message('component.kind_fitted', {
  en: 'The kind stays as it is once it was on a vehicle',
  de: 'Die Art bleibt, wie sie ist, sobald es an einem Fahrzeug war',
  es: 'El tipo no cambia una vez que estuvo en un vehículo',
  fr: 'Le type ne change plus une fois monté sur un véhicule',
  it: 'Il tipo non cambia più dopo il montaggio su un veicolo',
  ja: '一度車両に取り付けたものの種類は変更できません',
});

/** Say what is limited */
export const limitKind = message('component.limit_kind', {
  en: 'Say what is limited',
  de: 'Geben Sie an, was begrenzt ist',
  es: 'Indique qué se limita',
  fr: 'Indiquez ce qui est limité',
  it: 'Indichi che cosa è limitato',
  ja: '何を制限するか指定してください',
});

/** Only tyres have a limit of their tread */
export const limitOfTyres = message('component.limit_of_tyres', {
  en: 'Only tyres have a limit of their tread',
  de: 'Nur Reifen haben eine Grenze ihres Profils',
  es: 'Solo los neumáticos tienen un límite de dibujo',
  fr: 'Seuls les pneus ont une limite de profondeur',
  it: 'Solo i pneumatici hanno un limite di battistrada',
  ja: '溝の限度を持つのはタイヤだけです',
});

/** One limit of each kind, please */
export const limitOnce = message('component.limit_once', {
  en: 'One limit of each kind, please',
  de: 'Bitte nur eine Grenze jeder Art',
  es: 'Un solo límite de cada tipo, por favor',
  fr: 'Une seule limite de chaque type, s’il vous plaît',
  it: 'Un solo limite per tipo, per favore',
  ja: '限度は種類ごとに1つにしてください',
});

/** The unit must be one of: {choices} */
export const limitUnit = messageOf<{ choices: string | number }>('component.limit_unit', {
  en: (p) => 'The unit must be one of: ' + p.choices,
  de: (p) => 'Die Einheit muss eine von diesen sein: ' + p.choices,
  es: (p) => 'La unidad debe ser una de estas: ' + p.choices,
  fr: (p) => 'L’unité doit être l’une des suivantes : ' + p.choices,
  it: (p) => 'L’unità deve essere una di queste: ' + p.choices,
  ja: (p) => '単位は次のいずれかにしてください：' + p.choices,
});

/** A label has a day: the last one that it is good for */
export const limitUntil = message('component.limit_until', {
  en: 'A label has a day: the last one that it is good for',
  de: 'Ein Etikett hat einen Tag: den letzten, an dem es gilt',
  es: 'Una etiqueta tiene un día: el último de su validez',
  fr: 'Une étiquette porte un jour : le dernier de sa validité',
  it: 'Un’etichetta ha un giorno: l’ultimo di validità',
  ja: 'ラベルには有効期限の日付が必要です',
});

/** Say how much the limit is */
export const limitValue = message('component.limit_value', {
  en: 'Say how much the limit is',
  de: 'Geben Sie an, wie hoch die Grenze ist',
  es: 'Indique el valor del límite',
  fr: 'Indiquez la valeur de la limite',
  it: 'Indichi il valore del limite',
  ja: '限度の値を指定してください',
});

/** It would be on two vehicles, or twice on one, at the same time */
export const mountedTwice = message('component.mounted_twice', {
  en: 'It would be on two vehicles, or twice on one, at the same time',
  de: 'Es wäre gleichzeitig an zwei Fahrzeugen oder zweimal an einem',
  es: 'Estaría al mismo tiempo en dos vehículos, o dos veces en uno',
  fr: 'Il serait en même temps sur deux véhicules, ou deux fois sur un seul',
  it: 'Sarebbe contemporaneamente su due veicoli, o due volte su uno',
  ja: '同時に二台の車両に、または一台に二重に装着されることになります',
});

/** No components found in file */
export const noComponents = message('component.no_components', {
  en: 'No components found in file',
  de: 'Keine Komponenten in der Datei gefunden',
  es: 'No se encontraron componentes en el archivo',
  fr: 'Aucun composant trouvé dans le fichier',
  it: 'Nessun componente trovato nel file',
  ja: 'ファイルに部品が見つかりません',
});

/** Component not found */
export const notFound = message('component.not_found', {
  en: 'Component not found',
  de: 'Komponente nicht gefunden',
  es: 'Componente no encontrado',
  fr: 'Composant introuvable',
  it: 'Componente non trovato',
  ja: '部品が見つかりません',
});

/** Only a set of tyres has a size, a season and tyres */
export const onlyTyres = message('component.only_tyres', {
  en: 'Only a set of tyres has a size, a season and tyres',
  de: 'Nur ein Reifensatz hat Größe, Saison und Reifen',
  es: 'Solo un juego de neumáticos tiene medida, temporada y neumáticos',
  fr: 'Seul un jeu de pneus a une dimension, une saison et des pneus',
  it: 'Solo un treno di pneumatici ha misura, stagione e pneumatici',
  ja: 'サイズ、季節、タイヤを持つのはタイヤセットだけです',
});

/** Part not found */
export const partNotFound = message('component.part_not_found', {
  en: 'Part not found',
  de: 'Teil nicht gefunden',
  es: 'Pieza no encontrada',
  fr: 'Pièce introuvable',
  it: 'Ricambio non trovato',
  ja: '部品が見つかりません',
});

/** Its cost is written down with its part, and counts once */
export const priceOfPart = message('component.price_of_part', {
  en: 'Its cost is written down with its part, and counts once',
  de: 'Was es gekostet hat, steht bei seinem Teil und zählt einmal',
  es: 'Lo que costó está anotado en su pieza y cuenta una sola vez',
  fr: 'Son prix est noté avec sa pièce et ne compte qu’une fois',
  it: 'Il suo costo è annotato con il ricambio e conta una volta sola',
  ja: '費用は元の部品に記録され、一度だけ計上されます',
});

/** Kind and name are required */
export const required = message('component.required', {
  en: 'Kind and name are required',
  de: 'Art und Name sind erforderlich',
  es: 'El tipo y el nombre son obligatorios',
  fr: 'Le type et le nom sont requis',
  it: 'Tipo e nome sono obbligatori',
  ja: '種類と名前は必須です',
});

/** Send a list of components, or one component */
export const sendComponents = message('component.send_components', {
  en: 'Send a list of components, or one component',
  de: 'Senden Sie eine Liste von Komponenten oder eine Komponente',
  es: 'Envíe una lista de componentes, o un componente',
  fr: 'Envoyez une liste de composants, ou un composant',
  it: 'Invii un elenco di componenti, o un componente',
  ja: '部品のリスト、または部品を一つ送ってください',
});

/** An import takes at most {most, plural, other {#}} components */
export const tooManyComponents = messageOf<{ most: number }>('component.too_many_components', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' components',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Komponenten',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' componentes',
  fr: (p, f) => 'Une importation prend au plus ' + ('' + f(p.most)) + ' composants',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' componenti',
  ja: (p, f) => '一度に読み込める部品は' + ('' + f(p.most)) + '件までです',
});

/** At most {most} mountings come in at a time */
export const tooManyMounted = messageOf<{ most: string | number }>('component.too_many_mounted', {
  en: (p) => 'At most ' + p.most + ' mountings come in at a time',
  de: (p) => 'Höchstens ' + p.most + ' Montagen kommen auf einmal herein',
  es: (p) => 'Como máximo entran ' + p.most + ' montajes a la vez',
  fr: (p) => 'Au plus ' + p.most + ' montages arrivent à la fois',
  it: (p) => 'Arrivano al massimo ' + p.most + ' montaggi alla volta',
  ja: (p) => '一度に取り込める取り付けは ' + p.most + ' 件までです',
});

/** Say where each tyre belongs */
export const tyrePosition = message('component.tyre_position', {
  en: 'Say where each tyre belongs',
  de: 'Geben Sie an, wohin jeder Reifen gehört',
  es: 'Indique el lugar de cada neumático',
  fr: 'Indiquez la place de chaque pneu',
  it: 'Indichi il posto di ogni pneumatico',
  ja: '各タイヤの位置を指定してください',
});

/** The set was on a vehicle with as many tyres as it has: take that back first */
export const tyresFitted = message('component.tyres_fitted', {
  en: 'The set was on a vehicle with as many tyres as it has: take that back first',
  de: 'Der Satz war mit genau so vielen Reifen montiert: Nehmen Sie das zuerst zurück',
  es: 'El juego se montó con ese número de neumáticos: deshaga primero ese montaje',
  fr: 'Le jeu a été monté avec ce nombre de pneus : annulez d’abord ce montage',
  it: 'Il treno è stato montato con questo numero di pneumatici: annulli prima il montaggio',
  ja: 'このセットは今の本数で装着されています。先にその記録を取り消してください',
});

/** A set has one to six tyres, each at a place of its own */
export const tyresTogether = message('component.tyres_together', {
  en: 'A set has one to six tyres, each at a place of its own',
  de: 'Ein Satz hat einen bis sechs Reifen, jeden an einem eigenen Platz',
  es: 'Un juego tiene de uno a seis neumáticos, cada uno en su propio lugar',
  fr: 'Un jeu a de un à six pneus, chacun à sa propre place',
  it: 'Un treno ha da uno a sei pneumatici, ognuno al proprio posto',
  ja: 'セットは1本から6本のタイヤで、位置はそれぞれ異なります',
});
