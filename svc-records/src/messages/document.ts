// Made of document.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Expires on must not be before the date of the document */
export const expiresBefore = message('document.expires_before', {
  en: 'Expires on must not be before the date of the document',
  de: 'Die Gültigkeit darf nicht vor dem Datum des Dokuments enden',
  es: 'El vencimiento no debe ser anterior a la fecha del documento',
  fr: 'La date d’expiration ne doit pas précéder la date du document',
  it: 'La scadenza non deve precedere la data del documento',
  ja: '有効期限は書類の日付より前にできません',
});

/** A hidden area ends at the edge of its sheet */
export const hiddenBeyond = message('document.hidden_beyond', {
  en: 'A hidden area ends at the edge of its sheet',
  de: 'Ein verborgener Teil endet am Rand seines Blattes',
  es: 'Una zona oculta termina en el borde de su hoja',
  fr: 'Une zone masquée s’arrête au bord de sa feuille',
  it: 'Un’area nascosta finisce al bordo del suo foglio',
  ja: '隠す部分はページの端までです',
});

/** A hidden area needs a width and a height */
export const hiddenEmpty = message('document.hidden_empty', {
  en: 'A hidden area needs a width and a height',
  de: 'Ein verborgener Teil braucht eine Breite und eine Höhe',
  es: 'Una zona oculta necesita anchura y altura',
  fr: 'Une zone masquée a besoin d’une largeur et d’une hauteur',
  it: 'Un’area nascosta ha bisogno di una larghezza e di un’altezza',
  ja: '隠す部分には幅と高さが必要です',
});

/** {sheets, plural, one {It has # sheet only} other {It has # sheets only}} */
export const noSuchSheet = messageOf<{ sheets: number }>('document.no_such_sheet', {
  en: (p, f) =>
    '' + (p.sheets === 1 ? 'It has ' + f(p.sheets) + ' sheet only' : 'It has ' + f(p.sheets) + ' sheets only'),
  de: (p, f) =>
    '' + (p.sheets === 1 ? 'Es hat nur ' + f(p.sheets) + ' Blatt' : 'Es hat nur ' + f(p.sheets) + ' Blätter'),
  es: (p, f) => '' + (p.sheets === 1 ? 'Solo tiene ' + f(p.sheets) + ' hoja' : 'Solo tiene ' + f(p.sheets) + ' hojas'),
  fr: (p, f) =>
    '' + (p.sheets < 2 ? 'Il n’a que ' + f(p.sheets) + ' feuille' : 'Il n’a que ' + f(p.sheets) + ' feuilles'),
  it: (p, f) => '' + (p.sheets === 1 ? 'Ha solo ' + f(p.sheets) + ' foglio' : 'Ha solo ' + f(p.sheets) + ' fogli'),
  ja: (p, f) => '' + ('この書類は ' + f(p.sheets) + ' ページです'),
});

/** Document not found */
export const notFound = message('document.not_found', {
  en: 'Document not found',
  de: 'Dokument nicht gefunden',
  es: 'Documento no encontrado',
  fr: 'Document introuvable',
  it: 'Documento non trovato',
  ja: '書類が見つかりません',
});

/** The papers could not be joined. Nothing has changed; please try again in a moment. */
export const notJoined = message('document.not_joined', {
  en: 'The papers could not be joined. Nothing has changed; please try again in a moment.',
  de: 'Die Papiere konnten nicht zusammengefügt werden. Es hat sich nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  es: 'No se pudieron unir los papeles. Nada ha cambiado; inténtelo de nuevo en un momento.',
  fr: 'Les papiers n’ont pas pu être réunis. Rien n’a changé ; réessayez dans un instant.',
  it: 'Non è stato possibile unire i documenti. Nulla è cambiato; riprovi tra un momento.',
  ja: '書類を結合できませんでした。変更はありません。少し待ってから、もう一度お試しください。',
});

/** It was not joined of single papers. */
export const notOfPages = message('document.not_of_pages', {
  en: 'It was not joined of single papers.',
  de: 'Es wurde nicht aus einzelnen Papieren zusammengefügt.',
  es: 'No se creó uniendo papeles sueltos.',
  fr: 'Il n’a pas été réuni à partir de papiers séparés.',
  it: 'Non è stato creato unendo singoli documenti.',
  ja: '個別の書類を結合したものではありません。',
});

/** They are of several vehicles */
export const ofSeveralVehicles = message('document.of_several_vehicles', {
  en: 'They are of several vehicles',
  de: 'Sie gehören zu mehreren Fahrzeugen',
  es: 'Son de varios vehículos',
  fr: 'Ils concernent plusieurs véhicules',
  it: 'Riguardano più veicoli',
  ja: '複数の車両の書類が含まれています',
});

/** Only pictures can be joined */
export const onlyPictures = message('document.only_pictures', {
  en: 'Only pictures can be joined',
  de: 'Nur Bilder können zusammengefügt werden',
  es: 'Solo se pueden unir imágenes',
  fr: 'Seules des images peuvent être réunies',
  it: 'Si possono unire solo immagini',
  ja: '結合できるのは画像だけです',
});

/** Each can be a page only once */
export const pageOnce = message('document.page_once', {
  en: 'Each can be a page only once',
  de: 'Jedes kann nur einmal eine Seite sein',
  es: 'Cada uno solo puede ser una página una vez',
  fr: 'Chacun ne peut être une page qu’une fois',
  it: 'Ognuno può essere una pagina una sola volta',
  ja: '同じ書類は 1 回だけページにできます',
});

/** Some of its single papers are gone for good, so it stays as it is. */
export const pagesGone = message('document.pages_gone', {
  en: 'Some of its single papers are gone for good, so it stays as it is.',
  de: 'Einige der einzelnen Papiere sind endgültig gelöscht, daher bleibt es, wie es ist.',
  es: 'Algunos de los papeles sueltos se han borrado para siempre, así que se queda como está.',
  fr: 'Certains de ses papiers ont définitivement disparu ; il reste donc tel quel.',
  it: 'Alcuni dei singoli documenti sono stati eliminati definitivamente, perciò resta com’è.',
  ja: '元の書類の一部が完全に削除されているため、このままになります。',
});

/** Say where on the sheet it is: x, y, width and height */
export const placeRequired = message('document.place_required', {
  en: 'Say where on the sheet it is: x, y, width and height',
  de: 'Sagen Sie, wo auf dem Blatt es ist: x, y, width und height',
  es: 'Indique en qué lugar de la hoja está: x, y, width y height',
  fr: 'Indiquez l’endroit sur la feuille : x, y, width et height',
  it: 'Indichi il punto sul foglio: x, y, width e height',
  ja: 'ページ内の位置(x、y、width、height)を指定してください',
});

/** Documents are required */
export const required = message('document.required', {
  en: 'Documents are required',
  de: 'Dokumente sind erforderlich',
  es: 'Los documentos son obligatorios',
  fr: 'Les documents sont obligatoires',
  it: 'I documenti sono obbligatori',
  ja: '書類は必須です',
});

/** Say which sheet it is on */
export const sheetRequired = message('document.sheet_required', {
  en: 'Say which sheet it is on',
  de: 'Sagen Sie, auf welchem Blatt es ist',
  es: 'Indique en qué hoja está',
  fr: 'Indiquez sur quelle feuille cela se trouve',
  it: 'Indichi su quale foglio si trova',
  ja: '何ページ目かを指定してください',
});

/** Some of them are still being read. Please try again in a moment. */
export const stillBeingRead = message('document.still_being_read', {
  en: 'Some of them are still being read. Please try again in a moment.',
  de: 'Einige davon werden noch gelesen. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Algunos aún se están leyendo. Inténtelo de nuevo en un momento.',
  fr: 'Certains sont encore en cours de lecture. Réessayez dans un instant.',
  it: 'Alcuni sono ancora in lettura. Riprovi tra un momento.',
  ja: '一部の書類を読み取り中です。少し待ってから、もう一度お試しください。',
});

/** Together they are too large */
export const tooLargeTogether = message('document.too_large_together', {
  en: 'Together they are too large',
  de: 'Zusammen sind sie zu groß',
  es: 'Juntos son demasiado grandes',
  fr: 'Ensemble, ils sont trop volumineux',
  it: 'Insieme sono troppo grandi',
  ja: '合計のサイズが大きすぎます',
});

/** Some of them could not be read */
export const unreadable = message('document.unreadable', {
  en: 'Some of them could not be read',
  de: 'Einige davon konnten nicht gelesen werden',
  es: 'Algunos no se pudieron leer',
  fr: 'Certains n’ont pas pu être lus',
  it: 'Non è stato possibile leggerne alcuni',
  ja: '一部の書類を読み取れませんでした',
});
