// Made of sign-in.json in each language by `npm run messages`. Change those, and not this.
import { message } from '../language/message.js';

/** Authentication required */
export const required = message('sign_in.required', {
  en: 'Authentication required',
  de: 'Bitte melden Sie sich an',
  es: 'Inicie sesión',
  fr: 'Veuillez vous connecter',
  it: 'Effettui l’accesso',
  ja: 'ログインしてください',
});
