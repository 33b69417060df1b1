// Made of second-factor.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Your second factors were removed */
export const allRemoved = message('second_factor.all_removed', {
  en: 'Your second factors were removed',
  de: 'Ihre zweiten Faktoren wurden entfernt',
  es: 'Se han quitado sus segundos factores',
  fr: 'Vos seconds facteurs ont été retirés',
  it: 'I Suoi secondi fattori sono stati rimossi',
  ja: '2 段階認証がすべて削除されました',
});

/** If you did not, set a new password at once: */
export const allRemovedOther = message('second_factor.all_removed_other', {
  en: 'If you did not, set a new password at once:',
  de: 'Wenn nicht, legen Sie bitte sofort ein neues Passwort fest:',
  es: 'Si no, establezca ahora mismo una contraseña nueva:',
  fr: 'Sinon, choisissez immédiatement un nouveau mot de passe :',
  it: 'Altrimenti imposti subito una nuova password:',
  ja: 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
});

/** If you asked for this, turn a second factor on again in the settings. */
export const allRemovedOwn = message('second_factor.all_removed_own', {
  en: 'If you asked for this, turn a second factor on again in the settings.',
  de: 'Wenn Sie darum gebeten haben, schalten Sie in den Einstellungen wieder einen zweiten Faktor ein.',
  es: 'Si lo ha pedido usted, vuelva a activar un segundo factor en los ajustes.',
  fr: 'Si vous l’avez demandé, activez de nouveau un second facteur dans les paramètres.',
  it: 'Se lo ha chiesto Lei, attivi di nuovo un secondo fattore nelle impostazioni.',
  ja: 'ご自身で依頼された場合は、設定で 2 段階認証をもう一度有効にしてください。',
});

/** Whoever runs this Carnet removed all second factors of your account “{username}”: passkeys, authenticator app and recovery codes. Every device has been signed out, and your password signs you in alone. */
export const allRemovedText = messageOf<{ username: string | number }>('second_factor.all_removed_text', {
  en: (p) =>
    'Whoever runs this Carnet removed all second factors of your account “' +
    p.username +
    '”: passkeys, authenticator app and recovery codes. Every device has been signed out, and your password signs you in alone.',
  de: (p) =>
    'Wer dieses Carnet betreibt, hat alle zweiten Faktoren Ihres Kontos „' +
    p.username +
    '“ entfernt: Passkeys, Authentifizierungs-App und Wiederherstellungscodes. Alle Geräte wurden abgemeldet, und zum Anmelden genügt Ihr Passwort.',
  es: (p) =>
    'Quien gestiona este Carnet ha quitado todos los segundos factores de su cuenta «' +
    p.username +
    '»: llaves de acceso, aplicación de autenticación y códigos de recuperación. Se ha cerrado la sesión en todos los dispositivos, y para entrar basta su contraseña.',
  fr: (p) =>
    'La personne qui gère ce Carnet a retiré tous les seconds facteurs de votre compte « ' +
    p.username +
    ' » : clés d’accès, application d’authentification et codes de récupération. Tous les appareils ont été déconnectés, et votre mot de passe suffit pour vous connecter.',
  it: (p) =>
    'Chi gestisce questo Carnet ha rimosso tutti i secondi fattori del Suo account «' +
    p.username +
    '»: passkey, app di autenticazione e codici di recupero. Tutti i dispositivi sono stati disconnessi, e per accedere basta la Sua password.',
  ja: (p) =>
    'この Carnet の運営者が、アカウント「' +
    p.username +
    '」のパスキー、認証アプリ、リカバリーコードをすべて削除しました。すべての端末からログアウトされ、パスワードだけでログインできます。',
});

/** An authenticator app was added */
export const appAdded = message('second_factor.app_added', {
  en: 'An authenticator app was added',
  de: 'Eine Authentifizierungs-App wurde hinzugefügt',
  es: 'Se ha añadido una aplicación de autenticación',
  fr: 'Une application d’authentification a été ajoutée',
  it: 'È stata aggiunta un’app di autenticazione',
  ja: '認証アプリが追加されました',
});

/** From now on, signing in to your Carnet account “{username}” asks for a code of your authenticator app as well. */
export const appAddedText = messageOf<{ username: string | number }>('second_factor.app_added_text', {
  en: (p) =>
    'From now on, signing in to your Carnet account “' +
    p.username +
    '” asks for a code of your authenticator app as well.',
  de: (p) =>
    'Von nun an wird bei der Anmeldung an Ihrem Carnet-Konto „' +
    p.username +
    '“ auch ein Code Ihrer Authentifizierungs-App verlangt.',
  es: (p) =>
    'A partir de ahora, para iniciar sesión en su cuenta de Carnet «' +
    p.username +
    '» se pide también un código de su aplicación de autenticación.',
  fr: (p) =>
    'Désormais, la connexion à votre compte Carnet « ' +
    p.username +
    ' » demande aussi un code de votre application d’authentification.',
  it: (p) =>
    'D’ora in poi, per accedere al Suo account Carnet «' +
    p.username +
    '» serve anche un codice della Sua app di autenticazione.',
  ja: (p) => '今後、Carnet アカウント「' + p.username + '」へのログインには、認証アプリのコードも必要になります。',
});

/** Your authenticator app was removed */
export const appRemoved = message('second_factor.app_removed', {
  en: 'Your authenticator app was removed',
  de: 'Ihre Authentifizierungs-App wurde entfernt',
  es: 'Se ha quitado su aplicación de autenticación',
  fr: 'Votre application d’authentification a été retirée',
  it: 'La Sua app di autenticazione è stata rimossa',
  ja: '認証アプリが削除されました',
});

/** The authenticator app of your Carnet account “{username}” was removed. Its codes are no longer asked for. */
export const appRemovedText = messageOf<{ username: string | number }>('second_factor.app_removed_text', {
  en: (p) =>
    'The authenticator app of your Carnet account “' + p.username + '” was removed. Its codes are no longer asked for.',
  de: (p) =>
    'Die Authentifizierungs-App Ihres Carnet-Kontos „' +
    p.username +
    '“ wurde entfernt. Ihre Codes werden nicht mehr verlangt.',
  es: (p) =>
    'Se ha quitado la aplicación de autenticación de su cuenta de Carnet «' +
    p.username +
    '». Ya no se piden sus códigos.',
  fr: (p) =>
    'L’application d’authentification de votre compte Carnet « ' +
    p.username +
    ' » a été retirée. Ses codes ne sont plus demandés.',
  it: (p) =>
    'L’app di autenticazione del Suo account Carnet «' +
    p.username +
    '» è stata rimossa. I suoi codici non vengono più richiesti.',
  ja: (p) => 'Carnet アカウント「' + p.username + '」の認証アプリが削除されました。今後、そのコードは求められません。',
});

/** An authenticator app is turned on already. Turn it off first. */
export const appThereAlready = message('second_factor.app_there_already', {
  en: 'An authenticator app is turned on already. Turn it off first.',
  de: 'Es ist schon eine Authentifizierungs-App eingerichtet. Bitte schalten Sie diese zuerst aus.',
  es: 'Ya hay una aplicación de autenticación activada. Desactívela primero.',
  fr: 'Une application d’authentification est déjà activée. Désactivez-la d’abord.',
  it: 'Un’app di autenticazione è già attiva. Prima la disattivi.',
  ja: '認証アプリはすでに有効です。先に無効にしてください。',
});

/** That took too long. Please log in again. */
export const challengeEnded = message('second_factor.challenge_ended', {
  en: 'That took too long. Please log in again.',
  de: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  es: 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
  fr: 'Cela a pris trop de temps. Veuillez vous reconnecter.',
  it: 'È passato troppo tempo. Acceda di nuovo.',
  ja: '時間が経ちすぎました。もう一度ログインしてください。',
});

/** A recovery code was used */
export const codeUsed = message('second_factor.code_used', {
  en: 'A recovery code was used',
  de: 'Ein Wiederherstellungscode wurde verwendet',
  es: 'Se ha usado un código de recuperación',
  fr: 'Un code de secours a été utilisé',
  it: 'È stato usato un codice di recupero',
  ja: 'リカバリーコードが使われました',
});

/** One of the recovery codes of your Carnet account “{username}” was used just now. */
export const codeUsedText = messageOf<{ username: string | number }>('second_factor.code_used_text', {
  en: (p) => 'One of the recovery codes of your Carnet account “' + p.username + '” was used just now.',
  de: (p) => 'Soeben wurde einer der Wiederherstellungscodes Ihres Carnet-Kontos „' + p.username + '“ verwendet.',
  es: (p) => 'Se acaba de usar uno de los códigos de recuperación de su cuenta de Carnet «' + p.username + '».',
  fr: (p) => 'L’un des codes de secours de votre compte Carnet « ' + p.username + ' » vient d’être utilisé.',
  it: (p) => 'È stato appena usato uno dei codici di recupero del Suo account Carnet «' + p.username + '».',
  ja: (p) => 'Carnet アカウント「' + p.username + '」のリカバリーコードが 1 つ使われました。',
});

/** {left, plural, =0 {That was the last one. Make new ones in the settings.} one {# code is left.} other {# codes are left.}} */
export const codesLeft = messageOf<{ left: number }>('second_factor.codes_left', {
  en: (p, f) =>
    '' +
    (p.left === 0
      ? 'That was the last one. Make new ones in the settings.'
      : p.left === 1
        ? '' + f(p.left) + ' code is left.'
        : '' + f(p.left) + ' codes are left.'),
  de: (p, f) =>
    '' +
    (p.left === 0
      ? 'Das war der letzte. Erstellen Sie neue in den Einstellungen.'
      : p.left === 1
        ? '' + f(p.left) + ' Code ist noch übrig.'
        : '' + f(p.left) + ' Codes sind noch übrig.'),
  es: (p, f) =>
    '' +
    (p.left === 0
      ? 'Era el último. Cree otros nuevos en los ajustes.'
      : p.left === 1
        ? 'Queda ' + f(p.left) + ' código.'
        : 'Quedan ' + f(p.left) + ' códigos.'),
  fr: (p, f) =>
    '' +
    (p.left === 0
      ? 'C’était le dernier. Créez-en de nouveaux dans les réglages.'
      : p.left < 2
        ? 'Il reste ' + f(p.left) + ' code.'
        : 'Il reste ' + f(p.left) + ' codes.'),
  it: (p, f) =>
    '' +
    (p.left === 0
      ? 'Era l’ultimo. Ne crei di nuovi nelle impostazioni.'
      : p.left === 1
        ? 'Resta ' + f(p.left) + ' codice.'
        : 'Restano ' + f(p.left) + ' codici.'),
  ja: (p, f) =>
    '' +
    (p.left === 0
      ? 'これが最後のコードでした。設定で新しいコードを作成してください。'
      : '残りは ' + f(p.left) + ' 個です。'),
});

/** You have new recovery codes */
export const codesRenewed = message('second_factor.codes_renewed', {
  en: 'You have new recovery codes',
  de: 'Sie haben neue Wiederherstellungscodes',
  es: 'Tiene nuevos códigos de recuperación',
  fr: 'Vous avez de nouveaux codes de secours',
  it: 'Ha nuovi codici di recupero',
  ja: '新しいリカバリーコードが作成されました',
});

/** New recovery codes were made for your Carnet account “{username}”. Those of before have ended. */
export const codesRenewedText = messageOf<{ username: string | number }>('second_factor.codes_renewed_text', {
  en: (p) => 'New recovery codes were made for your Carnet account “' + p.username + '”. Those of before have ended.',
  de: (p) =>
    'Für Ihr Carnet-Konto „' +
    p.username +
    '“ wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
  es: (p) =>
    'Se han creado nuevos códigos de recuperación para su cuenta de Carnet «' +
    p.username +
    '». Los anteriores ya no valen.',
  fr: (p) =>
    'De nouveaux codes de secours ont été créés pour votre compte Carnet « ' +
    p.username +
    ' ». Les précédents ne sont plus valables.',
  it: (p) =>
    'Sono stati creati nuovi codici di recupero per il Suo account Carnet «' +
    p.username +
    '». I precedenti non valgono più.',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」の新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。',
});

/** Please enter the code that your app shows */
export const enterCode = message('second_factor.enter_code', {
  en: 'Please enter the code that your app shows',
  de: 'Bitte geben Sie den Code ein, den Ihre App anzeigt',
  es: 'Introduzca el código que muestra su aplicación',
  fr: 'Veuillez saisir le code affiché par votre application',
  it: 'Inserisca il codice mostrato dall’app',
  ja: 'アプリに表示されているコードを入力してください',
});

/** There is nothing to confirm. Please begin again. */
export const noAppToConfirm = message('second_factor.no_app_to_confirm', {
  en: 'There is nothing to confirm. Please begin again.',
  de: 'Es gibt nichts zu bestätigen. Bitte beginnen Sie von vorn.',
  es: 'No hay nada que confirmar. Empiece de nuevo.',
  fr: 'Il n’y a rien à confirmer. Veuillez recommencer.',
  it: 'Non c’è nulla da confermare. Ricominci da capo.',
  ja: '確認するものがありません。最初からやり直してください。',
});

/** There is no second factor to recover */
export const noFactor = message('second_factor.no_factor', {
  en: 'There is no second factor to recover',
  de: 'Es gibt keinen zweiten Faktor',
  es: 'No hay ningún segundo factor activado',
  fr: 'Aucun second facteur n’est activé',
  it: 'Nessun secondo fattore è attivo',
  ja: '2 段階認証が有効になっていません',
});

/** Please enter a code */
export const nothingProven = message('second_factor.nothing_proven', {
  en: 'Please enter a code',
  de: 'Bitte geben Sie einen Code ein',
  es: 'Introduzca un código',
  fr: 'Veuillez saisir un code',
  it: 'Inserisca un codice',
  ja: 'コードを入力してください',
});

/** Now enter the code of your second factor */
export const required = message('second_factor.required', {
  en: 'Now enter the code of your second factor',
  de: 'Geben Sie jetzt den Code Ihres zweiten Faktors ein',
  es: 'Introduzca ahora el código de su segundo factor',
  fr: 'Saisissez maintenant le code de votre second facteur',
  it: 'Ora inserisca il codice del secondo fattore',
  ja: '続けて、2 段階認証のコードを入力してください',
});

/** Please log out and log in again first. Where that does not help, set a password. */
export const signInAnew = message('second_factor.sign_in_anew', {
  en: 'Please log out and log in again first. Where that does not help, set a password.',
  de: 'Bitte melden Sie sich zuerst ab und wieder an. Wenn das nicht hilft, setzen Sie ein Passwort.',
  es: 'Primero cierre la sesión e iníciela de nuevo. Si no basta, establezca una contraseña.',
  fr: 'Veuillez d’abord vous déconnecter, puis vous reconnecter. Si cela ne suffit pas, définissez un mot de passe.',
  it: 'Prima esca e acceda di nuovo. Se non basta, imposti una password.',
  ja: 'いったんログアウトして、もう一度ログインしてください。それでもできない場合は、パスワードを設定してください。',
});

/** Please confirm that it is you */
export const stepUpRequired = message('second_factor.step_up_required', {
  en: 'Please confirm that it is you',
  de: 'Bitte bestätigen Sie, dass Sie es sind',
  es: 'Confirme que es usted',
  fr: 'Veuillez confirmer qu’il s’agit bien de vous',
  it: 'Confermi di essere Lei',
  ja: 'ご本人であることを確認してください',
});

/** This code is wrong or was used already */
export const wrong = message('second_factor.wrong', {
  en: 'This code is wrong or was used already',
  de: 'Dieser Code ist falsch oder wurde schon verwendet',
  es: 'Este código no es correcto o ya se ha usado',
  fr: 'Ce code est incorrect ou a déjà été utilisé',
  it: 'Questo codice è errato o è già stato usato',
  ja: 'このコードは正しくないか、すでに使われています',
});
