// Made of channel.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** This device takes no notifications any more; turn them on there again */
export const deviceEnded = message('channel.device_ended', {
  en: 'This device takes no notifications any more; turn them on there again',
  de: 'Dieses Gerät nimmt keine Benachrichtigungen mehr an; schalten Sie sie dort wieder ein',
  es: 'Este dispositivo ya no acepta notificaciones; actívelas de nuevo en él',
  fr: 'Cet appareil n’accepte plus de notifications ; réactivez-les sur l’appareil',
  it: 'Questo dispositivo non accetta più notifiche; le riattivi sul dispositivo',
  ja: 'このデバイスは通知を受け取らなくなりました。デバイスでもう一度オンにしてください',
});

/** In a week */
export const inAWeek = message('channel.in_a_week', {
  en: 'In a week',
  de: 'In einer Woche',
  es: 'En una semana',
  fr: 'Dans une semaine',
  it: 'Tra una settimana',
  ja: '1 週間後',
});

/** This browser cannot be reached by notifications */
export const noDevice = message('channel.no_device', {
  en: 'This browser cannot be reached by notifications',
  de: 'Dieser Browser ist für Benachrichtigungen nicht erreichbar',
  es: 'Este navegador no puede recibir notificaciones',
  fr: 'Ce navigateur ne peut pas recevoir de notifications',
  it: 'Questo browser non può ricevere notifiche',
  ja: 'このブラウザーには通知を送れません',
});

/** Confirm your email first; nothing is sent to an email that is not confirmed */
export const notConfirmed = message('channel.not_confirmed', {
  en: 'Confirm your email first; nothing is sent to an email that is not confirmed',
  de: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse; an eine unbestätigte wird nichts gesendet',
  es: 'Confirme primero su correo; no se envía nada a una dirección sin confirmar',
  fr: 'Confirmez d’abord votre e-mail ; rien n’est envoyé à une adresse non confirmée',
  it: 'Confermi prima la Sua e-mail; a un indirizzo non confermato non si invia nulla',
  ja: '先にメールアドレスを確認してください。確認されていないアドレスには何も送信されません',
});

/** Channel of reminders not found */
export const notFound = message('channel.not_found', {
  en: 'Channel of reminders not found',
  de: 'Kanal für Erinnerungen nicht gefunden',
  es: 'Canal de recordatorios no encontrado',
  fr: 'Canal de rappel introuvable',
  it: 'Canale dei promemoria non trovato',
  ja: 'リマインダーの通知先が見つかりません',
});

/** Please say whether it is on */
export const onOrOff = message('channel.on_or_off', {
  en: 'Please say whether it is on',
  de: 'Bitte geben Sie an, ob er eingeschaltet ist',
  es: 'Indique si está activado',
  fr: 'Veuillez indiquer s’il est activé',
  it: 'Indichi se è attivo',
  ja: 'オンかオフかを指定してください',
});

/** {server} did not take the message ({status, plural, other {#}}) */
export const refused = messageOf<{ server: string | number; status: number }>('channel.refused', {
  en: (p, f) => '' + p.server + ' did not take the message (' + ('' + f(p.status)) + ')',
  de: (p, f) => '' + p.server + ' hat die Nachricht nicht angenommen (' + ('' + f(p.status)) + ')',
  es: (p, f) => '' + p.server + ' no aceptó el mensaje (' + ('' + f(p.status)) + ')',
  fr: (p, f) => '' + p.server + ' n’a pas accepté le message (' + ('' + f(p.status)) + ')',
  it: (p, f) => '' + p.server + ' non ha accettato il messaggio (' + ('' + f(p.status)) + ')',
  ja: (p, f) => '' + p.server + ' がメッセージを受け付けませんでした（' + ('' + f(p.status)) + '）',
});

/** You are reminded again in a week. */
export const snoozed = message('channel.snoozed', {
  en: 'You are reminded again in a week.',
  de: 'Sie werden in einer Woche wieder erinnert.',
  es: 'Se le recordará de nuevo en una semana.',
  fr: 'Le rappel reviendra dans une semaine.',
  it: 'Il promemoria tornerà tra una settimana.',
  ja: '1 週間後にもう一度お知らせします。',
});

/** A token has only letters, digits and signs of ASCII */
export const tokenInvalid = message('channel.token_invalid', {
  en: 'A token has only letters, digits and signs of ASCII',
  de: 'Ein Token besteht nur aus ASCII-Buchstaben, -Ziffern und -Zeichen',
  es: 'Un token solo tiene letras, cifras y signos ASCII',
  fr: 'Un jeton ne comporte que des lettres, des chiffres et des signes ASCII',
  it: 'Un token è composto solo da lettere, cifre e segni ASCII',
  ja: 'トークンに使えるのは ASCII の文字、数字、記号だけです',
});

/** Give the address of a topic, as https://ntfy.sh/my-topic */
export const topicInvalid = message('channel.topic_invalid', {
  en: 'Give the address of a topic, as https://ntfy.sh/my-topic',
  de: 'Geben Sie die Adresse eines Themas an, etwa https://ntfy.sh/mein-thema',
  es: 'Indique la dirección de un tema, por ejemplo https://ntfy.sh/mi-tema',
  fr: 'Indiquez l’adresse d’un sujet, par exemple https://ntfy.sh/mon-sujet',
  it: 'Indichi l’indirizzo di un argomento, per esempio https://ntfy.sh/mio-argomento',
  ja: 'https://ntfy.sh/my-topic のような、トピックのアドレスを入力してください',
});

/** This is what you tried just now. Carnet will tell you here when one of your vehicles needs you. */
export const trialText = message('channel.trial_text', {
  en: 'This is what you tried just now. Carnet will tell you here when one of your vehicles needs you.',
  de: 'Das haben Sie gerade ausprobiert. Carnet sagt Ihnen hier Bescheid, wenn eines Ihrer Fahrzeuge Sie braucht.',
  es: 'Es la prueba que acaba de hacer. Carnet le avisará aquí cuando uno de sus vehículos le necesite.',
  fr: 'C’est l’essai que vous venez de faire. Carnet vous préviendra ici lorsqu’un de vos véhicules aura besoin de vous.',
  it: 'È la prova che ha appena fatto. Carnet La avviserà qui quando uno dei Suoi veicoli avrà bisogno di Lei.',
  ja: 'テスト送信です。車両に手入れが必要になると、Carnet がここでお知らせします。',
});

/** Reminders arrive here */
export const trialTitle = message('channel.trial_title', {
  en: 'Reminders arrive here',
  de: 'Erinnerungen kommen hier an',
  es: 'Los recordatorios llegan aquí',
  fr: 'Les rappels arrivent ici',
  it: 'I promemoria arrivano qui',
  ja: 'リマインダーはここに届きます',
});

/** {server} did not answer */
export const unreachable = messageOf<{ server: string | number }>('channel.unreachable', {
  en: (p) => '' + p.server + ' did not answer',
  de: (p) => '' + p.server + ' hat nicht geantwortet',
  es: (p) => '' + p.server + ' no respondió',
  fr: (p) => '' + p.server + ' n’a pas répondu',
  it: (p) => '' + p.server + ' non ha risposto',
  ja: (p) => '' + p.server + ' から応答がありませんでした',
});
