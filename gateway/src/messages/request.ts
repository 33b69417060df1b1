// Made of request.json in each language by `npm run messages`. Change those, and not this.

/** Not found */
export const notFound = {
  code: 'request.not_found',
  texts: {
    en: 'Not found',
    de: 'Nicht gefunden',
    es: 'No encontrado',
    fr: 'Introuvable',
    it: 'Non trovato',
    ja: '見つかりません',
  },
};
/** Method not allowed */
export const methodNotAllowed = {
  code: 'request.method_not_allowed',
  texts: {
    en: 'Method not allowed',
    de: 'Methode nicht erlaubt',
    es: 'Método no permitido',
    fr: 'Méthode non autorisée',
    it: 'Metodo non consentito',
    ja: 'このメソッドは使用できません',
  },
};
/** The request is too large */
export const tooLarge = {
  code: 'request.too_large',
  texts: {
    en: 'The request is too large',
    de: 'Die Anfrage ist zu groß',
    es: 'La solicitud es demasiado grande',
    fr: 'La requête est trop volumineuse',
    it: 'La richiesta è troppo grande',
    ja: 'リクエストが大きすぎます',
  },
};
/** The address is too long */
export const addressTooLong = {
  code: 'request.address_too_long',
  texts: {
    en: 'The address is too long',
    de: 'Die Adresse ist zu lang',
    es: 'La dirección es demasiado larga',
    fr: 'L’adresse est trop longue',
    it: 'L’indirizzo è troppo lungo',
    ja: 'アドレスが長すぎます',
  },
};
