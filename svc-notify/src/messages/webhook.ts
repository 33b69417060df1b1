// Made of webhook.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Message not found */
export const deliveryNotFound = message('webhook.delivery_not_found', {
  en: 'Message not found',
  de: 'Meldung nicht gefunden',
  es: 'Mensaje no encontrado',
  fr: 'Message introuvable',
  it: 'Messaggio non trovato',
  ja: 'メッセージが見つかりません',
});

/** Say whether it is on */
export const enabledRequired = message('webhook.enabled_required', {
  en: 'Say whether it is on',
  de: 'Geben Sie an, ob er eingeschaltet ist',
  es: 'Indique si está activado',
  fr: 'Indiquez s’il est activé',
  it: 'Indichi se è attivo',
  ja: 'オンかどうかを指定してください',
});

/** Choose of what it is told */
export const eventsRequired = message('webhook.events_required', {
  en: 'Choose of what it is told',
  de: 'Wählen Sie, worüber benachrichtigt wird',
  es: 'Elija de qué se avisa',
  fr: 'Choisissez de quoi il est informé',
  it: 'Scelga di che cosa viene informato',
  ja: '通知する内容を選んでください',
});

/** A webhook was made for your account */
export const made = message('webhook.made', {
  en: 'A webhook was made for your account',
  de: 'Für Ihr Konto wurde ein Webhook angelegt',
  es: 'Se ha creado un webhook para su cuenta',
  fr: 'Un webhook a été créé pour votre compte',
  it: 'È stato creato un webhook per il Suo account',
  ja: 'アカウントに Webhook が作成されました',
});

/** If it was not you, delete it at once, and change your password: */
export const madeByOther = message('webhook.made_by_other', {
  en: 'If it was not you, delete it at once, and change your password:',
  de: 'Wenn Sie das nicht waren, löschen Sie ihn sofort und ändern Sie Ihr Passwort:',
  es: 'Si no fue usted, elimínelo enseguida y cambie su contraseña:',
  fr: 'Si ce n’était pas vous, supprimez-le tout de suite et changez votre mot de passe :',
  it: 'Se non è stato Lei, lo elimini subito e cambi la password:',
  ja: '心当たりがない場合は、すぐに削除して、パスワードを変更してください。',
});

/** The webhook “{name}” was made just now. From now on {host} is told what happens in your Carnet. */
export const madeText = messageOf<{ host: string | number; name: string | number }>('webhook.made_text', {
  en: (p) =>
    'The webhook “' + p.name + '” was made just now. From now on ' + p.host + ' is told what happens in your Carnet.',
  de: (p) =>
    'Der Webhook „' +
    p.name +
    '“ wurde gerade angelegt. Von jetzt an erfährt ' +
    p.host +
    ', was in Ihrem Carnet geschieht.',
  es: (p) =>
    'El webhook «' +
    p.name +
    '» se acaba de crear. A partir de ahora se avisa a ' +
    p.host +
    ' de lo que ocurre en su Carnet.',
  fr: (p) =>
    'Le webhook « ' +
    p.name +
    ' » vient d’être créé. Désormais, ' +
    p.host +
    ' est informé de ce qui se passe dans votre Carnet.',
  it: (p) =>
    'Il webhook «' +
    p.name +
    '» è stato appena creato. Da ora ' +
    p.host +
    ' viene informato di ciò che accade nel Suo Carnet.',
  ja: (p) => 'Webhook「' + p.name + '」が作成されました。今後、Carnet での出来事が ' + p.host + ' に通知されます。',
});

/** A webhook of your account has another address */
export const moved = message('webhook.moved', {
  en: 'A webhook of your account has another address',
  de: 'Ein Webhook Ihres Kontos hat eine andere Adresse',
  es: 'Un webhook de su cuenta tiene otra dirección',
  fr: 'Un webhook de votre compte a une autre adresse',
  it: 'Un webhook del Suo account ha un altro indirizzo',
  ja: 'アカウントの Webhook のアドレスが変更されました',
});

/** The webhook “{name}” was given another address just now. From now on {host} is told what happens in your Carnet. */
export const movedText = messageOf<{ host: string | number; name: string | number }>('webhook.moved_text', {
  en: (p) =>
    'The webhook “' +
    p.name +
    '” was given another address just now. From now on ' +
    p.host +
    ' is told what happens in your Carnet.',
  de: (p) =>
    'Der Webhook „' +
    p.name +
    '“ hat gerade eine andere Adresse bekommen. Von jetzt an erfährt ' +
    p.host +
    ', was in Ihrem Carnet geschieht.',
  es: (p) =>
    'El webhook «' +
    p.name +
    '» acaba de recibir otra dirección. A partir de ahora se avisa a ' +
    p.host +
    ' de lo que ocurre en su Carnet.',
  fr: (p) =>
    'Le webhook « ' +
    p.name +
    ' » vient de recevoir une autre adresse. Désormais, ' +
    p.host +
    ' est informé de ce qui se passe dans votre Carnet.',
  it: (p) =>
    'Il webhook «' +
    p.name +
    '» ha appena ricevuto un altro indirizzo. Da ora ' +
    p.host +
    ' viene informato di ciò che accade nel Suo Carnet.',
  ja: (p) =>
    'Webhook「' + p.name + '」のアドレスが変更されました。今後、Carnet での出来事が ' + p.host + ' に通知されます。',
});

/** Say who is told */
export const nameRequired = message('webhook.name_required', {
  en: 'Say who is told',
  de: 'Geben Sie an, wer benachrichtigt wird',
  es: 'Indique a quién se avisa',
  fr: 'Indiquez qui est informé',
  it: 'Indichi chi viene informato',
  ja: '通知先の名前を入力してください',
});

/** Webhook not found */
export const notFound = message('webhook.not_found', {
  en: 'Webhook not found',
  de: 'Webhook nicht gefunden',
  es: 'Webhook no encontrado',
  fr: 'Webhook introuvable',
  it: 'Webhook non trovato',
  ja: 'Webhook が見つかりません',
});

/** Webhook turned off: {name} */
export const off = messageOf<{ name: string | number }>('webhook.off', {
  en: (p) => 'Webhook turned off: ' + p.name,
  de: (p) => 'Webhook ausgeschaltet: ' + p.name,
  es: (p) => 'Webhook desactivado: ' + p.name,
  fr: (p) => 'Webhook désactivé : ' + p.name,
  it: (p) => 'Webhook disattivato: ' + p.name,
  ja: (p) => 'Webhook がオフになりました：' + p.name,
});

/** For {days, plural, one {# day} other {# days}} {host} has not taken what Carnet sent it. The webhook “{name}” is turned off, and nothing more is sent. */
export const offFailing = messageOf<{ days: number; host: string | number; name: string | number }>(
  'webhook.off_failing',
  {
    en: (p, f) =>
      'For ' +
      (p.days === 1 ? '' + f(p.days) + ' day' : '' + f(p.days) + ' days') +
      ' ' +
      p.host +
      ' has not taken what Carnet sent it. The webhook “' +
      p.name +
      '” is turned off, and nothing more is sent.',
    de: (p, f) =>
      'Seit ' +
      (p.days === 1 ? '' + f(p.days) + ' Tag' : '' + f(p.days) + ' Tagen') +
      ' hat ' +
      p.host +
      ' nicht angenommen, was Carnet geschickt hat. Der Webhook „' +
      p.name +
      '“ ist ausgeschaltet, und es wird nichts mehr gesendet.',
    es: (p, f) =>
      'Desde hace ' +
      (p.days === 1 ? '' + f(p.days) + ' día' : '' + f(p.days) + ' días') +
      ' ' +
      p.host +
      ' no acepta lo que Carnet le envía. El webhook «' +
      p.name +
      '» está desactivado y no se envía nada más.',
    fr: (p, f) =>
      'Depuis ' +
      (p.days < 2 ? '' + f(p.days) + ' jour' : '' + f(p.days) + ' jours') +
      ', ' +
      p.host +
      ' n’a pas accepté ce que Carnet lui a envoyé. Le webhook « ' +
      p.name +
      ' » est désactivé et plus rien n’est envoyé.',
    it: (p, f) =>
      'Da ' +
      (p.days === 1 ? '' + f(p.days) + ' giorno' : '' + f(p.days) + ' giorni') +
      ' ' +
      p.host +
      ' non accetta ciò che Carnet invia. Il webhook «' +
      p.name +
      '» è disattivato e non viene inviato più nulla.',
    ja: (p, f) =>
      '' +
      ('' + f(p.days) + ' 日間') +
      '、' +
      p.host +
      ' は Carnet からの送信を受け取っていません。Webhook「' +
      p.name +
      '」はオフになり、今後は何も送信されません。',
  },
);

/** You get this because this webhook is in your account. Nobody reads answers to this address. */
export const offFootnote = message('webhook.off_footnote', {
  en: 'You get this because this webhook is in your account. Nobody reads answers to this address.',
  de: 'Sie erhalten diese Nachricht, weil dieser Webhook zu Ihrem Konto gehört. Antworten an diese Adresse liest niemand.',
  es: 'Recibe este mensaje porque este webhook está en su cuenta. Nadie lee las respuestas a esta dirección.',
  fr: 'Vous recevez ce message parce que ce webhook fait partie de votre compte. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Riceve questo messaggio perché questo webhook fa parte del Suo account. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'この Webhook がアカウントに登録されているため、このメールをお送りしています。このアドレスに返信いただいても、お読みできません。',
});

/** {host} has answered that it wants nothing more. The webhook “{name}” is turned off, and nothing more is sent. */
export const offGone = messageOf<{ host: string | number; name: string | number }>('webhook.off_gone', {
  en: (p) =>
    '' +
    p.host +
    ' has answered that it wants nothing more. The webhook “' +
    p.name +
    '” is turned off, and nothing more is sent.',
  de: (p) =>
    '' +
    p.host +
    ' hat geantwortet, dass nichts mehr gewünscht wird. Der Webhook „' +
    p.name +
    '“ ist ausgeschaltet, und es wird nichts mehr gesendet.',
  es: (p) =>
    '' +
    p.host +
    ' ha respondido que no quiere recibir nada más. El webhook «' +
    p.name +
    '» está desactivado y no se envía nada más.',
  fr: (p) =>
    '' +
    p.host +
    ' a répondu ne plus rien vouloir recevoir. Le webhook « ' +
    p.name +
    ' » est désactivé et plus rien n’est envoyé.',
  it: (p) =>
    '' +
    p.host +
    ' ha risposto di non voler ricevere altro. Il webhook «' +
    p.name +
    '» è disattivato e non viene inviato più nulla.',
  ja: (p) =>
    '' +
    p.host +
    ' から、今後の送信は不要という応答がありました。Webhook「' +
    p.name +
    '」はオフになり、今後は何も送信されません。',
});

/** In the settings you see what was answered, and can turn it on again. If you no longer need it, delete it. */
export const offNext = message('webhook.off_next', {
  en: 'In the settings you see what was answered, and can turn it on again. If you no longer need it, delete it.',
  de: 'In den Einstellungen sehen Sie, was geantwortet wurde, und können ihn wieder einschalten. Wenn Sie ihn nicht mehr brauchen, löschen Sie ihn.',
  es: 'En los ajustes puede ver qué se respondió y volver a activarlo. Si ya no lo necesita, elimínelo.',
  fr: 'Dans les réglages, vous voyez ce qui a été répondu et pouvez le réactiver. Si vous n’en avez plus besoin, supprimez-le.',
  it: 'Nelle impostazioni può vedere che cosa è stato risposto e riattivarlo. Se non Le serve più, lo elimini.',
  ja: '設定画面で応答の内容を確認し、再びオンにできます。不要な場合は削除してください。',
});

/** See your webhooks */
export const seeWebhooks = message('webhook.see_webhooks', {
  en: 'See your webhooks',
  de: 'Webhooks ansehen',
  es: 'Ver sus webhooks',
  fr: 'Voir vos webhooks',
  it: 'Vedere i webhook',
  ja: 'Webhook を見る',
});

/** So many messages wait for this webhook that no more is taken */
export const tooManyWait = message('webhook.too_many_wait', {
  en: 'So many messages wait for this webhook that no more is taken',
  de: 'Für diesen Webhook warten so viele Meldungen, dass keine weitere angenommen wird',
  es: 'Hay tantos mensajes en espera para este webhook que no se aceptan más',
  fr: 'Tant de messages attendent pour ce webhook qu’aucun autre n’est accepté',
  it: 'Per questo webhook sono in attesa così tanti messaggi che non se ne accettano altri',
  ja: 'この Webhook には待機中のメッセージが多すぎるため、これ以上追加できません',
});

/** Enter a whole address that begins with https:// or http:// */
export const urlMalformed = message('webhook.url_malformed', {
  en: 'Enter a whole address that begins with https:// or http://',
  de: 'Geben Sie eine vollständige Adresse ein, die mit https:// oder http:// beginnt',
  es: 'Introduzca una dirección completa que empiece por https:// o http://',
  fr: 'Saisissez une adresse complète qui commence par https:// ou http://',
  it: 'Inserisca un indirizzo completo che inizi con https:// o http://',
  ja: 'https:// または http:// で始まるアドレス全体を入力してください',
});

/** This address is in a private network. Whoever runs this Carnet can allow it. */
export const urlPrivate = message('webhook.url_private', {
  en: 'This address is in a private network. Whoever runs this Carnet can allow it.',
  de: 'Diese Adresse liegt in einem privaten Netz. Wer dieses Carnet betreibt, kann sie freigeben.',
  es: 'Esta dirección está en una red privada. Quien administra este Carnet puede permitirla.',
  fr: 'Cette adresse se trouve dans un réseau privé. La personne qui gère ce Carnet peut l’autoriser.',
  it: 'Questo indirizzo si trova in una rete privata. Chi gestisce questo Carnet può consentirlo.',
  ja: 'このアドレスはプライベートネットワークにあります。この Carnet の運営者が許可できます。',
});

/** Enter the address that is told */
export const urlRequired = message('webhook.url_required', {
  en: 'Enter the address that is told',
  de: 'Geben Sie die Adresse ein, die benachrichtigt wird',
  es: 'Introduzca la dirección a la que se avisa',
  fr: 'Saisissez l’adresse à informer',
  it: 'Inserisca l’indirizzo da informare',
  ja: '通知先のアドレスを入力してください',
});

/** An address with a user name or a password in it is not taken */
export const urlWithCredentials = message('webhook.url_with_credentials', {
  en: 'An address with a user name or a password in it is not taken',
  de: 'Eine Adresse mit Benutzername oder Passwort wird nicht angenommen',
  es: 'No se acepta una dirección que contenga un nombre de usuario o una contraseña',
  fr: 'Une adresse qui contient un nom d’utilisateur ou un mot de passe n’est pas acceptée',
  it: 'Un indirizzo che contiene un nome utente o una password non è accettato',
  ja: 'ユーザー名やパスワードを含むアドレスは使えません',
});
