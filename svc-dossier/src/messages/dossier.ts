// Made of dossier.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Your books take all the room that one account has for them: at most {megabytes, plural, other {#}} MB. Delete books that you no longer need, then try again. */
export const booksFull = messageOf<{ megabytes: number }>('dossier.books_full', {
  en: (p, f) =>
    'Your books take all the room that one account has for them: at most ' +
    ('' + f(p.megabytes)) +
    ' MB. Delete books that you no longer need, then try again.',
  de: (p, f) =>
    'Ihre Bücher füllen den Platz, den ein Konto für sie hat: höchstens ' +
    ('' + f(p.megabytes)) +
    ' MB. Löschen Sie Bücher, die Sie nicht mehr brauchen, und versuchen Sie es dann noch einmal.',
  es: (p, f) =>
    'Sus libros ocupan todo el espacio que una cuenta tiene para ellos: como máximo ' +
    ('' + f(p.megabytes)) +
    ' MB. Elimine los libros que ya no necesite e inténtelo de nuevo.',
  fr: (p, f) =>
    'Vos livres occupent toute la place qu’un compte a pour eux : au plus ' +
    ('' + f(p.megabytes)) +
    ' Mo. Supprimez les livres dont vous n’avez plus besoin, puis réessayez.',
  it: (p, f) =>
    'I Suoi libri occupano tutto lo spazio che un account ha per essi: al massimo ' +
    ('' + f(p.megabytes)) +
    ' MB. Elimini i libri che non Le servono più, poi riprovi.',
  ja: (p, f) =>
    '1 つのアカウントで本に使える容量（最大 ' +
    ('' + f(p.megabytes)) +
    ' MB）がいっぱいです。不要な本を削除してから、もう一度お試しください。',
});

/** To must not be before From */
export const endsBefore = message('dossier.ends_before', {
  en: 'To must not be before From',
  de: '„Bis“ darf nicht vor „Von“ liegen',
  es: 'El final no debe ser anterior al comienzo',
  fr: 'La fin ne doit pas précéder le début',
  it: 'La fine non deve precedere l’inizio',
  ja: '「終了」は「開始」より前にできません',
});

/** The book was begun several times and never finished. Please try again with fewer chapters. */
export const gaveUp = message('dossier.gave_up', {
  en: 'The book was begun several times and never finished. Please try again with fewer chapters.',
  de: 'Das Buch wurde mehrmals begonnen und nie fertig. Bitte versuchen Sie es mit weniger Kapiteln.',
  es: 'El libro se empezó varias veces y nunca se terminó. Inténtelo de nuevo con menos capítulos.',
  fr: 'Le livre a été commencé plusieurs fois sans être terminé. Réessayez avec moins de chapitres.',
  it: 'Il libro è stato iniziato più volte e mai finito. Riprovi con meno capitoli.',
  ja: '本の作成は何度か始められましたが、完成しませんでした。章を減らしてもう一度お試しください。',
});

/** The bytes of this book are missing. It has to come back from a backup, or be made again. */
export const lost = message('dossier.lost', {
  en: 'The bytes of this book are missing. It has to come back from a backup, or be made again.',
  de: 'Die Daten dieses Buchs fehlen. Es muss aus einer Sicherung zurückgeholt oder neu erstellt werden.',
  es: 'Faltan los datos de este libro. Debe recuperarse de una copia de seguridad o hacerse de nuevo.',
  fr: 'Les données de ce livre manquent. Il doit être restauré depuis une sauvegarde, ou refait.',
  it: 'I dati di questo libro mancano. Deve essere ripristinato da un backup o rifatto.',
  ja: 'この本のデータがありません。バックアップから戻すか、作り直す必要があります。',
});

/** There is no picture of this page */
export const noSuchPage = message('dossier.no_such_page', {
  en: 'There is no picture of this page',
  de: 'Von dieser Seite gibt es kein Bild',
  es: 'No hay imagen de esta página',
  fr: 'Il n’y a pas d’image de cette page',
  it: 'Non esiste un’immagine di questa pagina',
  ja: 'このページの画像はありません',
});

/** Dossier not found */
export const notFound = message('dossier.not_found', {
  en: 'Dossier not found',
  de: 'Dossier nicht gefunden',
  es: 'Dosier no encontrado',
  fr: 'Dossier introuvable',
  it: 'Dossier non trovato',
  ja: '車歴書が見つかりません',
});

/** The book could not be made. Nothing of your data has changed; please try again. */
export const notMade = message('dossier.not_made', {
  en: 'The book could not be made. Nothing of your data has changed; please try again.',
  de: 'Das Buch konnte nicht erstellt werden. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es noch einmal.',
  es: 'No se pudo hacer el libro. Sus datos no han cambiado; inténtelo de nuevo.',
  fr: 'Le livre n’a pas pu être fait. Vos données n’ont pas changé ; réessayez.',
  it: 'Non è stato possibile fare il libro. I Suoi dati non sono cambiati; riprovi.',
  ja: '本を作れませんでした。データは変わっていません。もう一度お試しください。',
});

/** The book is not made yet */
export const notReady = message('dossier.not_ready', {
  en: 'The book is not made yet',
  de: 'Das Buch ist noch nicht fertig',
  es: 'El libro aún no está listo',
  fr: 'Le livre n’est pas encore prêt',
  it: 'Il libro non è ancora pronto',
  ja: 'この本はまだ出来上がっていません',
});

/** Something that the book is made of could not be reached for about an hour. Nothing of your data has changed; please try again later. */
export const outOfReach = message('dossier.out_of_reach', {
  en: 'Something that the book is made of could not be reached for about an hour. Nothing of your data has changed; please try again later.',
  de: 'Etwas, woraus das Buch entsteht, war etwa eine Stunde lang nicht zu erreichen. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es später noch einmal.',
  es: 'Algo de lo que se compone el libro no estuvo accesible durante cerca de una hora. Sus datos no han cambiado; inténtelo de nuevo más tarde.',
  fr: 'Une partie de ce qui compose le livre est restée inaccessible pendant environ une heure. Vos données n’ont pas changé ; réessayez plus tard.',
  it: 'Qualcosa di cui è fatto il libro non è stato raggiungibile per circa un’ora. I Suoi dati non sono cambiati; riprovi più tardi.',
  ja: '本に必要なものに約 1 時間接続できませんでした。データは変わっていません。しばらくしてからもう一度お試しください。',
});

/** Region must be one that exists, as en-GB or de-CH */
export const regionUnknown = message('dossier.region_unknown', {
  en: 'Region must be one that exists, as en-GB or de-CH',
  de: 'Die Region muss es geben, zum Beispiel en-GB oder de-CH',
  es: 'La región debe existir, por ejemplo en-GB o de-CH',
  fr: 'La région doit exister, par exemple en-GB ou de-CH',
  it: 'La regione deve esistere, per esempio en-GB o de-CH',
  ja: '地域は en-GB や de-CH のように実在するものでなければなりません',
});

/** The book is too large to be made. A shorter time, fewer chapters, or papers only as a register, make it smaller. */
export const tooLarge = message('dossier.too_large', {
  en: 'The book is too large to be made. A shorter time, fewer chapters, or papers only as a register, make it smaller.',
  de: 'Das Buch ist zu groß, um gemacht zu werden. Mit einem kürzeren Zeitraum, weniger Kapiteln oder den Papieren nur als Verzeichnis wird es kleiner.',
  es: 'El libro es demasiado grande para hacerse. Con un periodo más corto, menos capítulos, o con los papeles solo en registro, será más pequeño.',
  fr: 'Le livre est trop gros pour être réalisé. Avec une période plus courte, moins de chapitres, ou les papiers en registre seulement, il sera plus petit.',
  it: 'Il libro è troppo grande per essere realizzato. Con un periodo più breve, meno capitoli, o con i documenti solo in elenco, diventa più piccolo.',
  ja: '本が大きすぎて作成できません。期間を短くするか、章を減らすか、書類を一覧だけにすると小さくなります。',
});

/** The book took too long. Fewer chapters, or papers only as a register, make it shorter. */
export const tooLong = message('dossier.too_long', {
  en: 'The book took too long. Fewer chapters, or papers only as a register, make it shorter.',
  de: 'Das Buch hat zu lange gebraucht. Mit weniger Kapiteln oder den Papieren nur als Verzeichnis wird es kürzer.',
  es: 'El libro tardó demasiado. Con menos capítulos, o con los papeles solo en registro, será más corto.',
  fr: 'Le livre a pris trop de temps. Avec moins de chapitres, ou les papiers en registre seulement, il sera plus court.',
  it: 'Il libro ha richiesto troppo tempo. Con meno capitoli, o con i documenti solo in elenco, diventa più breve.',
  ja: '本を作るのに時間がかかりすぎました。章を減らすか、書類を一覧だけにすると短くなります。',
});

/** The vehicle was not there any more when the book was begun. */
export const vehicleGone = message('dossier.vehicle_gone', {
  en: 'The vehicle was not there any more when the book was begun.',
  de: 'Das Fahrzeug war nicht mehr da, als das Buch begonnen wurde.',
  es: 'El vehículo ya no estaba cuando se empezó el libro.',
  fr: 'Le véhicule n’était plus là quand le livre a été commencé.',
  it: 'Il veicolo non c’era più quando il libro è stato iniziato.',
  ja: '本を作り始めたとき、車両はすでにありませんでした。',
});

/** Vehicle is required */
export const vehicleRequired = message('dossier.vehicle_required', {
  en: 'Vehicle is required',
  de: 'Das Fahrzeug fehlt',
  es: 'El vehículo es obligatorio',
  fr: 'Le véhicule est obligatoire',
  it: 'Il veicolo è obbligatorio',
  ja: '車両は必須です',
});
