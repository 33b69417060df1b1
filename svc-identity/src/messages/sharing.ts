// Made of sharing.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Whom do you invite? Enter their email */
export const emailRequired = message('sharing.email_required', {
  en: 'Whom do you invite? Enter their email',
  de: 'Wen laden Sie ein? Geben Sie die E-Mail-Adresse ein',
  es: '¿A quién invita? Introduzca su correo electrónico',
  fr: 'Qui invitez-vous ? Saisissez son adresse e-mail',
  it: 'Chi invita? Inserisca l’indirizzo e-mail',
  ja: '招待する相手のメールアドレスを入力してください',
});

/** This sharing is not there, or not any more */
export const grantNotFound = message('sharing.grant_not_found', {
  en: 'This sharing is not there, or not any more',
  de: 'Diese Freigabe gibt es nicht oder nicht mehr',
  es: 'Este acceso compartido no existe o ya no existe',
  fr: 'Ce partage n’existe pas, ou plus',
  it: 'Questa condivisione non esiste, o non più',
  ja: 'この共有は存在しないか、終了しています',
});

/** Invitation not found */
export const invitationNotFound = message('sharing.invitation_not_found', {
  en: 'Invitation not found',
  de: 'Einladung nicht gefunden',
  es: 'Invitación no encontrada',
  fr: 'Invitation introuvable',
  it: 'Invito non trovato',
  ja: '招待が見つかりません',
});

/** This invitation was accepted, has expired or was taken back */
export const linkEnded = message('sharing.link_ended', {
  en: 'This invitation was accepted, has expired or was taken back',
  de: 'Diese Einladung wurde angenommen, ist abgelaufen oder wurde zurückgezogen',
  es: 'Esta invitación ya se aceptó, ha caducado o se retiró',
  fr: 'Cette invitation a été acceptée, a expiré ou a été retirée',
  it: 'Questo invito è stato accettato, è scaduto o è stato ritirato',
  ja: 'この招待は承諾済みか、期限切れか、取り消されています',
});

/** Your invitation was accepted */
export const mailAccepted = message('sharing.mail_accepted', {
  en: 'Your invitation was accepted',
  de: 'Ihre Einladung wurde angenommen',
  es: 'Se ha aceptado su invitación',
  fr: 'Votre invitation a été acceptée',
  it: 'Il Suo invito è stato accettato',
  ja: '招待が承諾されました',
});

/** You can see at any time with whom you share, and end it. */
export const mailAcceptedEnd = message('sharing.mail_accepted_end', {
  en: 'You can see at any time with whom you share, and end it.',
  de: 'Sie können jederzeit sehen, mit wem Sie teilen, und das beenden.',
  es: 'Puede ver en cualquier momento con quién comparte y ponerle fin.',
  fr: 'Vous pouvez voir à tout moment avec qui vous partagez, et y mettre fin.',
  it: 'Può vedere in ogni momento con chi condivide, e interrompere la condivisione.',
  ja: '誰と共有しているかはいつでも確認でき、終了できます。',
});

/** {email} has accepted your invitation into your garage. */
export const mailAcceptedText = messageOf<{ email: string | number }>('sharing.mail_accepted_text', {
  en: (p) => '' + p.email + ' has accepted your invitation into your garage.',
  de: (p) => '' + p.email + ' hat Ihre Einladung in Ihre Garage angenommen.',
  es: (p) => '' + p.email + ' ha aceptado su invitación a su garaje.',
  fr: (p) => '' + p.email + ' a accepté votre invitation dans votre garage.',
  it: (p) => '' + p.email + ' ha accettato il Suo invito nel Suo garage.',
  ja: (p) => '' + p.email + ' さんがあなたのガレージへの招待を承諾しました。',
});

/** {username} shares a garage with you */
export const mailInvited = messageOf<{ username: string | number }>('sharing.mail_invited', {
  en: (p) => '' + p.username + ' shares a garage with you',
  de: (p) => '' + p.username + ' teilt eine Garage mit Ihnen',
  es: (p) => '' + p.username + ' comparte un garaje con usted',
  fr: (p) => '' + p.username + ' partage un garage avec vous',
  it: (p) => '' + p.username + ' condivide un garage con Lei',
  ja: (p) => '' + p.username + ' さんがガレージを共有しています',
});

/** See the invitation */
export const mailInvitedAction = message('sharing.mail_invited_action', {
  en: 'See the invitation',
  de: 'Einladung ansehen',
  es: 'Ver la invitación',
  fr: 'Voir l’invitation',
  it: 'Vedere l’invito',
  ja: '招待を見る',
});

/** Sign in, or register, with this address to accept: {email} */
export const mailInvitedAddress = messageOf<{ email: string | number }>('sharing.mail_invited_address', {
  en: (p) => 'Sign in, or register, with this address to accept: ' + p.email,
  de: (p) => 'Melden Sie sich mit dieser Adresse an oder registrieren Sie sich damit, um anzunehmen: ' + p.email,
  es: (p) => 'Inicie sesión o regístrese con esta dirección para aceptar: ' + p.email,
  fr: (p) => 'Connectez-vous ou inscrivez-vous avec cette adresse pour accepter : ' + p.email,
  it: (p) => 'Per accettare, acceda o si registri con questo indirizzo: ' + p.email,
  ja: (p) => '承諾するには、このアドレスでログインまたは登録してください: ' + p.email,
});

/** The link works once, and for {days, plural, one {# day} other {# days}}. */
export const mailInvitedOnce = messageOf<{ days: number }>('sharing.mail_invited_once', {
  en: (p, f) =>
    'The link works once, and for ' + (p.days === 1 ? '' + f(p.days) + ' day' : '' + f(p.days) + ' days') + '.',
  de: (p, f) =>
    'Der Link funktioniert einmal und ' +
    (p.days === 1 ? '' + f(p.days) + ' Tag' : '' + f(p.days) + ' Tage') +
    ' lang.',
  es: (p, f) =>
    'El enlace funciona una sola vez y durante ' +
    (p.days === 1 ? '' + f(p.days) + ' día' : '' + f(p.days) + ' días') +
    '.',
  fr: (p, f) =>
    'Le lien fonctionne une seule fois, pendant ' +
    (p.days < 2 ? '' + f(p.days) + ' jour' : '' + f(p.days) + ' jours') +
    '.',
  it: (p, f) =>
    'Il link funziona una sola volta, per ' +
    (p.days === 1 ? '' + f(p.days) + ' giorno' : '' + f(p.days) + ' giorni') +
    '.',
  ja: (p, f) => 'リンクは 1 回だけ、' + ('' + f(p.days) + ' 日間') + '有効です。',
});

/** If you do not know who this is, you need do nothing. Nobody reads answers to this address. */
export const mailInvitedOther = message('sharing.mail_invited_other', {
  en: 'If you do not know who this is, you need do nothing. Nobody reads answers to this address.',
  de: 'Wenn Sie nicht wissen, von wem das kommt, brauchen Sie nichts zu tun. Antworten an diese Adresse liest niemand.',
  es: 'Si no sabe quién es, no tiene que hacer nada. Nadie lee las respuestas a esta dirección.',
  fr: 'Si vous ne connaissez pas cette personne, vous n’avez rien à faire. Personne ne lit les réponses à cette adresse.',
  it: 'Se non sa chi sia, non deve fare nulla. Nessuno legge le risposte a questo indirizzo.',
  ja: 'お心当たりがない場合は、何もする必要はありません。このアドレスへの返信は読まれません。',
});

/** See whom you share with */
export const mailSeeSharing = message('sharing.mail_see_sharing', {
  en: 'See whom you share with',
  de: 'Freigaben ansehen',
  es: 'Ver con quién comparte',
  fr: 'Voir vos partages',
  it: 'Vedere con chi condivide',
  ja: '共有相手を見る',
});

/** {username} invites you to see the vehicles that they keep in Carnet, and to add to their history. */
export const mailToContribute = messageOf<{ username: string | number }>('sharing.mail_to_contribute', {
  en: (p) =>
    '' + p.username + ' invites you to see the vehicles that they keep in Carnet, and to add to their history.',
  de: (p) =>
    '' + p.username + ' lädt Sie ein, die in Carnet geführten Fahrzeuge anzusehen und zu ihrer Geschichte beizutragen.',
  es: (p) => '' + p.username + ' le invita a ver los vehículos que lleva en Carnet y a añadir entradas a su historial.',
  fr: (p) => '' + p.username + ' vous invite à voir les véhicules suivis dans Carnet et à compléter leur histoire.',
  it: (p) => '' + p.username + ' La invita a vedere i veicoli tenuti in Carnet e ad aggiungere voci alla loro storia.',
  ja: (p) => '' + p.username + ' さんが、Carnet で管理している車両の閲覧と履歴への追加に招待しています。',
});

/** {username} invites you to keep the history of their vehicles in Carnet together. */
export const mailToEdit = messageOf<{ username: string | number }>('sharing.mail_to_edit', {
  en: (p) => '' + p.username + ' invites you to keep the history of their vehicles in Carnet together.',
  de: (p) => '' + p.username + ' lädt Sie ein, die Geschichte der Fahrzeuge in Carnet gemeinsam zu führen.',
  es: (p) => '' + p.username + ' le invita a llevar juntos el historial de sus vehículos en Carnet.',
  fr: (p) => '' + p.username + ' vous invite à tenir ensemble l’histoire de ses véhicules dans Carnet.',
  it: (p) => '' + p.username + ' La invita a tenere insieme la storia dei suoi veicoli in Carnet.',
  ja: (p) => '' + p.username + ' さんが、Carnet で車両の履歴を一緒に管理することに招待しています。',
});

/** {username} invites you to see the vehicles that they keep in Carnet, and their history. */
export const mailToView = messageOf<{ username: string | number }>('sharing.mail_to_view', {
  en: (p) => '' + p.username + ' invites you to see the vehicles that they keep in Carnet, and their history.',
  de: (p) => '' + p.username + ' lädt Sie ein, die in Carnet geführten Fahrzeuge und ihre Geschichte anzusehen.',
  es: (p) => '' + p.username + ' le invita a ver los vehículos que lleva en Carnet y su historial.',
  fr: (p) => '' + p.username + ' vous invite à voir les véhicules suivis dans Carnet et leur histoire.',
  it: (p) => '' + p.username + ' La invita a vedere i veicoli tenuti in Carnet e la loro storia.',
  ja: (p) => '' + p.username + ' さんが、Carnet で管理している車両とその履歴の閲覧に招待しています。',
});

/** This invitation is for {email}. Sign in with that address to accept it. */
export const ofAnother = messageOf<{ email: string | number }>('sharing.of_another', {
  en: (p) => 'This invitation is for ' + p.email + '. Sign in with that address to accept it.',
  de: (p) => 'Diese Einladung gilt für ' + p.email + '. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.',
  es: (p) => 'Esta invitación es para ' + p.email + '. Inicie sesión con esa dirección para aceptarla.',
  fr: (p) => 'Cette invitation est destinée à ' + p.email + '. Connectez-vous avec cette adresse pour l’accepter.',
  it: (p) => 'Questo invito è per ' + p.email + '. Acceda con quell’indirizzo per accettarlo.',
  ja: (p) => 'この招待は ' + p.email + ' 宛てです。承諾するには、そのアドレスでログインしてください。',
});

/** This is your own email */
export const oneself = message('sharing.oneself', {
  en: 'This is your own email',
  de: 'Das ist Ihre eigene E-Mail-Adresse',
  es: 'Este es su propio correo electrónico',
  fr: 'C’est votre propre adresse e-mail',
  it: 'Questo è il Suo indirizzo e-mail',
  ja: 'これはご自身のメールアドレスです',
});

/** Say what they may do */
export const roleRequired = message('sharing.role_required', {
  en: 'Say what they may do',
  de: 'Geben Sie an, was die Person darf',
  es: 'Indique qué puede hacer',
  fr: 'Indiquez ce que la personne peut faire',
  it: 'Indichi che cosa può fare',
  ja: '相手ができることを指定してください',
});

/** Confirm {email} first, by the link in your mail. Then accept the invitation. */
export const unconfirmed = messageOf<{ email: string | number }>('sharing.unconfirmed', {
  en: (p) => 'Confirm ' + p.email + ' first, by the link in your mail. Then accept the invitation.',
  de: (p) => 'Bestätigen Sie zuerst ' + p.email + ' über den Link in Ihrer E-Mail. Nehmen Sie danach die Einladung an.',
  es: (p) => 'Confirme primero ' + p.email + ' con el enlace de su correo. Después acepte la invitación.',
  fr: (p) => 'Confirmez d’abord ' + p.email + ' par le lien reçu par e-mail. Acceptez ensuite l’invitation.',
  it: (p) => 'Confermi prima ' + p.email + ' con il link ricevuto per e-mail. Poi accetti l’invito.',
  ja: (p) => 'まずメールのリンクで ' + p.email + ' を確認してください。その後、招待を承諾してください。',
});

/** That day is over */
export const untilPast = message('sharing.until_past', {
  en: 'That day is over',
  de: 'Dieser Tag ist vorbei',
  es: 'Ese día ya ha pasado',
  fr: 'Ce jour est passé',
  it: 'Quel giorno è passato',
  ja: 'その日は過ぎています',
});

/** Vehicle not found */
export const vehicleNotFound = message('sharing.vehicle_not_found', {
  en: 'Vehicle not found',
  de: 'Fahrzeug nicht gefunden',
  es: 'Vehículo no encontrado',
  fr: 'Véhicule introuvable',
  it: 'Veicolo non trovato',
  ja: '車両が見つかりません',
});
