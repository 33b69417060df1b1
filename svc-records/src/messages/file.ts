// Made of file.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** No picture could be made of this file. Its original is kept as it came. */
export const failed = message('file.failed', {
  en: 'No picture could be made of this file. Its original is kept as it came.',
  de: 'Von dieser Datei konnte kein Bild erstellt werden. Das Original bleibt, wie es kam.',
  es: 'No se pudo crear una imagen de este archivo. El original se conserva tal como llegó.',
  fr: 'Aucune image n’a pu être créée à partir de ce fichier. L’original est conservé tel quel.',
  it: 'Non è stato possibile creare un’immagine di questo file. L’originale resta com’è arrivato.',
  ja: 'このファイルの画像を作成できませんでした。元のファイルはそのまま保存されています。',
});

/** import must be a UUID */
export const importInvalid = message('file.import_invalid', {
  en: 'import must be a UUID',
  de: '„import“ muss eine UUID sein',
  es: '«import» debe ser un UUID',
  fr: '« import » doit être un UUID',
  it: '«import» deve essere un UUID',
  ja: '「import」は UUID でなければなりません',
});

/** There is no such variant of this file */
export const noVariant = message('file.no_variant', {
  en: 'There is no such variant of this file',
  de: 'Diese Fassung der Datei gibt es nicht',
  es: 'No existe esa variante de este archivo',
  fr: 'Ce fichier n’a pas une telle variante',
  it: 'Questa variante del file non esiste',
  ja: 'このファイルにそのサイズの画像はありません',
});

/** {field} must be an id */
export const notAnId = messageOf<{ field: string | number }>('file.not_an_id', {
  en: (p) => '' + p.field + ' must be an id',
  de: (p) => '„' + p.field + '“ muss eine ID sein',
  es: (p) => '«' + p.field + '» debe ser un id',
  fr: (p) => '« ' + p.field + ' » doit être un identifiant',
  it: (p) => '«' + p.field + '» deve essere un id',
  ja: (p) => '「' + p.field + '」は id でなければなりません',
});

/** File not found */
export const notFound = message('file.not_found', {
  en: 'File not found',
  de: 'Datei nicht gefunden',
  es: 'Archivo no encontrado',
  fr: 'Fichier introuvable',
  it: 'File non trovato',
  ja: 'ファイルが見つかりません',
});

/** The bytes of this file are missing. It has to come back from a backup. */
export const originalLost = message('file.original_lost', {
  en: 'The bytes of this file are missing. It has to come back from a backup.',
  de: 'Die Daten dieser Datei fehlen. Sie muss aus einer Sicherung zurückgeholt werden.',
  es: 'Faltan los datos de este archivo. Debe recuperarse de una copia de seguridad.',
  fr: 'Les données de ce fichier manquent. Il doit être restauré depuis une sauvegarde.',
  it: 'I dati di questo file mancano. Deve essere ripristinato da un backup.',
  ja: 'このファイルのデータがありません。バックアップからの復元が必要です。',
});

/** This picture is still being made. Please try again in a moment. */
export const pending = message('file.pending', {
  en: 'This picture is still being made. Please try again in a moment.',
  de: 'Dieses Bild wird noch erstellt. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Esta imagen aún se está preparando. Inténtelo de nuevo en un momento.',
  fr: 'Cette image est en cours de création. Réessayez dans un instant.',
  it: 'Questa immagine è ancora in preparazione. Riprovi tra un momento.',
  ja: '画像を作成中です。少し待ってから、もう一度お試しください。',
});

/** Position must be a number from 1 to 99999 */
export const position = message('file.position', {
  en: 'Position must be a number from 1 to 99999',
  de: 'Die Position muss eine Zahl von 1 bis 99999 sein',
  es: 'La posición debe ser un número de 1 a 99999',
  fr: 'La position doit être un nombre de 1 à 99999',
  it: 'La posizione deve essere un numero da 1 a 99999',
  ja: '位置は 1 から 99999 までの数で指定してください',
});

/** Each can belong to at most {most} records */
export const tooManyLinks = messageOf<{ most: string | number }>('file.too_many_links', {
  en: (p) => 'Each can belong to at most ' + p.most + ' records',
  de: (p) => 'Jede Datei kann zu höchstens ' + p.most + ' Einträgen gehören',
  es: (p) => 'Cada archivo puede pertenecer a ' + p.most + ' registros como máximo',
  fr: (p) => 'Chaque fichier peut appartenir à ' + p.most + ' entrées au plus',
  it: (p) => 'Ogni file può appartenere al massimo a ' + p.most + ' voci',
  ja: (p) => '関連付けられる記録は 1 件につき ' + p.most + ' 件までです',
});

/** Each can have at most {most} tags */
export const tooManyTags = messageOf<{ most: string | number }>('file.too_many_tags', {
  en: (p) => 'Each can have at most ' + p.most + ' tags',
  de: (p) => 'Jede Datei kann höchstens ' + p.most + ' Schlagwörter haben',
  es: (p) => 'Cada archivo puede tener ' + p.most + ' etiquetas como máximo',
  fr: (p) => 'Chaque fichier peut avoir au plus ' + p.most + ' étiquettes',
  it: (p) => 'Ogni file può avere al massimo ' + p.most + ' etichette',
  ja: (p) => 'タグは 1 件につき ' + p.most + ' 個までです',
});

/** This picture was lost, and is being made again. Please try again in a moment. */
export const variantLost = message('file.variant_lost', {
  en: 'This picture was lost, and is being made again. Please try again in a moment.',
  de: 'Dieses Bild ging verloren und wird neu erstellt. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Esta imagen se perdió y se está creando de nuevo. Inténtelo de nuevo en un momento.',
  fr: 'Cette image a été perdue et est en train d’être recréée. Réessayez dans un instant.',
  it: 'Questa immagine è andata persa e viene ricreata. Riprovi tra un momento.',
  ja: '画像が失われたため、作り直しています。少し待ってから、もう一度お試しください。',
});
