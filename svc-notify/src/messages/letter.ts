// Made of letter.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** You get this because it concerns the security of your account. Nobody reads answers to this address. */
export const footnote = message('letter.footnote', {
  en: 'You get this because it concerns the security of your account. Nobody reads answers to this address.',
  de: 'Sie erhalten diese Nachricht, weil sie die Sicherheit Ihres Kontos betrifft. Antworten an diese Adresse liest niemand.',
  es: 'Recibe este mensaje porque afecta a la seguridad de su cuenta. Nadie lee las respuestas a esta dirección.',
  fr: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte. Personne ne lit les réponses envoyées à cette adresse.',
  it: 'Riceve questo messaggio perché riguarda la sicurezza del Suo account. Nessuno legge le risposte inviate a questo indirizzo.',
  ja: 'アカウントの安全に関わるため、このメールをお送りしています。このアドレスに返信いただいても、お読みできません。',
});

/** If the button does not work, open this address: */
export const orOpen = message('letter.or_open', {
  en: 'If the button does not work, open this address:',
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  es: 'Si el botón no funciona, abra esta dirección:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  it: 'Se il pulsante non funziona, apra questo indirizzo:',
  ja: 'ボタンが動作しない場合は、次のアドレスを開いてください。',
});

/** If that was you, there is nothing to do. */
export const passwordChangedOwn = message('letter.password_changed_own', {
  en: 'If that was you, there is nothing to do.',
  de: 'Wenn Sie das waren, müssen Sie nichts weiter tun.',
  es: 'Si ha sido usted, no tiene que hacer nada más.',
  fr: 'Si c’était vous, vous n’avez rien à faire.',
  it: 'Se è stato Lei, non deve fare altro.',
  ja: 'ご自身の操作であれば、何もする必要はありません。',
});
