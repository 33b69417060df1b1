// Made of import.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Invalid HTML content in description. Check browser console for details. */
export const badDescription = message('import.bad_description', {
  en: 'Invalid HTML content in description. Check browser console for details.',
  de: 'Ungültiges HTML in der Beschreibung. Einzelheiten stehen in der Konsole des Browsers.',
  es: 'HTML no válido en la descripción. Más detalles en la consola del navegador.',
  fr: 'HTML non valide dans la description. Détails dans la console du navigateur.',
  it: 'HTML non valido nella descrizione. Dettagli nella console del browser.',
  ja: '説明の HTML が正しくありません。詳しくはブラウザーのコンソールをご確認ください。',
});

/** Name the category and the type of event that it is */
export const categoryRequired = message('import.category_required', {
  en: 'Name the category and the type of event that it is',
  de: 'Nennen Sie die Kategorie und die Art von Eintrag, die sie ist',
  es: 'Indique la categoría y el tipo de servicio que es',
  fr: 'Indiquez la catégorie et le type d’entretien qu’elle est',
  it: 'Indichi la categoria e il tipo di intervento che è',
  ja: 'カテゴリーと、それに当たる整備の種類を指定してください',
});

/** Say which column holds what */
export const columnRequired = message('import.column_required', {
  en: 'Say which column holds what',
  de: 'Sagen Sie, welche Spalte was enthält',
  es: 'Indique qué columna contiene qué',
  fr: 'Indiquez quelle colonne contient quoi',
  it: 'Indichi quale colonna contiene che cosa',
  ja: 'どの列に何が入っているかを指定してください',
});

/** A next due day needs a time interval, and a next due mileage a mileage interval */
export const dueNeedsInterval = message('import.due_needs_interval', {
  en: 'A next due day needs a time interval, and a next due mileage a mileage interval',
  de: 'Ein nächster Fälligkeitstag braucht einen Zeitabstand, ein nächster fälliger Kilometerstand einen Streckenabstand',
  es: 'Una próxima fecha de vencimiento necesita un intervalo de tiempo, y un próximo kilometraje un intervalo de distancia',
  fr: 'Une prochaine date d’échéance demande un intervalle de temps, un prochain kilométrage un intervalle de distance',
  it: 'Un prossimo giorno di scadenza richiede un intervallo di tempo, un prossimo chilometraggio un intervallo di percorrenza',
  ja: '次の期日には期間の間隔が、次の期限の走行距離には距離の間隔が必要です',
});

/** No service events found in file */
export const noEvents = message('import.no_events', {
  en: 'No service events found in file',
  de: 'In der Datei sind keine Serviceeinträge',
  es: 'No hay servicios en el archivo',
  fr: 'Aucun entretien trouvé dans le fichier',
  it: 'Nessun intervento trovato nel file',
  ja: 'ファイルに整備記録が見つかりません',
});

/** No plans found in file */
export const noPlans = message('import.no_plans', {
  en: 'No plans found in file',
  de: 'In der Datei sind keine Pläne',
  es: 'No hay planes en el archivo',
  fr: 'Aucune prévision trouvée dans le fichier',
  it: 'Nessuna scadenza trovata nel file',
  ja: 'ファイルに予定が見つかりません',
});

/** No templates found in file */
export const noTemplates = message('import.no_templates', {
  en: 'No templates found in file',
  de: 'In der Datei sind keine Vorlagen',
  es: 'No hay plantillas en el archivo',
  fr: 'Aucun modèle trouvé dans le fichier',
  it: 'Nessun modello trovato nel file',
  ja: 'ファイルにテンプレートが見つかりません',
});

/** {count, plural, one {1 photo is} other {{count} photos are}} left out: a JSON file brings no pictures. Import a ZIP of both, or upload them */
export const photosLeftOut = messageOf<{ count: number }>('import.photos_left_out', {
  en: (p) =>
    '' +
    (p.count === 1 ? '1 photo is' : '' + p.count + ' photos are') +
    ' left out: a JSON file brings no pictures. Import a ZIP of both, or upload them',
  de: (p) =>
    '' +
    (p.count === 1 ? '1 Foto bleibt' : '' + p.count + ' Fotos bleiben') +
    ' weg: Eine JSON-Datei bringt keine Bilder mit. Importieren Sie eine ZIP-Datei mit beidem, oder laden Sie die Bilder hoch',
  es: (p) =>
    '' +
    (p.count === 1 ? 'Se omite 1 foto' : 'Se omiten ' + p.count + ' fotos') +
    ': un archivo JSON no trae imágenes. Importe un ZIP con ambos o súbalas',
  fr: (p) =>
    '' +
    (p.count < 2 ? '' + p.count + ' photo est laissée' : '' + p.count + ' photos sont laissées') +
    ' de côté : un fichier JSON ne contient pas d’images. Importez un ZIP des deux, ou envoyez-les',
  it: (p) =>
    '' +
    (p.count === 1 ? '1 foto viene tralasciata' : '' + p.count + ' foto vengono tralasciate') +
    ': un file JSON non contiene immagini. Importi uno ZIP con entrambi, oppure le carichi',
  ja: (p) =>
    '写真' +
    ('' + p.count + ' 枚') +
    'は取り込まれません。JSON ファイルに画像は含まれません。両方を含む ZIP を取り込むか、写真をアップロードしてください',
});

/** It is on a schedule of this vehicle already */
export const planIsThere = message('import.plan_is_there', {
  en: 'It is on a schedule of this vehicle already',
  de: 'Es steht schon auf einem Wartungsplan dieses Fahrzeugs',
  es: 'Ya está en un plan de mantenimiento de este vehículo',
  fr: 'Figure déjà dans un plan d’entretien de ce véhicule',
  it: 'È già in un piano di manutenzione di questo veicolo',
  ja: 'この車両の整備計画にすでにあります',
});

/** Say how often it recurs, or when it is due */
export const planNeeds = message('import.plan_needs', {
  en: 'Say how often it recurs, or when it is due',
  de: 'Sagen Sie, wie oft es wiederkehrt oder wann es fällig ist',
  es: 'Indique cada cuánto se repite o cuándo vence',
  fr: 'Indiquez la fréquence ou l’échéance',
  it: 'Indichi ogni quanto ricorre o quando scade',
  ja: '繰り返しの間隔、または期限を指定してください',
});

/** Send a list of service events, or one service event */
export const sendEvents = message('import.send_events', {
  en: 'Send a list of service events, or one service event',
  de: 'Senden Sie eine Liste von Serviceeinträgen oder einen Serviceeintrag',
  es: 'Envíe una lista de servicios o un servicio',
  fr: 'Envoyez une liste d’entretiens, ou un entretien',
  it: 'Invii un elenco di interventi o un intervento',
  ja: '整備記録のリスト、または 1 件の整備記録を送信してください',
});

/** Send a list of plans, or one plan */
export const sendPlans = message('import.send_plans', {
  en: 'Send a list of plans, or one plan',
  de: 'Senden Sie eine Liste von Plänen oder einen Plan',
  es: 'Envíe una lista de planes o un plan',
  fr: 'Envoyez une liste de prévisions, ou une prévision',
  it: 'Invii un elenco di scadenze o una scadenza',
  ja: '予定のリスト、または 1 件の予定を送信してください',
});

/** Send a list of templates, or one template */
export const sendTemplates = message('import.send_templates', {
  en: 'Send a list of templates, or one template',
  de: 'Senden Sie eine Liste von Vorlagen oder eine Vorlage',
  es: 'Envíe una lista de plantillas o una plantilla',
  fr: 'Envoyez une liste de modèles, ou un modèle',
  it: 'Invii un elenco di modelli o un modello',
  ja: 'テンプレートのリスト、または 1 件のテンプレートを送信してください',
});

/** Say which table it is, what its rows are, and which column holds what */
export const tableRequired = message('import.table_required', {
  en: 'Say which table it is, what its rows are, and which column holds what',
  de: 'Sagen Sie, welche Tabelle es ist, was ihre Zeilen sind und welche Spalte was enthält',
  es: 'Indique qué tabla es, qué son sus filas y qué columna contiene qué',
  fr: 'Indiquez de quel tableau il s’agit, ce que sont ses lignes et quelle colonne contient quoi',
  it: 'Indichi quale tabella è, che cosa sono le sue righe e quale colonna contiene che cosa',
  ja: 'どの表か、行が何を表すか、どの列に何が入っているかを指定してください',
});

/** An import takes at most {most, plural, other {#}} service events */
export const tooManyEvents = messageOf<{ most: number }>('import.too_many_events', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' service events',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Serviceeinträge auf',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' servicios',
  fr: (p, f) => 'Une importation accepte au plus ' + ('' + f(p.most)) + ' entretiens',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' interventi',
  ja: (p, f) => '一度に取り込める整備記録は ' + ('' + f(p.most)) + ' 件までです',
});

/** An import takes at most {most, plural, other {#}} plans */
export const tooManyPlans = messageOf<{ most: number }>('import.too_many_plans', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' plans',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Pläne auf',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' planes',
  fr: (p, f) => 'Une importation accepte au plus ' + ('' + f(p.most)) + ' prévisions',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' scadenze',
  ja: (p, f) => '一度に取り込める予定は ' + ('' + f(p.most)) + ' 件までです',
});

/** An import takes at most {most, plural, other {#}} templates */
export const tooManyTemplates = messageOf<{ most: number }>('import.too_many_templates', {
  en: (p, f) => 'An import takes at most ' + ('' + f(p.most)) + ' templates',
  de: (p, f) => 'Ein Import nimmt höchstens ' + ('' + f(p.most)) + ' Vorlagen auf',
  es: (p, f) => 'Una importación admite como máximo ' + ('' + f(p.most)) + ' plantillas',
  fr: (p, f) => 'Une importation accepte au plus ' + ('' + f(p.most)) + ' modèles',
  it: (p, f) => 'Un’importazione accetta al massimo ' + ('' + f(p.most)) + ' modelli',
  ja: (p, f) => '一度に取り込めるテンプレートは ' + ('' + f(p.most)) + ' 件までです',
});
