// Made of mail.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** You get this because it concerns the security of your account. Nobody reads answers to this address. */
export const footnote = message('mail.footnote', {
  en: 'You get this because it concerns the security of your account. Nobody reads answers to this address.',
  de: 'Sie erhalten diese Nachricht, weil sie die Sicherheit Ihres Kontos betrifft. Antworten an diese Adresse liest niemand.',
  es: 'Recibe este mensaje porque afecta a la seguridad de su cuenta. Nadie lee las respuestas a esta dirección.',
  fr: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Riceve questo messaggio perché riguarda la sicurezza del Suo account. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'アカウントの安全に関わるため、このメールをお送りしています。このアドレスに返信いただいても、お読みできません。',
});

/** If the button does not work, open this address: */
export const orOpen = message('mail.or_open', {
  en: 'If the button does not work, open this address:',
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  es: 'Si el botón no funciona, abra esta dirección:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  it: 'Se il pulsante non funziona, apra questo indirizzo:',
  ja: 'ボタンが動作しない場合は、次のアドレスを開いてください。',
});

/** Your password was changed */
export const passwordChanged = message('mail.password_changed', {
  en: 'Your password was changed',
  de: 'Ihr Passwort wurde geändert',
  es: 'Su contraseña se ha cambiado',
  fr: 'Votre mot de passe a été modifié',
  it: 'La Sua password è stata modificata',
  ja: 'パスワードが変更されました',
});

/** If it was not you, set a new password at once: */
export const passwordChangedOther = message('mail.password_changed_other', {
  en: 'If it was not you, set a new password at once:',
  de: 'Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:',
  es: 'Si no ha sido usted, establezca ahora mismo una contraseña nueva:',
  fr: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe :',
  it: 'Se non è stato Lei, imposti subito una nuova password:',
  ja: 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
});

/** If that was you, there is nothing to do. */
export const passwordChangedOwn = message('mail.password_changed_own', {
  en: 'If that was you, there is nothing to do.',
  de: 'Wenn Sie das waren, müssen Sie nichts weiter tun.',
  es: 'Si ha sido usted, no tiene que hacer nada más.',
  fr: 'Si c’était vous, vous n’avez rien à faire.',
  it: 'Se è stato Lei, non deve fare altro.',
  ja: 'ご自身の操作であれば、何もする必要はありません。',
});

/** The password of your Carnet account “{username}” was changed just now. Every device that was signed in before has been signed out. */
export const passwordChangedText = messageOf<{ username: string | number }>('mail.password_changed_text', {
  en: (p) =>
    'The password of your Carnet account “' +
    p.username +
    '” was changed just now. Every device that was signed in before has been signed out.',
  de: (p) =>
    'Das Passwort Ihres Carnet-Kontos „' +
    p.username +
    '“ wurde soeben geändert. Alle Geräte, die vorher angemeldet waren, wurden abgemeldet.',
  es: (p) =>
    'La contraseña de su cuenta de Carnet «' +
    p.username +
    '» se acaba de cambiar. Se ha cerrado la sesión en todos los dispositivos que la tenían iniciada.',
  fr: (p) =>
    'Le mot de passe de votre compte Carnet « ' +
    p.username +
    ' » vient d’être modifié. Tous les appareils connectés auparavant ont été déconnectés.',
  it: (p) =>
    'La password del Suo account Carnet «' +
    p.username +
    '» è stata appena modificata. Tutti i dispositivi collegati in precedenza sono stati disconnessi.',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」のパスワードが変更されました。それまでログインしていた端末は、すべてログアウトされました。',
});

/** Set a new password */
export const resetPassword = message('mail.reset_password', {
  en: 'Set a new password',
  de: 'Neues Passwort festlegen',
  es: 'Establezca una contraseña nueva',
  fr: 'Choisissez un nouveau mot de passe',
  it: 'Imposti una nuova password',
  ja: '新しいパスワードの設定',
});

/** The link works once, and for {minutes, plural, one {# minute} other {# minutes}}. */
export const resetPasswordOnce = messageOf<{ minutes: number }>('mail.reset_password_once', {
  en: (p, f) =>
    'The link works once, and for ' +
    (p.minutes === 1 ? '' + f(p.minutes) + ' minute' : '' + f(p.minutes) + ' minutes') +
    '.',
  de: (p, f) =>
    'Der Link funktioniert einmal und ' +
    (p.minutes === 1 ? '' + f(p.minutes) + ' Minute' : '' + f(p.minutes) + ' Minuten') +
    ' lang.',
  es: (p, f) =>
    'El enlace funciona una sola vez, durante ' +
    (p.minutes === 1 ? '' + f(p.minutes) + ' minuto' : '' + f(p.minutes) + ' minutos') +
    '.',
  fr: (p, f) =>
    'Le lien fonctionne une seule fois, pendant ' +
    (p.minutes < 2 ? '' + f(p.minutes) + ' minute' : '' + f(p.minutes) + ' minutes') +
    '.',
  it: (p, f) =>
    'Il link funziona una sola volta, per ' +
    (p.minutes === 1 ? '' + f(p.minutes) + ' minuto' : '' + f(p.minutes) + ' minuti') +
    '.',
  ja: (p, f) => 'このリンクは 1 回だけ、' + ('' + f(p.minutes)) + ' 分間使えます。',
});

/** If you did not ask for this, you need do nothing: your password stays as it is. Nobody reads answers to this address. */
export const resetPasswordOther = message('mail.reset_password_other', {
  en: 'If you did not ask for this, you need do nothing: your password stays as it is. Nobody reads answers to this address.',
  de: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist. Antworten an diese Adresse liest niemand.',
  es: 'Si no lo ha solicitado usted, no tiene que hacer nada: su contraseña sigue siendo la misma. Nadie lee las respuestas a esta dirección.',
  fr: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Se non l’ha richiesta Lei, non deve fare nulla: la Sua password resta com’è. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。このアドレスに返信いただいても、お読みできません。',
});

/** Somebody asked for a new password for your Carnet account “{username}”. If that was you, choose one: */
export const resetPasswordText = messageOf<{ username: string | number }>('mail.reset_password_text', {
  en: (p) =>
    'Somebody asked for a new password for your Carnet account “' + p.username + '”. If that was you, choose one:',
  de: (p) =>
    'Jemand hat für Ihr Carnet-Konto „' +
    p.username +
    '“ ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  es: (p) =>
    'Se ha solicitado una contraseña nueva para su cuenta de Carnet «' +
    p.username +
    '». Si ha sido usted, establézcala aquí:',
  fr: (p) =>
    'Un nouveau mot de passe a été demandé pour votre compte Carnet « ' +
    p.username +
    ' ». Si c’était vous, choisissez-le ici :',
  it: (p) =>
    'È stata richiesta una nuova password per il Suo account Carnet «' +
    p.username +
    '». Se è stato Lei, la imposti qui:',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」の新しいパスワードの設定が申し込まれました。ご自身で申し込まれた場合は、こちらから設定してください。',
});

/** Set a new password */
export const setNewPassword = message('mail.set_new_password', {
  en: 'Set a new password',
  de: 'Neues Passwort festlegen',
  es: 'Establecer una contraseña nueva',
  fr: 'Choisir un nouveau mot de passe',
  it: 'Imposta una nuova password',
  ja: '新しいパスワードを設定する',
});
