// Made of session.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Session not found */
export const notFound = message('session.not_found', {
  en: 'Session not found',
  de: 'Sitzung nicht gefunden',
  es: 'No se encontró la sesión',
  fr: 'Session introuvable',
  it: 'Sessione non trovata',
  ja: 'セッションが見つかりません',
});
