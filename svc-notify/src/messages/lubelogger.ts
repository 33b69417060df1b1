// Made of lubelogger.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** An address with a user name or a password in it is not taken */
export const addressCredentials = message('lubelogger.address_credentials', {
  en: 'An address with a user name or a password in it is not taken',
  de: 'Eine Adresse mit Benutzername oder Passwort wird nicht angenommen',
  es: 'No se acepta una dirección con nombre de usuario o contraseña',
  fr: 'Une adresse contenant un nom d’utilisateur ou un mot de passe n’est pas acceptée',
  it: 'Un indirizzo con nome utente o password non viene accettato',
  ja: 'ユーザー名やパスワードを含むアドレスは使えません',
});

/** Enter a whole address that begins with https:// or http:// */
export const addressMalformed = message('lubelogger.address_malformed', {
  en: 'Enter a whole address that begins with https:// or http://',
  de: 'Geben Sie eine vollständige Adresse ein, die mit https:// oder http:// beginnt',
  es: 'Escriba una dirección completa que empiece por https:// o http://',
  fr: 'Saisissez une adresse complète qui commence par https:// ou http://',
  it: 'Inserisca un indirizzo completo che inizia con https:// o http://',
  ja: 'https:// または http:// で始まる完全なアドレスを入力してください',
});

/** This address is in a private network, which this Carnet does not ask. Whoever runs it can allow it with the setting OUTGOING_PRIVATE_NETWORKS. */
export const addressPrivate = message('lubelogger.address_private', {
  en: 'This address is in a private network, which this Carnet does not ask. Whoever runs it can allow it with the setting OUTGOING_PRIVATE_NETWORKS.',
  de: 'Diese Adresse liegt in einem privaten Netz, das dieses Carnet nicht anfragt. Wer es betreibt, kann sie mit der Einstellung OUTGOING_PRIVATE_NETWORKS freigeben.',
  es: 'Esta dirección está en una red privada, a la que este Carnet no pregunta. Quien lo administra puede permitirla con el ajuste OUTGOING_PRIVATE_NETWORKS.',
  fr: 'Cette adresse se trouve dans un réseau privé, que ce Carnet n’interroge pas. La personne qui l’exploite peut l’autoriser avec le réglage OUTGOING_PRIVATE_NETWORKS.',
  it: 'Questo indirizzo si trova in una rete privata, che questo Carnet non interroga. Chi lo gestisce può consentirla con l’impostazione OUTGOING_PRIVATE_NETWORKS.',
  ja: 'このアドレスはプライベートネットワーク内にあり、この Carnet からは接続しません。運用者が設定 OUTGOING_PRIVATE_NETWORKS で許可できます。',
});

/** Enter the address of your LubeLogger */
export const addressRequired = message('lubelogger.address_required', {
  en: 'Enter the address of your LubeLogger',
  de: 'Geben Sie die Adresse Ihres LubeLoggers ein',
  es: 'Escriba la dirección de su LubeLogger',
  fr: 'Saisissez l’adresse de votre LubeLogger',
  it: 'Inserisca l’indirizzo del Suo LubeLogger',
  ja: 'LubeLogger のアドレスを入力してください',
});

/** The certificate of this server is not valid */
export const certificate = message('lubelogger.certificate', {
  en: 'The certificate of this server is not valid',
  de: 'Das Zertifikat dieses Servers ist nicht gültig',
  es: 'El certificado de este servidor no es válido',
  fr: 'Le certificat de ce serveur n’est pas valide',
  it: 'Il certificato di questo server non è valido',
  ja: 'このサーバーの証明書は有効ではありません',
});

/** This file is longer than {most} MB */
export const fileTooLarge = messageOf<{ most: string | number }>('lubelogger.file_too_large', {
  en: (p) => 'This file is longer than ' + p.most + ' MB',
  de: (p) => 'Diese Datei ist länger als ' + p.most + ' MB',
  es: (p) => 'Este archivo ocupa más de ' + p.most + ' MB',
  fr: (p) => 'Ce fichier dépasse ' + p.most + ' Mo',
  it: (p) => 'Questo file supera ' + p.most + ' MB',
  ja: (p) => 'このファイルは ' + p.most + ' MB を超えています',
});

/** This is no key of a LubeLogger: a key has letters and digits alone */
export const keyMalformed = message('lubelogger.key_malformed', {
  en: 'This is no key of a LubeLogger: a key has letters and digits alone',
  de: 'Das ist kein Schlüssel eines LubeLoggers: Ein Schlüssel besteht nur aus Buchstaben und Ziffern',
  es: 'Esto no es una clave de LubeLogger: una clave solo tiene letras y cifras',
  fr: 'Ce n’est pas une clé de LubeLogger : une clé ne contient que des lettres et des chiffres',
  it: 'Questa non è una chiave di LubeLogger: una chiave contiene solo lettere e cifre',
  ja: 'LubeLogger のキーではありません。キーは英数字だけです',
});

/** This LubeLogger does not accept the key. Make one there that may view, and copy it whole. */
export const keyRefused = message('lubelogger.key_refused', {
  en: 'This LubeLogger does not accept the key. Make one there that may view, and copy it whole.',
  de: 'Dieser LubeLogger nimmt den Schlüssel nicht an. Legen Sie dort einen an, der lesen darf, und kopieren Sie ihn ganz.',
  es: 'Este LubeLogger no acepta la clave. Cree allí una que pueda leer y cópiela entera.',
  fr: 'Ce LubeLogger n’accepte pas la clé. Créez-y une clé avec droit de lecture et copiez-la en entier.',
  it: 'Questo LubeLogger non accetta la chiave. Ne crei lì una che possa leggere e la copi per intero.',
  ja: 'この LubeLogger はキーを受け付けません。閲覧できるキーを LubeLogger で作成し、全体をコピーしてください。',
});

/** This address leads on to another one. Enter the one that your browser shows in the end. */
export const leadsElsewhere = message('lubelogger.leads_elsewhere', {
  en: 'This address leads on to another one. Enter the one that your browser shows in the end.',
  de: 'Diese Adresse führt zu einer anderen weiter. Geben Sie die ein, die Ihr Browser am Ende zeigt.',
  es: 'Esta dirección lleva a otra. Escriba la que su navegador muestra al final.',
  fr: 'Cette adresse mène à une autre. Saisissez celle que votre navigateur affiche à la fin.',
  it: 'Questo indirizzo porta a un altro. Inserisca quello che il browser mostra alla fine.',
  ja: 'このアドレスは別のアドレスへ転送されます。ブラウザーに最後に表示されるアドレスを入力してください。',
});

/** Say which file */
export const locationRequired = message('lubelogger.location_required', {
  en: 'Say which file',
  de: 'Geben Sie an, welche Datei',
  es: 'Indique qué archivo',
  fr: 'Indiquez quel fichier',
  it: 'Indichi quale file',
  ja: 'どのファイルかを指定してください',
});

/** No server answers at this address */
export const noConnection = message('lubelogger.no_connection', {
  en: 'No server answers at this address',
  de: 'Unter dieser Adresse antwortet kein Server',
  es: 'Ningún servidor responde en esta dirección',
  fr: 'Aucun serveur ne répond à cette adresse',
  it: 'Nessun server risponde a questo indirizzo',
  ja: 'このアドレスではどのサーバーも応答しません',
});

/** This file is not there */
export const noFile = message('lubelogger.no_file', {
  en: 'This file is not there',
  de: 'Diese Datei ist nicht da',
  es: 'Este archivo no existe',
  fr: 'Ce fichier n’existe pas',
  it: 'Questo file non c’è',
  ja: 'このファイルはありません',
});

/** No LubeLogger answers at this address */
export const noLubeLogger = message('lubelogger.no_lube_logger', {
  en: 'No LubeLogger answers at this address',
  de: 'Unter dieser Adresse antwortet kein LubeLogger',
  es: 'Ningún LubeLogger responde en esta dirección',
  fr: 'Aucun LubeLogger ne répond à cette adresse',
  it: 'Nessun LubeLogger risponde a questo indirizzo',
  ja: 'このアドレスでは LubeLogger が応答しません',
});

/** There is no server of this name */
export const notFound = message('lubelogger.not_found', {
  en: 'There is no server of this name',
  de: 'Einen Server dieses Namens gibt es nicht',
  es: 'No existe ningún servidor con este nombre',
  fr: 'Aucun serveur ne porte ce nom',
  it: 'Non esiste un server con questo nome',
  ja: 'この名前のサーバーはありません',
});

/** This LubeLogger answers more than the {most} MB that an import takes. Import its CSV files vehicle by vehicle. */
export const tooMuch = messageOf<{ most: string | number }>('lubelogger.too_much', {
  en: (p) =>
    'This LubeLogger answers more than the ' +
    p.most +
    ' MB that an import takes. Import its CSV files vehicle by vehicle.',
  de: (p) =>
    'Dieser LubeLogger antwortet mehr als die ' +
    p.most +
    ' MB, die ein Import fasst. Importieren Sie seine CSV-Dateien Fahrzeug für Fahrzeug.',
  es: (p) =>
    'Este LubeLogger responde más de los ' +
    p.most +
    ' MB que admite una importación. Importe sus archivos CSV vehículo por vehículo.',
  fr: (p) =>
    'Ce LubeLogger répond plus que les ' +
    p.most +
    ' Mo qu’un import accepte. Importez ses fichiers CSV véhicule par véhicule.',
  it: (p) =>
    'Questo LubeLogger risponde più dei ' +
    p.most +
    ' MB che un’importazione accetta. Importi i suoi file CSV veicolo per veicolo.',
  ja: (p) =>
    'この LubeLogger の応答は、インポートできる ' +
    p.most +
    ' MB を超えています。CSV ファイルを車両ごとにインポートしてください。',
});

/** This server takes too long to answer */
export const tooSlow = message('lubelogger.too_slow', {
  en: 'This server takes too long to answer',
  de: 'Dieser Server braucht zu lange für eine Antwort',
  es: 'Este servidor tarda demasiado en responder',
  fr: 'Ce serveur met trop de temps à répondre',
  it: 'Questo server impiega troppo tempo a rispondere',
  ja: 'このサーバーは応答に時間がかかりすぎています',
});
