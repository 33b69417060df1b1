// Made of account.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Currency must be a code of three letters, like USD or EUR */
export const currency = message('account.currency', {
  en: 'Currency must be a code of three letters, like USD or EUR',
  de: 'Die Währung muss ein Kürzel aus drei Buchstaben sein, wie USD oder EUR',
  es: 'La moneda debe ser un código de tres letras, como USD o EUR',
  fr: 'La devise doit être un code de trois lettres, comme USD ou EUR',
  it: 'La valuta deve essere un codice di tre lettere, come USD o EUR',
  ja: '通貨は USD や EUR のような 3 文字のコードで入力してください',
});

/** Email must be an email address, like name@example.com */
export const email = message('account.email', {
  en: 'Email must be an email address, like name@example.com',
  de: 'Bitte geben Sie eine E-Mail-Adresse an, wie name@example.com',
  es: 'Introduzca una dirección de correo electrónico, como name@example.com',
  fr: 'Veuillez saisir une adresse e-mail, comme name@example.com',
  it: 'Inserisca un indirizzo e-mail, come name@example.com',
  ja: 'name@example.com のようなメールアドレスを入力してください',
});

/** This email is already registered */
export const emailTaken = message('account.email_taken', {
  en: 'This email is already registered',
  de: 'Diese E-Mail-Adresse ist bereits registriert',
  es: 'Este correo electrónico ya está registrado',
  fr: 'Cette adresse e-mail est déjà enregistrée',
  it: 'Questa e-mail è già registrata',
  ja: 'このメールアドレスはすでに登録されています',
});

/** Username and email are required */
export const inProfile = message('account.in_profile', {
  en: 'Username and email are required',
  de: 'Benutzername und E-Mail-Adresse sind erforderlich',
  es: 'El nombre de usuario y el correo electrónico son obligatorios',
  fr: 'Le nom d’utilisateur et l’adresse e-mail sont obligatoires',
  it: 'Nome utente ed e-mail sono obbligatori',
  ja: 'ユーザー名とメールアドレスは必須です',
});

/** Invalid credentials */
export const invalidCredentials = message('account.invalid_credentials', {
  en: 'Invalid credentials',
  de: 'E-Mail-Adresse oder Passwort ist falsch',
  es: 'El correo electrónico o la contraseña no son correctos',
  fr: 'Adresse e-mail ou mot de passe incorrect',
  it: 'E-mail o password non corretti',
  ja: 'メールアドレスまたはパスワードが正しくありません',
});

/** Region must be a language and a place that are known, like de-CH or en-GB */
export const region = message('account.region', {
  en: 'Region must be a language and a place that are known, like de-CH or en-GB',
  de: 'Die Region muss aus einer Sprache und einem Ort bestehen, die bekannt sind, wie de-CH oder en-GB',
  es: 'La región debe ser un idioma y un lugar conocidos, como de-CH o en-GB',
  fr: 'La région doit être une langue et un lieu connus, comme de-CH ou en-GB',
  it: 'La regione deve essere una lingua e un luogo noti, come de-CH o en-GB',
  ja: '地域は de-CH や en-GB のように、言語と場所で指定してください',
});

/** Time zone must be the name of a time zone, like Europe/Rome */
export const timeZone = message('account.time_zone', {
  en: 'Time zone must be the name of a time zone, like Europe/Rome',
  de: 'Die Zeitzone muss der Name einer Zeitzone sein, wie Europe/Rome',
  es: 'La zona horaria debe ser el nombre de una zona, como Europe/Rome',
  fr: 'Le fuseau horaire doit être le nom d’un fuseau, comme Europe/Rome',
  it: 'Il fuso orario deve essere il nome di un fuso, come Europe/Rome',
  ja: 'タイムゾーンは Europe/Rome のような名前で入力してください',
});

/** All fields are required */
export const toChangePassword = message('account.to_change_password', {
  en: 'All fields are required',
  de: 'Alle Felder sind erforderlich',
  es: 'Todos los campos son obligatorios',
  fr: 'Tous les champs sont obligatoires',
  it: 'Tutti i campi sono obbligatori',
  ja: 'すべての項目が必須です',
});

/** Please enter your password */
export const toDelete = message('account.to_delete', {
  en: 'Please enter your password',
  de: 'Bitte geben Sie Ihr Passwort ein',
  es: 'Introduzca su contraseña',
  fr: 'Veuillez saisir votre mot de passe',
  it: 'Inserisca la Sua password',
  ja: 'パスワードを入力してください',
});

/** Please enter all required fields */
export const toRegister = message('account.to_register', {
  en: 'Please enter all required fields',
  de: 'Bitte füllen Sie alle Pflichtfelder aus',
  es: 'Rellene todos los campos obligatorios',
  fr: 'Veuillez remplir tous les champs obligatoires',
  it: 'Compili tutti i campi obbligatori',
  ja: '必須項目をすべて入力してください',
});

/** Please enter all fields */
export const toSignIn = message('account.to_sign_in', {
  en: 'Please enter all fields',
  de: 'Bitte füllen Sie alle Felder aus',
  es: 'Rellene todos los campos',
  fr: 'Veuillez remplir tous les champs',
  it: 'Compili tutti i campi',
  ja: 'すべての項目を入力してください',
});

/** This username is already taken */
export const usernameTaken = message('account.username_taken', {
  en: 'This username is already taken',
  de: 'Dieser Benutzername ist bereits vergeben',
  es: 'Este nombre de usuario ya está en uso',
  fr: 'Ce nom d’utilisateur est déjà pris',
  it: 'Questo nome utente è già in uso',
  ja: 'このユーザー名はすでに使われています',
});
