// Made of gateway.json in each language by `npm run messages`. Change those, and not this.

/** Bad request */
export const badRequest = {
  code: 'gateway.bad_request',
  texts: {
    en: 'Bad request',
    de: 'Ungültige Anfrage',
    es: 'Solicitud no válida',
    fr: 'Requête non valide',
    it: 'Richiesta non valida',
    ja: 'リクエストが正しくありません',
  },
};
/** Too many tries. Please wait a little and try again. */
export const tooManyTries = {
  code: 'gateway.too_many_tries',
  texts: {
    en: 'Too many tries. Please wait a little and try again.',
    de: 'Zu viele Versuche. Bitte warten Sie ein wenig und versuchen Sie es dann noch einmal.',
    es: 'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
    fr: 'Trop de tentatives. Patientez un peu, puis réessayez.',
    it: 'Troppi tentativi. Attenda un poco, poi riprovi.',
    ja: '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  },
};
/** The headers of the request are too large */
export const headersTooLarge = {
  code: 'gateway.headers_too_large',
  texts: {
    en: 'The headers of the request are too large',
    de: 'Die Kopfzeilen der Anfrage sind zu groß',
    es: 'Las cabeceras de la solicitud son demasiado grandes',
    fr: 'Les en-têtes de la requête sont trop volumineux',
    it: 'Le intestazioni della richiesta sono troppo grandi',
    ja: 'リクエストのヘッダーが大きすぎます',
  },
};
/** Something went wrong. Please try again. */
export const failed = {
  code: 'gateway.failed',
  texts: {
    en: 'Something went wrong. Please try again.',
    de: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    es: 'Algo ha fallado. Inténtelo de nuevo.',
    fr: 'Une erreur est survenue. Réessayez.',
    it: 'Qualcosa è andato storto. Riprovi.',
    ja: '問題が発生しました。もう一度お試しください。',
  },
};
/** This part of Carnet is not available right now. Please try again in a moment. */
export const unavailable = {
  code: 'gateway.unavailable',
  texts: {
    en: 'This part of Carnet is not available right now. Please try again in a moment.',
    de: 'Dieser Teil von Carnet ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    es: 'Esta parte de Carnet no está disponible en este momento. Inténtelo de nuevo en un momento.',
    fr: 'Cette partie de Carnet n’est pas disponible pour le moment. Réessayez dans un instant.',
    it: 'Questa parte di Carnet al momento non è disponibile. Riprovi tra un momento.',
    ja: 'Carnet のこの部分は現在利用できません。少し待ってから、もう一度お試しください。',
  },
};
