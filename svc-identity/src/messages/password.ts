// Made of password.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Too many people are signing in right now. Please try again in a moment. */
export const busy = message('password.busy', {
  en: 'Too many people are signing in right now. Please try again in a moment.',
  de: 'Es melden sich gerade zu viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Hay demasiadas personas iniciando sesión en este momento. Inténtelo de nuevo en un momento.',
  fr: 'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
  it: 'Troppe persone stanno accedendo in questo momento. Riprovi tra un momento.',
  ja: '現在ログインが集中しています。少し待ってから、もう一度お試しください。',
});

/** Password updated successfully */
export const changed = message('password.changed', {
  en: 'Password updated successfully',
  de: 'Das Passwort wurde geändert',
  es: 'La contraseña se ha cambiado',
  fr: 'Le mot de passe a été modifié',
  it: 'La password è stata modificata',
  ja: 'パスワードを変更しました',
});

/** Current password is incorrect */
export const currentWrong = message('password.current_wrong', {
  en: 'Current password is incorrect',
  de: 'Das aktuelle Passwort ist falsch',
  es: 'La contraseña actual no es correcta',
  fr: 'Le mot de passe actuel est incorrect',
  it: 'La password attuale non è corretta',
  ja: '現在のパスワードが正しくありません',
});

/** Please enter your email */
export const emailToReset = message('password.email_to_reset', {
  en: 'Please enter your email',
  de: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  es: 'Introduzca su correo electrónico',
  fr: 'Veuillez saisir votre adresse e-mail',
  it: 'Inserisca la Sua e-mail',
  ja: 'メールアドレスを入力してください',
});

/** This link has been used, has expired or was followed by a newer one. Please ask for a new link. */
export const linkEnded = message('password.link_ended', {
  en: 'This link has been used, has expired or was followed by a newer one. Please ask for a new link.',
  de: 'Dieser Link wurde schon verwendet, ist abgelaufen oder durch einen neueren ersetzt. Bitte fordern Sie einen neuen an.',
  es: 'Este enlace ya se ha usado, ha caducado o se ha sustituido por otro más reciente. Solicite uno nuevo.',
  fr: 'Ce lien a déjà été utilisé, a expiré ou a été remplacé par un plus récent. Veuillez en demander un nouveau.',
  it: 'Questo link è già stato usato, è scaduto o è stato sostituito da uno più recente. Ne richieda uno nuovo.',
  ja: 'このリンクはすでに使われたか、期限が切れたか、新しいリンクに置き換えられました。もう一度お申し込みください。',
});

/** If there is an account with this email, we have sent a link to it. It works for 30 minutes. */
export const linkSent = message('password.link_sent', {
  en: 'If there is an account with this email, we have sent a link to it. It works for 30 minutes.',
  de: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, haben wir einen Link dorthin gesendet. Er funktioniert 30 Minuten lang.',
  es: 'Si existe una cuenta con este correo electrónico, le hemos enviado un enlace. Funciona durante 30 minutos.',
  fr: 'S’il existe un compte avec cette adresse e-mail, nous y avons envoyé un lien. Il fonctionne pendant 30 minutes.',
  it: 'Se esiste un account con questa e-mail, vi abbiamo inviato un link. Funziona per 30 minuti.',
  ja: 'このメールアドレスのアカウントがある場合は、リンクをお送りしました。30 分間使えます。',
});

/** Please enter a new password */
export const newToReset = message('password.new_to_reset', {
  en: 'Please enter a new password',
  de: 'Bitte geben Sie ein neues Passwort ein',
  es: 'Introduzca una contraseña nueva',
  fr: 'Veuillez saisir un nouveau mot de passe',
  it: 'Inserisca una nuova password',
  ja: '新しいパスワードを入力してください',
});

/** Password must contain at least one lowercase letter */
export const noLowercase = message('password.no_lowercase', {
  en: 'Password must contain at least one lowercase letter',
  de: 'Das Passwort muss mindestens einen Kleinbuchstaben enthalten',
  es: 'La contraseña debe contener al menos una letra minúscula',
  fr: 'Le mot de passe doit contenir au moins une minuscule',
  it: 'La password deve contenere almeno una lettera minuscola',
  ja: 'パスワードには小文字を 1 文字以上含めてください',
});

/** Password must contain at least one number */
export const noNumber = message('password.no_number', {
  en: 'Password must contain at least one number',
  de: 'Das Passwort muss mindestens eine Ziffer enthalten',
  es: 'La contraseña debe contener al menos un número',
  fr: 'Le mot de passe doit contenir au moins un chiffre',
  it: 'La password deve contenere almeno una cifra',
  ja: 'パスワードには数字を 1 文字以上含めてください',
});

/** Password must contain at least one special character */
export const noSpecial = message('password.no_special', {
  en: 'Password must contain at least one special character',
  de: 'Das Passwort muss mindestens ein Sonderzeichen enthalten',
  es: 'La contraseña debe contener al menos un carácter especial',
  fr: 'Le mot de passe doit contenir au moins un caractère spécial',
  it: 'La password deve contenere almeno un carattere speciale',
  ja: 'パスワードには記号を 1 文字以上含めてください',
});

/** Password must contain at least one uppercase letter */
export const noUppercase = message('password.no_uppercase', {
  en: 'Password must contain at least one uppercase letter',
  de: 'Das Passwort muss mindestens einen Großbuchstaben enthalten',
  es: 'La contraseña debe contener al menos una letra mayúscula',
  fr: 'Le mot de passe doit contenir au moins une majuscule',
  it: 'La password deve contenere almeno una lettera maiuscola',
  ja: 'パスワードには大文字を 1 文字以上含めてください',
});

/** Password must not contain NUL characters */
export const nul = message('password.nul', {
  en: 'Password must not contain NUL characters',
  de: 'Das Passwort darf keine NUL-Zeichen enthalten',
  es: 'La contraseña no debe contener caracteres NUL',
  fr: 'Le mot de passe ne doit pas contenir de caractères NUL',
  it: 'La password non deve contenere caratteri NUL',
  ja: 'パスワードに NUL 文字を含めることはできません',
});

/** Password must not contain your name, username or email */
export const personal = message('password.personal', {
  en: 'Password must not contain your name, username or email',
  de: 'Das Passwort darf Ihren Namen, Benutzernamen oder Ihre E-Mail-Adresse nicht enthalten',
  es: 'La contraseña no debe contener su nombre, nombre de usuario ni correo electrónico',
  fr: 'Le mot de passe ne doit contenir ni votre nom, ni votre nom d’utilisateur, ni votre adresse e-mail',
  it: 'La password non deve contenere il Suo nome, nome utente o e-mail',
  ja: 'パスワードに名前、ユーザー名、メールアドレスを含めることはできません',
});

/** Password must be text */
export const text = message('password.text', {
  en: 'Password must be text',
  de: 'Das Passwort muss Text sein',
  es: 'La contraseña debe ser un texto',
  fr: 'Le mot de passe doit être un texte',
  it: 'La password deve essere un testo',
  ja: 'パスワードは文字で入力してください',
});

/** Password is too common and easy to guess */
export const tooCommon = message('password.too_common', {
  en: 'Password is too common and easy to guess',
  de: 'Das Passwort ist zu verbreitet und leicht zu erraten',
  es: 'La contraseña es demasiado común y fácil de adivinar',
  fr: 'Le mot de passe est trop courant et facile à deviner',
  it: 'La password è troppo comune e facile da indovinare',
  ja: 'このパスワードは一般的すぎて推測されやすいものです',
});

/** Password must have at most {most} characters */
export const tooLong = messageOf<{ most: string | number }>('password.too_long', {
  en: (p) => 'Password must have at most ' + p.most + ' characters',
  de: (p) => 'Das Passwort darf höchstens ' + p.most + ' Zeichen haben',
  es: (p) => 'La contraseña puede tener como máximo ' + p.most + ' caracteres',
  fr: (p) => 'Le mot de passe doit compter au plus ' + p.most + ' caractères',
  it: (p) => 'La password può avere al massimo ' + p.most + ' caratteri',
  ja: (p) => 'パスワードは ' + p.most + ' 文字以内で入力してください',
});

/** Password must be at least {least} characters long */
export const tooShort = messageOf<{ least: string | number }>('password.too_short', {
  en: (p) => 'Password must be at least ' + p.least + ' characters long',
  de: (p) => 'Das Passwort muss mindestens ' + p.least + ' Zeichen haben',
  es: (p) => 'La contraseña debe tener al menos ' + p.least + ' caracteres',
  fr: (p) => 'Le mot de passe doit compter au moins ' + p.least + ' caractères',
  it: (p) => 'La password deve avere almeno ' + p.least + ' caratteri',
  ja: (p) => 'パスワードは ' + p.least + ' 文字以上で入力してください',
});

/** Your new password is set. Please log in with it. */
export const wasReset = message('password.was_reset', {
  en: 'Your new password is set. Please log in with it.',
  de: 'Ihr neues Passwort ist festgelegt. Bitte melden Sie sich damit an.',
  es: 'Su contraseña nueva está establecida. Inicie sesión con ella.',
  fr: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.',
  it: 'La nuova password è impostata. Acceda con questa.',
  ja: '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
});

/** Password is incorrect */
export const wrong = message('password.wrong', {
  en: 'Password is incorrect',
  de: 'Das Passwort ist falsch',
  es: 'La contraseña no es correcta',
  fr: 'Le mot de passe est incorrect',
  it: 'La password non è corretta',
  ja: 'パスワードが正しくありません',
});
