// Made of sign-in.json in each language by `npm run messages`. Change those, and not this.
import { message } from '../message.js';

/** In this garage you can add entries, and change those that you have added */
export const garageAddsOnly = message('sign_in.garage_adds_only', {
  en: 'In this garage you can add entries, and change those that you have added',
  de: 'In dieser Garage können Sie Einträge hinzufügen und die ändern, die Sie hinzugefügt haben',
  es: 'En este garaje puede añadir entradas y modificar las que haya añadido',
  fr: 'Dans ce garage, vous pouvez ajouter des entrées et modifier celles que vous avez ajoutées',
  it: 'In questo garage può aggiungere voci e modificare quelle che ha aggiunto',
  ja: 'このガレージでは記録の追加と、自分が追加した記録の変更ができます',
});

/** This garage is not shared with you, or not any more */
export const garageClosed = message('sign_in.garage_closed', {
  en: 'This garage is not shared with you, or not any more',
  de: 'Diese Garage ist nicht oder nicht mehr mit Ihnen geteilt',
  es: 'Este garaje no está compartido con usted o ha dejado de estarlo',
  fr: 'Ce garage n’est pas partagé avec vous, ou ne l’est plus',
  it: 'Questo garage non è condiviso con Lei, o non lo è più',
  ja: 'このガレージはあなたに共有されていないか、共有が終了しました',
});

/** The garage is named by the id of its owner */
export const garageInvalid = message('sign_in.garage_invalid', {
  en: 'The garage is named by the id of its owner',
  de: 'Die Garage wird durch die Kennung ihres Besitzers genannt',
  es: 'El garaje se indica con el identificador de su propietario',
  fr: 'Le garage est désigné par l’identifiant de son propriétaire',
  it: 'Il garage si indica con l’identificativo del suo proprietario',
  ja: 'ガレージは所有者の ID で指定してください',
});

/** This is an account’s own affair, and not open in a shared garage */
export const garageNotHere = message('sign_in.garage_not_here', {
  en: 'This is an account’s own affair, and not open in a shared garage',
  de: 'Das ist Sache des eigenen Kontos und in einer geteilten Garage nicht zugänglich',
  es: 'Esto es asunto de la propia cuenta y no está disponible en un garaje compartido',
  fr: 'Ceci ne concerne que le compte lui-même et n’est pas accessible dans un garage partagé',
  it: 'Questo riguarda solo l’account e non è disponibile in un garage condiviso',
  ja: 'これはアカウント本人だけのもので、共有されたガレージでは利用できません',
});

/** Of this garage one vehicle is shared with you, and this is about more */
export const garageOfOneVehicle = message('sign_in.garage_of_one_vehicle', {
  en: 'Of this garage one vehicle is shared with you, and this is about more',
  de: 'Aus dieser Garage ist ein einziges Fahrzeug mit Ihnen geteilt, und hier geht es um mehr',
  es: 'De este garaje se comparte con usted un solo vehículo, y esto abarca más',
  fr: 'Un seul véhicule de ce garage est partagé avec vous, et ceci va au-delà',
  it: 'Di questo garage è condiviso con Lei un solo veicolo, e questo riguarda altro',
  ja: 'このガレージで共有されているのは 1 台の車両だけで、これはその範囲を超えています',
});

/** That is left to the owner of the garage */
export const garageOnlyOwner = message('sign_in.garage_only_owner', {
  en: 'That is left to the owner of the garage',
  de: 'Das ist dem Besitzer der Garage vorbehalten',
  es: 'Eso queda reservado al propietario del garaje',
  fr: 'Ceci est réservé au propriétaire du garage',
  it: 'Questo è riservato al proprietario del garage',
  ja: 'これはガレージの所有者だけができます',
});

/** In this garage you can only read */
export const garageReadsOnly = message('sign_in.garage_reads_only', {
  en: 'In this garage you can only read',
  de: 'In dieser Garage können Sie nur lesen',
  es: 'En este garaje solo puede leer',
  fr: 'Dans ce garage, vous pouvez seulement lire',
  it: 'In questo garage può solo leggere',
  ja: 'このガレージでは閲覧のみできます',
});

/** This is not open to API keys: a key acts in the garage of its owner */
export const garageRefusedToKeys = message('sign_in.garage_refused_to_keys', {
  en: 'This is not open to API keys: a key acts in the garage of its owner',
  de: 'Das steht API-Schlüsseln nicht offen: Ein Schlüssel gilt in der Garage seines Besitzers',
  es: 'Esto no está abierto a las claves de API: una clave actúa en el garaje de su propietario',
  fr: 'Ceci n’est pas ouvert aux clés d’API : une clé agit dans le garage de son propriétaire',
  it: 'Questo non è aperto alle chiavi API: una chiave agisce nel garage del suo proprietario',
  ja: 'これは API キーでは利用できません。キーはその所有者のガレージでのみ有効です',
});

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
