// Made of upload.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Too many uploads at once. It goes on in a moment. */
export const busy = message('upload.busy', {
  en: 'Too many uploads at once. It goes on in a moment.',
  de: 'Zu viele Uploads gleichzeitig. Es geht gleich weiter.',
  es: 'Demasiadas subidas a la vez. Continúa en un momento.',
  fr: 'Trop d’envois à la fois. Cela reprend dans un instant.',
  it: 'Troppi caricamenti contemporaneamente. Si prosegue tra un momento.',
  ja: 'アップロードが集中しています。まもなく再開します。',
});

/** The upload was cut */
export const cut = message('upload.cut', {
  en: 'The upload was cut',
  de: 'Der Upload wurde unterbrochen',
  es: 'La subida se ha interrumpido',
  fr: 'L’envoi a été interrompu',
  it: 'Il caricamento è stato interrotto',
  ja: 'アップロードが中断されました',
});

/** The file is empty */
export const empty = message('upload.empty', {
  en: 'The file is empty',
  de: 'Die Datei ist leer',
  es: 'El archivo está vacío',
  fr: 'Le fichier est vide',
  it: 'Il file è vuoto',
  ja: 'ファイルが空です',
});

/** This upload was left for too long. Please begin again. */
export const expired = message('upload.expired', {
  en: 'This upload was left for too long. Please begin again.',
  de: 'Dieser Upload blieb zu lange liegen. Bitte beginnen Sie von vorn.',
  es: 'Esta subida quedó interrumpida demasiado tiempo. Empiece de nuevo.',
  fr: 'Cet envoi est resté trop longtemps en suspens. Veuillez recommencer.',
  it: 'Questo caricamento è rimasto fermo troppo a lungo. Ricominci da capo.',
  ja: 'アップロードが長時間中断されました。最初からやり直してください。',
});

/** The upload goes on at {offset} */
export const goesOnAt = messageOf<{ offset: string | number }>('upload.goes_on_at', {
  en: (p) => 'The upload goes on at ' + p.offset,
  de: (p) => 'Der Upload geht bei ' + p.offset + ' weiter',
  es: (p) => 'La subida continúa en ' + p.offset,
  fr: (p) => 'L’envoi reprend à ' + p.offset,
  it: (p) => 'Il caricamento prosegue da ' + p.offset,
  ja: (p) => 'アップロードは' + p.offset + 'から続きます',
});

/** The upload goes on elsewhere */
export const goesOnElsewhere = message('upload.goes_on_elsewhere', {
  en: 'The upload goes on elsewhere',
  de: 'Der Upload geht an anderer Stelle weiter',
  es: 'La subida continúa en otro lugar',
  fr: 'L’envoi se poursuit ailleurs',
  it: 'Il caricamento prosegue altrove',
  ja: 'アップロードは別の場所で続いています',
});

/** The virus scanner has found {found} in this file. It was refused, and nothing of it was kept. */
export const infected = messageOf<{ found: string | number }>('upload.infected', {
  en: (p) => 'The virus scanner has found ' + p.found + ' in this file. It was refused, and nothing of it was kept.',
  de: (p) =>
    'Der Virenscanner hat in dieser Datei ' +
    p.found +
    ' gefunden. Sie wurde abgelehnt, und nichts davon wurde aufbewahrt.',
  es: (p) =>
    'El antivirus ha encontrado ' + p.found + ' en este archivo. Se ha rechazado y no se ha guardado nada de él.',
  fr: (p) => 'L’antivirus a trouvé ' + p.found + ' dans ce fichier. Il a été refusé et rien n’en a été conservé.',
  it: (p) =>
    'L’antivirus ha trovato ' + p.found + ' in questo file. È stato rifiutato e non ne è stato conservato nulla.',
  ja: (p) =>
    'ウイルススキャナーがこのファイルから' + p.found + 'を検出しました。ファイルは拒否され、何も保存されていません。',
});

/** Files of this kind cannot be kept. These can: {endings}. */
export const kindRefused = messageOf<{ endings: string | number }>('upload.kind_refused', {
  en: (p) => 'Files of this kind cannot be kept. These can: ' + p.endings + '.',
  de: (p) => 'Dateien dieser Art können nicht aufbewahrt werden. Möglich sind: ' + p.endings + '.',
  es: (p) => 'Los archivos de este tipo no se pueden guardar. Posibles: ' + p.endings + '.',
  fr: (p) => 'Les fichiers de ce type ne peuvent pas être conservés. Possibles : ' + p.endings + '.',
  it: (p) => 'I file di questo tipo non si possono conservare. Possibili: ' + p.endings + '.',
  ja: (p) => 'この種類のファイルは保存できません。保存できる形式：' + p.endings + '。',
});

/** Upload-Metadata is not in the form of tus */
export const metadataInvalid = message('upload.metadata_invalid', {
  en: 'Upload-Metadata is not in the form of tus',
  de: 'Upload-Metadata hat nicht die Form von tus',
  es: 'Upload-Metadata no tiene el formato de tus',
  fr: 'Upload-Metadata n’est pas au format de tus',
  it: 'Upload-Metadata non è nel formato di tus',
  ja: 'Upload-Metadata が tus の形式ではありません',
});

/** Upload-Metadata has a {name} that is no text */
export const metadataNoText = messageOf<{ name: string | number }>('upload.metadata_no_text', {
  en: (p) => 'Upload-Metadata has a ' + p.name + ' that is no text',
  de: (p) => '„' + p.name + '“ in Upload-Metadata ist kein Text',
  es: (p) => '«' + p.name + '» en Upload-Metadata no es un texto',
  fr: (p) => '« ' + p.name + ' » dans Upload-Metadata n’est pas un texte',
  it: (p) => '«' + p.name + '» in Upload-Metadata non è un testo',
  ja: (p) => 'Upload-Metadata の' + p.name + 'が文字ではありません',
});

/** Upload-Metadata is too long */
export const metadataTooLong = message('upload.metadata_too_long', {
  en: 'Upload-Metadata is too long',
  de: 'Upload-Metadata ist zu lang',
  es: 'Upload-Metadata es demasiado largo',
  fr: 'Upload-Metadata est trop long',
  it: 'Upload-Metadata è troppo lungo',
  ja: 'Upload-Metadata が長すぎます',
});

/** More has come than Upload-Length announced */
export const moreThanAnnounced = message('upload.more_than_announced', {
  en: 'More has come than Upload-Length announced',
  de: 'Es kam mehr an, als Upload-Length angekündigt hat',
  es: 'Ha llegado más de lo que anunciaba Upload-Length',
  fr: 'Il est arrivé plus que ce qu’annonçait Upload-Length',
  it: 'È arrivato più di quanto annunciato da Upload-Length',
  ja: 'Upload-Length で示された量より多く届きました',
});

/** There is no room for files right now. What has arrived is kept; please try again later. */
export const noSpace = message('upload.no_space', {
  en: 'There is no room for files right now. What has arrived is kept; please try again later.',
  de: 'Für Dateien ist gerade kein Platz. Was angekommen ist, bleibt erhalten; bitte versuchen Sie es später noch einmal.',
  es: 'No hay sitio para archivos en este momento. Lo que ha llegado se conserva; inténtelo más tarde.',
  fr: 'Il n’y a pas de place pour des fichiers pour le moment. Ce qui est arrivé est conservé ; réessayez plus tard.',
  it: 'Al momento non c’è spazio per i file. Quanto è arrivato resta conservato; riprovi più tardi.',
  ja: '現在ファイルの空き容量がありません。届いた分は保存されています。後でもう一度お試しください。',
});

/** {header} must be a number of bytes */
export const notBytes = messageOf<{ header: string | number }>('upload.not_bytes', {
  en: (p) => '' + p.header + ' must be a number of bytes',
  de: (p) => '' + p.header + ' muss eine Anzahl von Bytes sein',
  es: (p) => '' + p.header + ' debe ser un número de bytes',
  fr: (p) => '' + p.header + ' doit être un nombre d’octets',
  it: (p) => '' + p.header + ' deve essere un numero di byte',
  ja: (p) => '' + p.header + 'はバイト数でなければなりません',
});

/** Upload not found */
export const notFound = message('upload.not_found', {
  en: 'Upload not found',
  de: 'Upload nicht gefunden',
  es: 'Subida no encontrada',
  fr: 'Envoi introuvable',
  it: 'Caricamento non trovato',
  ja: 'アップロードが見つかりません',
});

/** Others have {most, plural, other {#}} files on their way into this garage already, which is as many as they may. Try again once some of them have arrived. */
export const othersQuotaReached = messageOf<{ most: number }>('upload.others_quota_reached', {
  en: (p, f) =>
    'Others have ' +
    ('' + f(p.most)) +
    ' files on their way into this garage already, which is as many as they may. Try again once some of them have arrived.',
  de: (p, f) =>
    'Andere haben schon ' +
    ('' + f(p.most)) +
    ' Dateien in diese Garage unterwegs, mehr dürfen es nicht sein. Versuchen Sie es noch einmal, sobald einige davon angekommen sind.',
  es: (p, f) =>
    'Otras personas ya tienen ' +
    ('' + f(p.most)) +
    ' archivos en camino a este garaje, que es el máximo. Inténtelo de nuevo cuando haya llegado alguno de ellos.',
  fr: (p, f) =>
    'D’autres personnes ont déjà ' +
    ('' + f(p.most)) +
    ' fichiers en cours d’envoi vers ce garage, ce qui est le maximum. Réessayez dès que certains seront arrivés.',
  it: (p, f) =>
    'Altre persone hanno già ' +
    ('' + f(p.most)) +
    ' file in arrivo in questo garage, che è il massimo. Riprovi quando alcuni di essi saranno arrivati.',
  ja: (p, f) =>
    'ほかの人からこのガレージへ送信中のファイルがすでに ' +
    ('' + f(p.most)) +
    ' 件あり、上限に達しています。いくつか届いてから、もう一度お試しください。',
});

/** There is no room for this file: one account can keep at most {megabytes, plural, other {#}} MB. Delete photos or documents that you no longer need, empty the trash, which counts as well, then try again. */
export const quotaReached = messageOf<{ megabytes: number }>('upload.quota_reached', {
  en: (p, f) =>
    'There is no room for this file: one account can keep at most ' +
    ('' + f(p.megabytes)) +
    ' MB. Delete photos or documents that you no longer need, empty the trash, which counts as well, then try again.',
  de: (p, f) =>
    'Für diese Datei ist kein Platz: Ein Konto kann höchstens ' +
    ('' + f(p.megabytes)) +
    ' MB enthalten. Löschen Sie Fotos oder Dokumente, die Sie nicht mehr brauchen, leeren Sie den Papierkorb, der mitzählt, und versuchen Sie es dann noch einmal.',
  es: (p, f) =>
    'No hay sitio para este archivo: una cuenta puede guardar como máximo ' +
    ('' + f(p.megabytes)) +
    ' MB. Elimine fotos o documentos que ya no necesite, vacíe la papelera, que también cuenta, e inténtelo de nuevo.',
  fr: (p, f) =>
    'Il n’y a pas de place pour ce fichier : un compte peut conserver au plus ' +
    ('' + f(p.megabytes)) +
    ' Mo. Supprimez les photos ou documents dont vous n’avez plus besoin, videz la corbeille, qui compte aussi, puis réessayez.',
  it: (p, f) =>
    'Non c’è spazio per questo file: un account può conservare al massimo ' +
    ('' + f(p.megabytes)) +
    ' MB. Elimini foto o documenti che non Le servono più, svuoti il cestino, che conta anch’esso, poi riprovi.',
  ja: (p, f) =>
    'このファイルを保存する空きがありません。1 つのアカウントで保存できるのは ' +
    ('' + f(p.megabytes)) +
    ' MB までです。不要な写真や書類を削除し、容量に含まれるゴミ箱も空にしてから、もう一度お試しください。',
});

/** The virus scanner is away. The file has arrived and waits for it; this goes on by itself. */
export const scannerAway = message('upload.scanner_away', {
  en: 'The virus scanner is away. The file has arrived and waits for it; this goes on by itself.',
  de: 'Der Virenscanner ist nicht erreichbar. Die Datei ist angekommen und wartet auf ihn; es geht von selbst weiter.',
  es: 'El antivirus no está disponible. El archivo ha llegado y lo espera; continuará por sí solo.',
  fr: 'L’antivirus est indisponible. Le fichier est arrivé et l’attend ; cela reprendra tout seul.',
  it: 'L’antivirus non è raggiungibile. Il file è arrivato e lo attende; si prosegue da sé.',
  ja: 'ウイルススキャナーに接続できません。ファイルは届いており、自動的に再開します。',
});

/** Send bytes, with content-type application/offset+octet-stream */
export const sendBytes = message('upload.send_bytes', {
  en: 'Send bytes, with content-type application/offset+octet-stream',
  de: 'Senden Sie Bytes, mit content-type application/offset+octet-stream',
  es: 'Envíe bytes, con content-type application/offset+octet-stream',
  fr: 'Envoyez des octets, avec content-type application/offset+octet-stream',
  it: 'Invii byte, con content-type application/offset+octet-stream',
  ja: 'content-type application/offset+octet-stream でバイト列を送信してください',
});

/** Nothing came for a minute */
export const silent = message('upload.silent', {
  en: 'Nothing came for a minute',
  de: 'Eine Minute lang kam nichts an',
  es: 'No ha llegado nada durante un minuto',
  fr: 'Rien n’est arrivé pendant une minute',
  it: 'Per un minuto non è arrivato nulla',
  ja: '1 分間何も届きませんでした',
});

/** The file is called .{ending} and is something else. */
export const somethingElse = messageOf<{ ending: string | number }>('upload.something_else', {
  en: (p) => 'The file is called .' + p.ending + ' and is something else.',
  de: (p) => 'Die Datei heißt .' + p.ending + ' und ist etwas anderes.',
  es: (p) => 'El archivo se llama .' + p.ending + ', pero es otra cosa.',
  fr: (p) => 'Le fichier s’appelle .' + p.ending + ', mais c’est autre chose.',
  it: (p) => 'Il file si chiama .' + p.ending + ', ma è qualcos’altro.',
  ja: (p) => '拡張子は.' + p.ending + 'ですが、中身が異なります。',
});

/** Uploads speak tus 1.0.0: send Tus-Resumable: 1.0.0 */
export const speakTus = message('upload.speak_tus', {
  en: 'Uploads speak tus 1.0.0: send Tus-Resumable: 1.0.0',
  de: 'Uploads sprechen tus 1.0.0: Senden Sie Tus-Resumable: 1.0.0',
  es: 'Las subidas usan tus 1.0.0: envíe Tus-Resumable: 1.0.0',
  fr: 'Les envois utilisent tus 1.0.0 : envoyez Tus-Resumable: 1.0.0',
  it: 'I caricamenti usano tus 1.0.0: invii Tus-Resumable: 1.0.0',
  ja: 'アップロードは tus 1.0.0 です。Tus-Resumable: 1.0.0 を送信してください',
});

/** The storage of files is away right now. What has arrived is kept; please try again later. */
export const storageAway = message('upload.storage_away', {
  en: 'The storage of files is away right now. What has arrived is kept; please try again later.',
  de: 'Der Dateispeicher ist gerade nicht erreichbar. Was angekommen ist, bleibt erhalten; bitte versuchen Sie es später noch einmal.',
  es: 'El almacén de archivos no está disponible en este momento. Lo que ha llegado se conserva; inténtelo más tarde.',
  fr: 'Le stockage des fichiers est indisponible pour le moment. Ce qui est arrivé est conservé ; réessayez plus tard.',
  it: 'L’archivio dei file al momento non è raggiungibile. Quanto è arrivato resta conservato; riprovi più tardi.',
  ja: '現在ファイルの保存先に接続できません。届いた分は保存されています。後でもう一度お試しください。',
});

/** The file is too large. It may have at most {megabytes, plural, other {#}} MB. */
export const tooLarge = messageOf<{ megabytes: number }>('upload.too_large', {
  en: (p, f) => 'The file is too large. It may have at most ' + ('' + f(p.megabytes)) + ' MB.',
  de: (p, f) => 'Die Datei ist zu groß. Sie darf höchstens ' + ('' + f(p.megabytes)) + ' MB haben.',
  es: (p, f) => 'El archivo es demasiado grande. Puede tener como máximo ' + ('' + f(p.megabytes)) + ' MB.',
  fr: (p, f) => 'Le fichier est trop volumineux. Il peut faire au plus ' + ('' + f(p.megabytes)) + ' Mo.',
  it: (p, f) => 'Il file è troppo grande. Può avere al massimo ' + ('' + f(p.megabytes)) + ' MB.',
  ja: (p, f) => 'ファイルが大きすぎます。' + ('' + f(p.megabytes)) + ' MB までです。',
});
