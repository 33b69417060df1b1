// Made of sign-in.json in each language by `npm run messages`. Change those, and not this.
import { message } from '../message.js';

/** This API key was ended, has expired, or never was one */
export const keyEnded = message('sign_in.key_ended', {
  en: 'This API key was ended, has expired, or never was one',
  de: 'Dieser API-Schlüssel wurde beendet, ist abgelaufen oder war nie einer',
  es: 'Esta clave de API se eliminó, ha caducado o nunca existió',
  fr: 'Cette clé d’API a été supprimée, a expiré ou n’a jamais existé',
  it: 'Questa chiave API è stata eliminata, è scaduta o non è mai esistita',
  ja: 'この API キーは無効にされたか、期限が切れているか、存在したことがありません',
});

/** An API key of one vehicle cannot name other things here */
export const keyNamesNothingElse = message('sign_in.key_names_nothing_else', {
  en: 'An API key of one vehicle cannot name other things here',
  de: 'Ein API-Schlüssel für ein einziges Fahrzeug kann hier nichts anderes angeben',
  es: 'Una clave de API limitada a un vehículo no puede indicar nada más aquí',
  fr: 'Une clé d’API limitée à un véhicule ne peut rien désigner d’autre ici',
  it: 'Una chiave API limitata a un veicolo non può indicare altro qui',
  ja: '1 台の車両に限った API キーでは、ここでほかのものを指定できません',
});

/** This API key is not whole: it was copied in part, or mistyped */
export const keyNotWhole = message('sign_in.key_not_whole', {
  en: 'This API key is not whole: it was copied in part, or mistyped',
  de: 'Dieser API-Schlüssel ist nicht vollständig: Er wurde nur zum Teil kopiert oder falsch abgetippt',
  es: 'Esta clave de API no está completa: se copió solo en parte o se escribió mal',
  fr: 'Cette clé d’API n’est pas complète : elle a été copiée en partie ou mal saisie',
  it: 'Questa chiave API non è completa: è stata copiata in parte o digitata male',
  ja: 'この API キーは完全ではありません。一部しかコピーされていないか、入力に誤りがあります',
});

/** This API key is for another vehicle */
export const keyOfAnotherVehicle = message('sign_in.key_of_another_vehicle', {
  en: 'This API key is for another vehicle',
  de: 'Dieser API-Schlüssel gilt für ein anderes Fahrzeug',
  es: 'Esta clave de API es de otro vehículo',
  fr: 'Cette clé d’API concerne un autre véhicule',
  it: 'Questa chiave API riguarda un altro veicolo',
  ja: 'この API キーは別の車両のものです',
});

/** This is not open to an API key of one vehicle */
export const keyOfOneVehicle = message('sign_in.key_of_one_vehicle', {
  en: 'This is not open to an API key of one vehicle',
  de: 'Das steht einem API-Schlüssel für ein einziges Fahrzeug nicht offen',
  es: 'Esto no está abierto a una clave de API limitada a un vehículo',
  fr: 'Ceci n’est pas ouvert à une clé d’API limitée à un véhicule',
  it: 'Questo non è aperto a una chiave API limitata a un veicolo',
  ja: 'これは 1 台の車両に限った API キーでは利用できません',
});

/** This API key may only read */
export const keyReadsOnly = message('sign_in.key_reads_only', {
  en: 'This API key may only read',
  de: 'Dieser API-Schlüssel darf nur lesen',
  es: 'Esta clave de API solo puede leer',
  fr: 'Cette clé d’API permet seulement de lire',
  it: 'Questa chiave API può solo leggere',
  ja: 'この API キーでは読み取りしかできません',
});

/** This is not open to API keys: it wants a person who has signed in */
export const keyRefused = message('sign_in.key_refused', {
  en: 'This is not open to API keys: it wants a person who has signed in',
  de: 'Das steht API-Schlüsseln nicht offen: Es verlangt, dass sich jemand angemeldet hat',
  es: 'Esto no está abierto a las claves de API: hace falta una persona que haya iniciado sesión',
  fr: 'Ceci n’est pas ouvert aux clés d’API : une personne connectée est nécessaire',
  it: 'Questo non è aperto alle chiavi API: serve una persona che abbia effettuato l’accesso',
  ja: 'これは API キーでは利用できません。ログインした本人である必要があります',
});

/** This API key asks too often. Please wait a moment. */
export const keyTooOften = message('sign_in.key_too_often', {
  en: 'This API key asks too often. Please wait a moment.',
  de: 'Mit diesem API-Schlüssel wird zu oft angefragt. Bitte warten Sie einen Moment.',
  es: 'Esta clave de API hace demasiadas solicitudes. Espere un momento.',
  fr: 'Cette clé d’API envoie trop de demandes. Veuillez patienter un instant.',
  it: 'Questa chiave API invia troppe richieste. Attenda un momento.',
  ja: 'この API キーからのリクエストが多すぎます。しばらくお待ちください。',
});

/** Authentication required */
export const required = message('sign_in.required', {
  en: 'Authentication required',
  de: 'Bitte melden Sie sich an',
  es: 'Inicie sesión',
  fr: 'Veuillez vous connecter',
  it: 'Effettui l’accesso',
  ja: 'ログインしてください',
});
