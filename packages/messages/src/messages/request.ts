// Made of request.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '../message.js';

/** The address is not valid */
export const addressInvalid = message('request.address_invalid', {
  en: 'The address is not valid',
  de: 'Die Adresse ist ungültig',
  es: 'La dirección no es válida',
  fr: 'L’adresse n’est pas valide',
  it: 'L’indirizzo non è valido',
  ja: 'アドレスが正しくありません',
});

/** The address is too long */
export const addressTooLong = message('request.address_too_long', {
  en: 'The address is too long',
  de: 'Die Adresse ist zu lang',
  es: 'La dirección es demasiado larga',
  fr: 'L’adresse est trop longue',
  it: 'L’indirizzo è troppo lungo',
  ja: 'アドレスが長すぎます',
});

/** Too many requests at once. Please try again in a moment. */
export const busy = message('request.busy', {
  en: 'Too many requests at once. Please try again in a moment.',
  de: 'Zu viele Anfragen gleichzeitig. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.',
  fr: 'Trop de requêtes à la fois. Réessayez dans un instant.',
  it: 'Troppe richieste contemporaneamente. Riprovi tra un momento.',
  ja: 'リクエストが集中しています。少し待ってから、もう一度お試しください。',
});

/** This was changed elsewhere in the meantime. Reload to see the newer version, then save again. */
export const changedElsewhere = message('request.changed_elsewhere', {
  en: 'This was changed elsewhere in the meantime. Reload to see the newer version, then save again.',
  de: 'Das wurde inzwischen an anderer Stelle geändert. Laden Sie neu, um die neuere Fassung zu sehen, und speichern Sie dann noch einmal.',
  es: 'Esto se ha modificado en otro lugar entretanto. Vuelva a cargar para ver la versión más reciente y guarde de nuevo.',
  fr: 'Ceci a été modifié ailleurs entre-temps. Rechargez pour voir la nouvelle version, puis enregistrez à nouveau.',
  it: 'Nel frattempo è stato modificato altrove. Ricarichi per vedere la versione più recente, poi salvi di nuovo.',
  ja: 'その間に別の場所で変更されました。再読み込みして新しい内容を確認してから、もう一度保存してください。',
});

/** The cursor is not one that a list gave */
export const cursorInvalid = message('request.cursor_invalid', {
  en: 'The cursor is not one that a list gave',
  de: 'Dieser Cursor stammt aus keiner Liste',
  es: 'Este cursor no procede de ninguna lista',
  fr: 'Ce curseur ne provient d’aucune liste',
  it: 'Questo cursore non proviene da alcun elenco',
  ja: 'このカーソルは一覧から取得したものではありません',
});

/** The body is empty */
export const empty = message('request.empty', {
  en: 'The body is empty',
  de: 'Der Inhalt ist leer',
  es: 'El contenido está vacío',
  fr: 'Le contenu est vide',
  it: 'Il contenuto è vuoto',
  ja: '本文が空です',
});

/** Something went wrong on our side. Please try again. */
export const failed = message('request.failed', {
  en: 'Something went wrong on our side. Please try again.',
  de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  fr: 'Une erreur est survenue de notre côté. Réessayez.',
  it: 'Qualcosa è andato storto da parte nostra. Riprovi.',
  ja: 'サーバーで問題が発生しました。もう一度お試しください。',
});

/** The id must be a positive integer */
export const idInvalid = message('request.id_invalid', {
  en: 'The id must be a positive integer',
  de: 'Die ID muss eine positive ganze Zahl sein',
  es: 'El id debe ser un entero positivo',
  fr: 'L’identifiant doit être un entier positif',
  it: 'L’id deve essere un intero positivo',
  ja: 'id は正の整数でなければなりません',
});

/** If-Match must be the ETag that came with the entity */
export const ifMatchInvalid = message('request.if_match_invalid', {
  en: 'If-Match must be the ETag that came with the entity',
  de: 'If-Match muss das ETag sein, das mit dem Eintrag kam',
  es: 'If-Match debe ser el ETag que llegó con el elemento',
  fr: 'If-Match doit être l’ETag reçu avec l’objet',
  it: 'If-Match deve essere l’ETag ricevuto con l’elemento',
  ja: 'If-Match には取得時の ETag を指定してください',
});

/** The request is not valid */
export const invalid = message('request.invalid', {
  en: 'The request is not valid',
  de: 'Die Anfrage ist ungültig',
  es: 'La solicitud no es válida',
  fr: 'La requête n’est pas valide',
  it: 'La richiesta non è valida',
  ja: 'リクエストが正しくありません',
});

/** Idempotency-Key must be 1 to 200 visible ASCII characters */
export const keyInvalid = message('request.key_invalid', {
  en: 'Idempotency-Key must be 1 to 200 visible ASCII characters',
  de: 'Idempotency-Key muss aus 1 bis 200 sichtbaren ASCII-Zeichen bestehen',
  es: 'Idempotency-Key debe tener de 1 a 200 caracteres ASCII visibles',
  fr: 'Idempotency-Key doit compter de 1 à 200 caractères ASCII visibles',
  it: 'Idempotency-Key deve avere da 1 a 200 caratteri ASCII visibili',
  ja: 'Idempotency-Key は 1～200 文字の表示可能な ASCII 文字でなければなりません',
});

/** This Idempotency-Key was used for another request */
export const keyUsed = message('request.key_used', {
  en: 'This Idempotency-Key was used for another request',
  de: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet',
  es: 'Este Idempotency-Key ya se ha usado para otra solicitud',
  fr: 'Cet Idempotency-Key a déjà servi pour une autre requête',
  it: 'Questo Idempotency-Key è già stato usato per un’altra richiesta',
  ja: 'この Idempotency-Key は別のリクエストで使用されています',
});

/** Method not allowed */
export const methodNotAllowed = message('request.method_not_allowed', {
  en: 'Method not allowed',
  de: 'Methode nicht erlaubt',
  es: 'Método no permitido',
  fr: 'Méthode non autorisée',
  it: 'Metodo non consentito',
  ja: 'このメソッドは使用できません',
});

/** The body must be a JSON object */
export const notAnObject = message('request.not_an_object', {
  en: 'The body must be a JSON object',
  de: 'Der Inhalt muss ein JSON-Objekt sein',
  es: 'El contenido debe ser un objeto JSON',
  fr: 'Le contenu doit être un objet JSON',
  it: 'Il contenuto deve essere un oggetto JSON',
  ja: '本文は JSON オブジェクトでなければなりません',
});

/** Not found */
export const notFound = message('request.not_found', {
  en: 'Not found',
  de: 'Nicht gefunden',
  es: 'No encontrado',
  fr: 'Introuvable',
  it: 'Non trovato',
  ja: '見つかりません',
});

/** The body is not valid JSON */
export const notJson = message('request.not_json', {
  en: 'The body is not valid JSON',
  de: 'Der Inhalt ist kein gültiges JSON',
  es: 'El contenido no es JSON válido',
  fr: 'Le contenu n’est pas du JSON valide',
  it: 'Il contenuto non è JSON valido',
  ja: '本文が正しい JSON ではありません',
});

/** One account can keep at most {most, plural, other {#}} {things}. Delete what you no longer need, then try again. */
export const quotaReached = messageOf<{ most: number; things: string | number }>('request.quota_reached', {
  en: (p, f) =>
    'One account can keep at most ' +
    ('' + f(p.most)) +
    ' ' +
    p.things +
    '. Delete what you no longer need, then try again.',
  de: (p, f) =>
    'Ein Konto kann höchstens ' +
    ('' + f(p.most)) +
    ' ' +
    p.things +
    ' enthalten. Löschen Sie, was Sie nicht mehr brauchen, und versuchen Sie es dann noch einmal.',
  es: (p, f) =>
    'Una cuenta puede guardar como máximo ' +
    ('' + f(p.most)) +
    ' ' +
    p.things +
    '. Elimine lo que ya no necesite e inténtelo de nuevo.',
  fr: (p, f) =>
    'Un compte peut conserver au plus ' +
    ('' + f(p.most)) +
    ' ' +
    p.things +
    '. Supprimez ce dont vous n’avez plus besoin, puis réessayez.',
  it: (p, f) =>
    'Un account può conservare al massimo ' +
    ('' + f(p.most)) +
    ' ' +
    p.things +
    '. Elimini ciò che non Le serve più, poi riprovi.',
  ja: (p, f) =>
    '1 つのアカウントで保存できる' +
    p.things +
    'は ' +
    ('' + f(p.most)) +
    ' 件までです。不要なものを削除してから、もう一度お試しください。',
});

/** Send JSON, with content-type application/json */
export const sendJson = message('request.send_json', {
  en: 'Send JSON, with content-type application/json',
  de: 'Senden Sie JSON, mit content-type application/json',
  es: 'Envíe JSON, con content-type application/json',
  fr: 'Envoyez du JSON, avec content-type application/json',
  it: 'Invii JSON, con content-type application/json',
  ja: 'content-type application/json で JSON を送信してください',
});

/** Sort must be one of: {choices} */
export const sortInvalid = messageOf<{ choices: string | number }>('request.sort_invalid', {
  en: (p) => 'Sort must be one of: ' + p.choices,
  de: (p) => 'Sortiert werden kann nach: ' + p.choices,
  es: (p) => 'Órdenes posibles: ' + p.choices,
  fr: (p) => 'Tris possibles : ' + p.choices,
  it: (p) => 'Ordinamenti possibili: ' + p.choices,
  ja: (p) => '並び順は次のいずれかでなければなりません：' + p.choices,
});

/** The request is too large */
export const tooLarge = message('request.too_large', {
  en: 'The request is too large',
  de: 'Die Anfrage ist zu groß',
  es: 'La solicitud es demasiado grande',
  fr: 'La requête est trop volumineuse',
  it: 'La richiesta è troppo grande',
  ja: 'リクエストが大きすぎます',
});

/** You are sending too many requests at once. Please wait for some of them, then try again. */
export const tooManyOfYours = message('request.too_many_of_yours', {
  en: 'You are sending too many requests at once. Please wait for some of them, then try again.',
  de: 'Sie senden zu viele Anfragen gleichzeitig. Bitte warten Sie einige davon ab und versuchen Sie es dann noch einmal.',
  es: 'Está enviando demasiadas solicitudes a la vez. Espere a que terminen algunas e inténtelo de nuevo.',
  fr: 'Vous envoyez trop de requêtes à la fois. Attendez que certaines aboutissent, puis réessayez.',
  it: 'Sta inviando troppe richieste contemporaneamente. Ne attenda qualcuna, poi riprovi.',
  ja: '同時に送信されたリクエストが多すぎます。しばらく待ってから、もう一度お試しください。',
});

/** Too many tries. Please wait a while and try again. */
export const tooManyTries = message('request.too_many_tries', {
  en: 'Too many tries. Please wait a while and try again.',
  de: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.',
  es: 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
  fr: 'Trop de tentatives. Patientez un moment, puis réessayez.',
  it: 'Troppi tentativi. Attenda un po’, poi riprovi.',
  ja: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
});

/** The service is not available right now. Please try again in a moment. */
export const unavailable = message('request.unavailable', {
  en: 'The service is not available right now. Please try again in a moment.',
  de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  es: 'El servicio no está disponible en este momento. Inténtelo de nuevo en un momento.',
  fr: 'Le service n’est pas disponible pour le moment. Réessayez dans un instant.',
  it: 'Il servizio al momento non è disponibile. Riprovi tra un momento.',
  ja: '現在サービスを利用できません。少し待ってから、もう一度お試しください。',
});

/** A value has a form that cannot be stored */
export const unstorable = message('request.unstorable', {
  en: 'A value has a form that cannot be stored',
  de: 'Ein Wert hat eine Form, die nicht gespeichert werden kann',
  es: 'Un valor tiene una forma que no se puede guardar',
  fr: 'Une valeur a une forme qui ne peut pas être enregistrée',
  it: 'Un valore ha una forma che non può essere salvata',
  ja: '保存できない形式の値が含まれています',
});

/** This vehicle is being handed over. Nothing about it can be changed until that is done. */
export const vehicleHeld = message('request.vehicle_held', {
  en: 'This vehicle is being handed over. Nothing about it can be changed until that is done.',
  de: 'Dieses Fahrzeug wird gerade übergeben. Bis dahin lässt sich nichts daran ändern.',
  es: 'Este vehículo se está entregando. Hasta que termine, no se puede cambiar nada en él.',
  fr: 'Ce véhicule est en cours de remise. Rien ne peut y être modifié d’ici là.',
  it: 'Questo veicolo è in fase di consegna. Fino ad allora non si può modificare nulla.',
  ja: 'この車両は引き渡しの途中です。完了するまで変更できません。',
});
