// Made of set-aside.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** API key */
export const apiKey = message('set_aside.api_key', {
  en: 'API key',
  de: 'API-Schlüssel',
  es: 'Clave de API',
  fr: 'Clé d’API',
  it: 'Chiave API',
  ja: 'API キー',
});

/** Authenticator app */
export const app = message('set_aside.app', {
  en: 'Authenticator app',
  de: 'Authentifizierungs-App',
  es: 'Aplicación de autenticación',
  fr: 'Application d’authentification',
  it: 'App di autenticazione',
  ja: '認証アプリ',
});

/** Codes for signing in */
export const appDetail = message('set_aside.app_detail', {
  en: 'Codes for signing in',
  de: 'Codes für die Anmeldung',
  es: 'Códigos para iniciar sesión',
  fr: 'Codes de connexion',
  it: 'Codici per l’accesso',
  ja: 'ログイン用のコード',
});

/** What is yours you can bring back in the settings, one by one, within {days, plural, one {# day} other {# days}}. Then it is deleted. */
export const bringBack = messageOf<{ days: number }>('set_aside.bring_back', {
  en: (p, f) =>
    'What is yours you can bring back in the settings, one by one, within ' +
    (p.days === 1 ? '' + f(p.days) + ' day' : '' + f(p.days) + ' days') +
    '. Then it is deleted.',
  de: (p, f) =>
    'Was Ihnen gehört, können Sie innerhalb von ' +
    (p.days === 1 ? '' + f(p.days) + ' Tag' : '' + f(p.days) + ' Tagen') +
    ' in den Einstellungen einzeln zurückholen. Danach wird es gelöscht.',
  es: (p, f) =>
    'Lo que sea suyo puede recuperarlo en los ajustes, uno por uno, en un plazo de ' +
    (p.days === 1 ? '' + f(p.days) + ' día' : '' + f(p.days) + ' días') +
    '. Después se elimina.',
  fr: (p, f) =>
    'Ce qui est à vous peut être rétabli dans les paramètres, un élément à la fois, dans un délai de ' +
    (p.days < 2 ? '' + f(p.days) + ' jour' : '' + f(p.days) + ' jours') +
    '. Ensuite, tout est supprimé.',
  it: (p, f) =>
    'Ciò che è Suo può essere ripristinato nelle impostazioni, un elemento alla volta, entro ' +
    (p.days === 1 ? '' + f(p.days) + ' giorno' : '' + f(p.days) + ' giorni') +
    '. Poi viene eliminato.',
  ja: (p, f) =>
    'ご自身のものは、' + ('' + f(p.days)) + ' 日以内に設定から 1 つずつ元に戻せます。その後は削除されます。',
});

/** Something counts again for your account */
export const broughtBack = message('set_aside.brought_back', {
  en: 'Something counts again for your account',
  de: 'Etwas gilt wieder für Ihr Konto',
  es: 'Algo vuelve a servir en su cuenta',
  fr: 'Un élément est de nouveau actif pour votre compte',
  it: 'Qualcosa vale di nuovo per il Suo account',
  ja: 'アカウントの一部が再び有効になりました',
});

/** This had ended when your Carnet account “{username}” was taken back, and was brought back just now: */
export const broughtBackText = messageOf<{ username: string | number }>('set_aside.brought_back_text', {
  en: (p) =>
    'This had ended when your Carnet account “' + p.username + '” was taken back, and was brought back just now:',
  de: (p) =>
    'Das war beendet, seit Ihr Carnet-Konto „' + p.username + '“ zurückgeholt wurde, und gilt seit eben wieder:',
  es: (p) => 'Esto se había desactivado al recuperar su cuenta de Carnet «' + p.username + '» y se acaba de reactivar:',
  fr: (p) =>
    'Cet élément avait pris fin lorsque votre compte Carnet « ' +
    p.username +
    ' » a été récupéré, et vient d’être rétabli :',
  it: (p) =>
    'Questo era stato disattivato quando il Suo account Carnet «' +
    p.username +
    '» è stato recuperato, ed è stato appena ripristinato:',
  ja: (p) => 'Carnet アカウント「' + p.username + '」を取り戻したときに無効になり、たった今、元に戻されたもの：',
});

/** Address of the calendar */
export const calendar = message('set_aside.calendar', {
  en: 'Address of the calendar',
  de: 'Adresse des Kalenders',
  es: 'Dirección del calendario',
  fr: 'Adresse du calendrier',
  it: 'Indirizzo del calendario',
  ja: 'カレンダーのアドレス',
});

/** For calendar programs */
export const calendarDetail = message('set_aside.calendar_detail', {
  en: 'For calendar programs',
  de: 'Für Kalenderprogramme',
  es: 'Para programas de calendario',
  fr: 'Pour les logiciels de calendrier',
  it: 'Per i programmi di calendario',
  ja: 'カレンダーアプリ用',
});

/** Channel for reminders */
export const channel = message('set_aside.channel', {
  en: 'Channel for reminders',
  de: 'Weg für Erinnerungen',
  es: 'Canal de recordatorios',
  fr: 'Canal de rappels',
  it: 'Canale dei promemoria',
  ja: 'リマインダーの通知先',
});

/** Notifications in a browser */
export const channelDetail = message('set_aside.channel_detail', {
  en: 'Notifications in a browser',
  de: 'Benachrichtigungen in einem Browser',
  es: 'Notificaciones en un navegador',
  fr: 'Notifications dans un navigateur',
  it: 'Notifiche in un browser',
  ja: 'ブラウザーの通知',
});

/** Recovery codes that were made since the change have ended. Make new ones in the settings. */
export const codesEnded = message('set_aside.codes_ended', {
  en: 'Recovery codes that were made since the change have ended. Make new ones in the settings.',
  de: 'Wiederherstellungscodes, die seit der Änderung erzeugt wurden, gelten nicht mehr. Erzeugen Sie in den Einstellungen neue.',
  es: 'Los códigos de recuperación creados desde el cambio ya no sirven. Cree otros nuevos en los ajustes.',
  fr: 'Les codes de secours créés depuis le changement ne sont plus valables. Créez-en de nouveaux dans les paramètres.',
  it: 'I codici di recupero creati dopo la modifica non valgono più. Ne crei di nuovi nelle impostazioni.',
  ja: '変更の後に作られたリカバリーコードは使えなくなりました。設定で新しいコードを作成してください。',
});

/** This was added since the change, and has ended: */
export const ended = message('set_aside.ended', {
  en: 'This was added since the change, and has ended:',
  de: 'Das kam seit der Änderung hinzu und wurde beendet:',
  es: 'Esto se añadió desde el cambio y se ha desactivado:',
  fr: 'Ceci a été ajouté depuis le changement et a pris fin :',
  it: 'Questo è stato aggiunto dopo la modifica ed è stato disattivato:',
  ja: '変更の後に追加されたため、無効になったもの：',
});

/** This was not found: it was brought back already, or its 30 days are over */
export const notFound = message('set_aside.not_found', {
  en: 'This was not found: it was brought back already, or its 30 days are over',
  de: 'Das wurde nicht gefunden: Es ist schon zurückgeholt, oder seine 30 Tage sind vorbei',
  es: 'No se ha encontrado: ya se ha recuperado, o han pasado sus 30 días',
  fr: 'Introuvable : cet élément a déjà été rétabli, ou ses 30 jours sont écoulés',
  it: 'Non trovato: è già stato ripristinato, o i suoi 30 giorni sono trascorsi',
  ja: '見つかりません。すでに元に戻されたか、30 日が過ぎています',
});

/** Nothing was added since the change. */
export const nothingEnded = message('set_aside.nothing_ended', {
  en: 'Nothing was added since the change.',
  de: 'Seit der Änderung kam nichts hinzu.',
  es: 'No se añadió nada desde el cambio.',
  fr: 'Rien n’a été ajouté depuis le changement.',
  it: 'Dopo la modifica non è stato aggiunto nulla.',
  ja: '変更の後に追加されたものはありません。',
});

/** Passkey */
export const passkey = message('set_aside.passkey', {
  en: 'Passkey',
  de: 'Passkey',
  es: 'Llave de acceso',
  fr: 'Clé d’accès',
  it: 'Passkey',
  ja: 'パスキー',
});

/** This cannot be brought back: there is another one in its place, or what it needs is gone. Make it anew. */
export const placeTaken = message('set_aside.place_taken', {
  en: 'This cannot be brought back: there is another one in its place, or what it needs is gone. Make it anew.',
  de: 'Das lässt sich nicht zurückholen: An seiner Stelle ist etwas anderes, oder was es braucht, gibt es nicht mehr. Legen Sie es neu an.',
  es: 'No se puede recuperar: hay otro en su lugar, o ya no existe lo que necesita. Créelo de nuevo.',
  fr: 'Impossible de le rétablir : un autre occupe sa place, ou ce dont il a besoin n’existe plus. Créez-le de nouveau.',
  it: 'Non si può ripristinare: al suo posto c’è altro, o ciò di cui ha bisogno non esiste più. Lo crei di nuovo.',
  ja: '元に戻せません。代わりのものがあるか、必要なものがなくなっています。新しく作成してください。',
});

/** Sign-in by a provider */
export const provider = message('set_aside.provider', {
  en: 'Sign-in by a provider',
  de: 'Anmeldung über einen Anbieter',
  es: 'Inicio de sesión con un proveedor',
  fr: 'Connexion par un fournisseur',
  it: 'Accesso tramite un fornitore',
  ja: '外部サービスでのログイン',
});

/** Removed since the change, and to be set up anew by you: {what}. */
export const removed = messageOf<{ what: string | number }>('set_aside.removed', {
  en: (p) => 'Removed since the change, and to be set up anew by you: ' + p.what + '.',
  de: (p) => 'Seit der Änderung entfernt und von Ihnen neu einzurichten: ' + p.what + '.',
  es: (p) => 'Eliminado desde el cambio; tendrá que configurarlo de nuevo: ' + p.what + '.',
  fr: (p) => 'Supprimé depuis le changement, à configurer de nouveau par vous : ' + p.what + '.',
  it: (p) => 'Rimosso dopo la modifica, da configurare di nuovo: ' + p.what + '.',
  ja: (p) => '変更の後に削除されたため、改めて設定が必要なもの：' + p.what,
});

/** See what has ended */
export const see = message('set_aside.see', {
  en: 'See what has ended',
  de: 'Beendetes ansehen',
  es: 'Ver lo que se ha desactivado',
  fr: 'Voir ce qui a pris fin',
  it: 'Vedere che cosa è stato disattivato',
  ja: '無効になったものを見る',
});

/** Your account is yours again */
export const takenBack = message('set_aside.taken_back', {
  en: 'Your account is yours again',
  de: 'Ihr Konto gehört wieder Ihnen',
  es: 'Su cuenta vuelve a ser suya',
  fr: 'Votre compte est de nouveau à vous',
  it: 'Il Suo account è di nuovo Suo',
  ja: 'アカウントを取り戻しました',
});

/** The change of the email of your Carnet account “{username}” was undone, and every device was signed out. Set a new password, if you have not done so yet. */
export const takenBackText = messageOf<{ username: string | number }>('set_aside.taken_back_text', {
  en: (p) =>
    'The change of the email of your Carnet account “' +
    p.username +
    '” was undone, and every device was signed out. Set a new password, if you have not done so yet.',
  de: (p) =>
    'Die Änderung der E-Mail-Adresse Ihres Carnet-Kontos „' +
    p.username +
    '“ wurde rückgängig gemacht, und alle Geräte wurden abgemeldet. Legen Sie ein neues Passwort fest, falls Sie das noch nicht getan haben.',
  es: (p) =>
    'Se ha deshecho el cambio del correo electrónico de su cuenta de Carnet «' +
    p.username +
    '» y se ha cerrado la sesión en todos los dispositivos. Establezca una contraseña nueva, si aún no lo ha hecho.',
  fr: (p) =>
    'Le changement de l’adresse e-mail de votre compte Carnet « ' +
    p.username +
    ' » a été annulé, et tous les appareils ont été déconnectés. Choisissez un nouveau mot de passe si ce n’est pas encore fait.',
  it: (p) =>
    'La modifica dell’e-mail del Suo account Carnet «' +
    p.username +
    '» è stata annullata e tutti i dispositivi sono stati disconnessi. Imposti una nuova password, se non l’ha ancora fatto.',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」のメールアドレスの変更が取り消され、すべての端末がログアウトされました。まだの場合は、新しいパスワードを設定してください。',
});

/** Webhook */
export const webhook = message('set_aside.webhook', {
  en: 'Webhook',
  de: 'Webhook',
  es: 'Webhook',
  fr: 'Webhook',
  it: 'Webhook',
  ja: 'Webhook',
});
