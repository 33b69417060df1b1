// Made of address.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** {email} is confirmed. Mails of Carnet reach you there. */
export const confirmed = messageOf<{ email: string | number }>('address.confirmed', {
  en: (p) => '' + p.email + ' is confirmed. Mails of Carnet reach you there.',
  de: (p) => '' + p.email + ' ist bestätigt. E-Mails von Carnet erreichen Sie dort.',
  es: (p) => '' + p.email + ' está confirmado. Los correos de Carnet le llegan a esa dirección.',
  fr: (p) => '' + p.email + ' est confirmée. Les e-mails de Carnet vous parviennent à cette adresse.',
  it: (p) => '' + p.email + ' è confermata. Le e-mail di Carnet La raggiungono a questo indirizzo.',
  ja: (p) => '' + p.email + ' を確認しました。Carnet からのメールはこのアドレスに届きます。',
});

/** Your email is confirmed already */
export const isConfirmed = message('address.is_confirmed', {
  en: 'Your email is confirmed already',
  de: 'Ihre E-Mail-Adresse ist schon bestätigt',
  es: 'Su correo electrónico ya está confirmado',
  fr: 'Votre adresse e-mail est déjà confirmée',
  it: 'La Sua e-mail è già confermata',
  ja: 'メールアドレスはすでに確認済みです',
});

/** This link has been used, has expired or was followed by a newer one. You can send yourself a new one from your profile. */
export const linkEnded = message('address.link_ended', {
  en: 'This link has been used, has expired or was followed by a newer one. You can send yourself a new one from your profile.',
  de: 'Dieser Link wurde schon verwendet, ist abgelaufen oder durch einen neueren ersetzt. In Ihrem Profil können Sie sich einen neuen senden.',
  es: 'Este enlace ya se ha usado, ha caducado o se ha sustituido por otro más reciente. Puede enviarse uno nuevo desde su perfil.',
  fr: 'Ce lien a déjà été utilisé, a expiré ou a été remplacé par un plus récent. Vous pouvez vous en envoyer un nouveau depuis votre profil.',
  it: 'Questo link è già stato usato, è scaduto o è stato sostituito da uno più recente. Dal Suo profilo può inviarsene uno nuovo.',
  ja: 'このリンクはすでに使われたか、期限が切れたか、新しいリンクに置き換えられました。プロフィールから新しいリンクを送信できます。',
});

/** The email of your account is being changed */
export const mailChanged = message('address.mail_changed', {
  en: 'The email of your account is being changed',
  de: 'Die E-Mail-Adresse Ihres Kontos wird geändert',
  es: 'El correo electrónico de su cuenta va a cambiar',
  fr: 'L’adresse e-mail de votre compte va changer',
  it: 'L’e-mail del Suo account sta per cambiare',
  ja: 'アカウントのメールアドレスが変更されます',
});

/** If it was not you, write to whoever runs your Carnet. */
export const mailChangedHelp = message('address.mail_changed_help', {
  en: 'If it was not you, write to whoever runs your Carnet.',
  de: 'Wenn Sie das nicht waren, schreiben Sie bitte an die Person, die Ihr Carnet betreibt.',
  es: 'Si no ha sido usted, escriba a quien gestiona su Carnet.',
  fr: 'Si ce n’était pas vous, écrivez à la personne qui gère votre Carnet.',
  it: 'Se non è stato Lei, scriva a chi gestisce il Suo Carnet.',
  ja: 'お心当たりがない場合は、お使いの Carnet の管理者にご連絡ください。',
});

/** If it was not you, undo it within {days, plural, one {# day} other {# days}}. That also signs out every device, and lets you set a new password: */
export const mailChangedOther = messageOf<{ days: number }>('address.mail_changed_other', {
  en: (p, f) =>
    'If it was not you, undo it within ' +
    (p.days === 1 ? '' + f(p.days) + ' day' : '' + f(p.days) + ' days') +
    '. That also signs out every device, and lets you set a new password:',
  de: (p, f) =>
    'Wenn Sie das nicht waren, machen Sie es innerhalb von ' +
    (p.days === 1 ? '' + f(p.days) + ' Tag' : '' + f(p.days) + ' Tagen') +
    ' rückgängig. Damit werden auch alle Geräte abgemeldet, und Sie können ein neues Passwort festlegen:',
  es: (p, f) =>
    'Si no ha sido usted, deshaga el cambio en un plazo de ' +
    (p.days === 1 ? '' + f(p.days) + ' día' : '' + f(p.days) + ' días') +
    '. Así también se cierra la sesión en todos los dispositivos y podrá establecer una contraseña nueva:',
  fr: (p, f) =>
    'Si ce n’était pas vous, annulez ce changement dans un délai de ' +
    (p.days < 2 ? '' + f(p.days) + ' jour' : '' + f(p.days) + ' jours') +
    '. Tous les appareils seront aussi déconnectés, et vous pourrez choisir un nouveau mot de passe :',
  it: (p, f) =>
    'Se non è stato Lei, annulli la modifica entro ' +
    (p.days === 1 ? '' + f(p.days) + ' giorno' : '' + f(p.days) + ' giorni') +
    '. Così si disconnettono anche tutti i dispositivi e potrà impostare una nuova password:',
  ja: (p, f) =>
    'お心当たりがない場合は、' +
    ('' + f(p.days)) +
    ' 日以内に取り消してください。すべての端末がログアウトされ、新しいパスワードを設定できます。',
});

/** Another email was entered just now for your Carnet account “{username}”. Mails will go there instead of to this address. */
export const mailChangedText = messageOf<{ username: string | number }>('address.mail_changed_text', {
  en: (p) =>
    'Another email was entered just now for your Carnet account “' +
    p.username +
    '”. Mails will go there instead of to this address.',
  de: (p) =>
    'Für Ihr Carnet-Konto „' +
    p.username +
    '“ wurde soeben eine andere E-Mail-Adresse eingegeben. E-Mails gehen künftig dorthin statt an diese Adresse.',
  es: (p) =>
    'Se acaba de indicar otro correo electrónico para su cuenta de Carnet «' +
    p.username +
    '». Los mensajes irán allí en lugar de a esta dirección.',
  fr: (p) =>
    'Une autre adresse e-mail vient d’être indiquée pour votre compte Carnet « ' +
    p.username +
    ' ». Les e-mails y seront envoyés au lieu de cette adresse.',
  it: (p) =>
    'Per il Suo account Carnet «' +
    p.username +
    '» è stata appena indicata un’altra e-mail. I messaggi andranno lì invece che a questo indirizzo.',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」に別のメールアドレスが入力されました。今後のメールは、このアドレスではなくそちらに送られます。',
});

/** Confirm your email */
export const mailConfirm = message('address.mail_confirm', {
  en: 'Confirm your email',
  de: 'Bestätigen Sie Ihre E-Mail-Adresse',
  es: 'Confirme su correo electrónico',
  fr: 'Confirmez votre adresse e-mail',
  it: 'Confermi la Sua e-mail',
  ja: 'メールアドレスの確認',
});

/** Confirm email */
export const mailConfirmAction = message('address.mail_confirm_action', {
  en: 'Confirm email',
  de: 'E-Mail-Adresse bestätigen',
  es: 'Confirmar el correo',
  fr: 'Confirmer l’adresse',
  it: 'Conferma l’e-mail',
  ja: 'アドレスを確認',
});

/** The link works once, and for three days. */
export const mailConfirmOnce = message('address.mail_confirm_once', {
  en: 'The link works once, and for three days.',
  de: 'Der Link funktioniert einmal und drei Tage lang.',
  es: 'El enlace funciona una sola vez, durante tres días.',
  fr: 'Le lien fonctionne une seule fois, pendant trois jours.',
  it: 'Il link funziona una sola volta, per tre giorni.',
  ja: 'このリンクは 1 回だけ、3 日間使えます。',
});

/** If you do not know this account, you need do nothing. Nobody reads answers to this address. */
export const mailConfirmOther = message('address.mail_confirm_other', {
  en: 'If you do not know this account, you need do nothing. Nobody reads answers to this address.',
  de: 'Wenn Sie dieses Konto nicht kennen, müssen Sie nichts tun. Antworten an diese Adresse liest niemand.',
  es: 'Si no conoce esta cuenta, no tiene que hacer nada. Nadie lee las respuestas a esta dirección.',
  fr: 'Si vous ne connaissez pas ce compte, vous n’avez rien à faire. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Se non conosce questo account, non deve fare nulla. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'このアカウントにお心当たりがない場合は、何もする必要はありません。このアドレスに返信いただいても、お読みできません。',
});

/** This address was entered for the Carnet account “{username}”. Confirm that it is yours, so that you can get back in if you forget your password: */
export const mailConfirmText = messageOf<{ username: string | number }>('address.mail_confirm_text', {
  en: (p) =>
    'This address was entered for the Carnet account “' +
    p.username +
    '”. Confirm that it is yours, so that you can get back in if you forget your password:',
  de: (p) =>
    'Diese Adresse wurde für das Carnet-Konto „' +
    p.username +
    '“ eingegeben. Bestätigen Sie, dass sie Ihnen gehört, damit Sie auch dann in Ihr Konto kommen, wenn Sie das Passwort vergessen:',
  es: (p) =>
    'Esta dirección se ha indicado para la cuenta de Carnet «' +
    p.username +
    '». Confirme que es suya para poder volver a entrar si olvida la contraseña:',
  fr: (p) =>
    'Cette adresse a été indiquée pour le compte Carnet « ' +
    p.username +
    ' ». Confirmez qu’elle est la vôtre, afin de retrouver l’accès à votre compte si vous oubliez votre mot de passe :',
  it: (p) =>
    'Questo indirizzo è stato indicato per l’account Carnet «' +
    p.username +
    '». Confermi che è il Suo, così potrà accedere anche se dimentica la password:',
  ja: (p) =>
    'Carnet アカウント「' +
    p.username +
    '」にこのアドレスが登録されました。パスワードを忘れてもログインし直せるように、ご自身のアドレスであることを確認してください。',
});

/** Undo the change */
export const mailUndo = message('address.mail_undo', {
  en: 'Undo the change',
  de: 'Änderung rückgängig machen',
  es: 'Deshacer el cambio',
  fr: 'Annuler le changement',
  it: 'Annulla la modifica',
  ja: '変更を取り消す',
});

/** We have sent a link to {email}. It works for three days. */
export const sent = messageOf<{ email: string | number }>('address.sent', {
  en: (p) => 'We have sent a link to ' + p.email + '. It works for three days.',
  de: (p) => 'Wir haben einen Link an ' + p.email + ' gesendet. Er funktioniert drei Tage lang.',
  es: (p) => 'Hemos enviado un enlace a ' + p.email + '. Funciona durante tres días.',
  fr: (p) => 'Nous avons envoyé un lien à ' + p.email + '. Il fonctionne pendant trois jours.',
  it: (p) => 'Abbiamo inviato un link a ' + p.email + '. Funziona per tre giorni.',
  ja: (p) => '' + p.email + ' にリンクをお送りしました。3 日間使えます。',
});

/** The email of your account is {email} again. Every device has been signed out. */
export const undone = messageOf<{ email: string | number }>('address.undone', {
  en: (p) => 'The email of your account is ' + p.email + ' again. Every device has been signed out.',
  de: (p) => 'Die E-Mail-Adresse Ihres Kontos ist wieder ' + p.email + '. Alle Geräte wurden abgemeldet.',
  es: (p) =>
    'El correo electrónico de su cuenta vuelve a ser ' +
    p.email +
    '. Se ha cerrado la sesión en todos los dispositivos.',
  fr: (p) => 'L’adresse e-mail de votre compte est de nouveau ' + p.email + '. Tous les appareils ont été déconnectés.',
  it: (p) => 'L’e-mail del Suo account è di nuovo ' + p.email + '. Tutti i dispositivi sono stati disconnessi.',
  ja: (p) => 'アカウントのメールアドレスを ' + p.email + ' に戻しました。すべての端末がログアウトされました。',
});
