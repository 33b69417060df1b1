// Made of second-factor.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

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
