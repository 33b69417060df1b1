// Made of session.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/svc-kit';

/** For this, log in again by your provider: the sign-in is more than ten minutes ago. */
export const freshSignIn = message('session.fresh_sign_in', {
  en: 'For this, log in again by your provider: the sign-in is more than ten minutes ago.',
  de: 'Melden Sie sich dafür noch einmal über Ihren Anbieter an: Die Anmeldung ist länger als zehn Minuten her.',
  es: 'Para esto, vuelva a entrar con su proveedor: han pasado más de diez minutos.',
  fr: 'Pour cela, reconnectez-vous par votre fournisseur : la connexion date de plus de dix minutes.',
  it: 'Per questo acceda di nuovo con il Suo provider: l’accesso risale a più di dieci minuti fa.',
  ja: 'この操作には、プロバイダーでのログインをもう一度行ってください。ログインから10分以上たっています。',
});

/** Session not found */
export const notFound = message('session.not_found', {
  en: 'Session not found',
  de: 'Sitzung nicht gefunden',
  es: 'No se encontró la sesión',
  fr: 'Session introuvable',
  it: 'Sessione non trovata',
  ja: 'セッションが見つかりません',
});
