// Made of provider.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** There is an account with {email} already. Log in with your password, and link the provider in the settings. */
export const accountExists = messageOf<{ email: string | number }>('provider.account_exists', {
  en: (p) =>
    'There is an account with ' +
    p.email +
    ' already. Log in with your password, and link the provider in the settings.',
  de: (p) =>
    'Es gibt schon ein Konto mit ' +
    p.email +
    '. Melden Sie sich mit dem Passwort an und verknüpfen Sie den Anbieter in den Einstellungen.',
  es: (p) =>
    'Ya existe una cuenta con ' + p.email + '. Inicie sesión con su contraseña y vincule el proveedor en los ajustes.',
  fr: (p) =>
    'Il existe déjà un compte avec ' +
    p.email +
    '. Connectez-vous avec votre mot de passe, puis associez le fournisseur dans les paramètres.',
  it: (p) =>
    'Esiste già un account con ' + p.email + '. Acceda con la password e colleghi il provider nelle impostazioni.',
  ja: (p) =>
    '' + p.email + ' のアカウントはすでにあります。パスワードでログインし、設定でプロバイダーを連携してください。',
});

/** Signing in by this provider does not work right now. Please try again, or log in with your password. */
export const away = message('provider.away', {
  en: 'Signing in by this provider does not work right now. Please try again, or log in with your password.',
  de: 'Die Anmeldung über diesen Anbieter klappt gerade nicht. Versuchen Sie es noch einmal, oder melden Sie sich mit dem Passwort an.',
  es: 'Ahora mismo no se puede entrar con este proveedor. Inténtelo de nuevo o inicie sesión con su contraseña.',
  fr: 'La connexion par ce fournisseur ne fonctionne pas pour le moment. Réessayez, ou connectez-vous avec votre mot de passe.',
  it: 'L’accesso con questo provider al momento non funziona. Riprovi, oppure acceda con la password.',
  ja: 'このプロバイダーでは現在ログインできません。もう一度試すか、パスワードでログインしてください。',
});

/** Nobody new can register here. Ask whoever runs this Carnet. */
export const closed = message('provider.closed', {
  en: 'Nobody new can register here. Ask whoever runs this Carnet.',
  de: 'Hier kann sich niemand Neues registrieren. Fragen Sie die Person, die dieses Carnet betreibt.',
  es: 'Aquí ya no se puede registrar nadie. Pregunte a quien gestiona este Carnet.',
  fr: 'Les inscriptions sont fermées ici. Adressez-vous à la personne qui gère ce Carnet.',
  it: 'Qui non ci si può più registrare. Chieda a chi gestisce questo Carnet.',
  ja: 'ここでは新規登録を受け付けていません。この Carnet の管理者にお問い合わせください。',
});

/** This sign-in has been used or has expired. Please start it again. */
export const ended = message('provider.ended', {
  en: 'This sign-in has been used or has expired. Please start it again.',
  de: 'Diese Anmeldung wurde schon verwendet oder ist abgelaufen. Bitte beginnen Sie noch einmal.',
  es: 'Este inicio de sesión ya se ha usado o ha caducado. Empiece de nuevo.',
  fr: 'Cette connexion a déjà servi ou a expiré. Veuillez recommencer.',
  it: 'Questo accesso è già stato usato o è scaduto. Lo ripeta.',
  ja: 'このログインはすでに使われたか、期限が切れました。もう一度やり直してください。',
});

/** It is the only way into your account. Set a password first. */
export const lastWayIn = message('provider.last_way_in', {
  en: 'It is the only way into your account. Set a password first.',
  de: 'Das ist der einzige Weg in Ihr Konto. Legen Sie zuerst ein Passwort fest.',
  es: 'Es el único acceso a su cuenta. Establezca antes una contraseña.',
  fr: 'C’est le seul accès à votre compte. Choisissez d’abord un mot de passe.',
  it: 'È l’unico accesso al Suo account. Imposti prima una password.',
  ja: 'アカウントに入る唯一の方法です。先にパスワードを設定してください。',
});

/** A provider was linked to your account */
export const linked = message('provider.linked', {
  en: 'A provider was linked to your account',
  de: 'Ein Anbieter wurde mit Ihrem Konto verknüpft',
  es: 'Se ha vinculado un proveedor a su cuenta',
  fr: 'Un fournisseur a été associé à votre compte',
  it: 'Un provider è stato collegato al Suo account',
  ja: 'プロバイダーがアカウントに連携されました',
});

/** This sign-in is linked to an account already */
export const linkedAlready = message('provider.linked_already', {
  en: 'This sign-in is linked to an account already',
  de: 'Diese Anmeldung ist schon mit einem Konto verknüpft',
  es: 'Este inicio de sesión ya está vinculado a una cuenta',
  fr: 'Cette connexion est déjà associée à un compte',
  it: 'Questo accesso è già collegato a un account',
  ja: 'このログインはすでにアカウントと連携しています',
});

/** From now on, “{provider}” signs you in to your Carnet account “{username}” as well. */
export const linkedText = messageOf<{ provider: string | number; username: string | number }>('provider.linked_text', {
  en: (p) => 'From now on, “' + p.provider + '” signs you in to your Carnet account “' + p.username + '” as well.',
  de: (p) =>
    'Von nun an können Sie sich an Ihrem Carnet-Konto „' + p.username + '“ auch über „' + p.provider + '“ anmelden.',
  es: (p) =>
    'A partir de ahora también puede entrar en su cuenta de Carnet «' + p.username + '» con «' + p.provider + '».',
  fr: (p) =>
    'Désormais, vous pouvez aussi vous connecter à votre compte Carnet « ' +
    p.username +
    ' » par « ' +
    p.provider +
    ' ».',
  it: (p) => 'D’ora in poi può accedere al Suo account Carnet «' + p.username + '» anche con «' + p.provider + '».',
  ja: (p) => '今後、Carnet アカウント「' + p.username + '」には「' + p.provider + '」でもログインできます。',
});

/** Your provider does not say everything that an account needs. Please fill in the rest. */
export const moreIsNeeded = message('provider.more_is_needed', {
  en: 'Your provider does not say everything that an account needs. Please fill in the rest.',
  de: 'Ihr Anbieter nennt nicht alles, was ein Konto braucht. Bitte ergänzen Sie den Rest.',
  es: 'Su proveedor no indica todo lo que necesita una cuenta. Complete el resto.',
  fr: 'Votre fournisseur n’indique pas tout ce qu’il faut pour un compte. Veuillez compléter.',
  it: 'Il Suo provider non indica tutto ciò che serve per un account. Completi il resto.',
  ja: 'アカウントに必要な情報がプロバイダーから届いていません。残りを入力してください。',
});

/** Provider not found */
export const notFound = message('provider.not_found', {
  en: 'Provider not found',
  de: 'Anbieter nicht gefunden',
  es: 'Proveedor no encontrado',
  fr: 'Fournisseur introuvable',
  it: 'Provider non trovato',
  ja: 'プロバイダーが見つかりません',
});

/** This email may not register here. Ask whoever runs this Carnet. */
export const notListed = message('provider.not_listed', {
  en: 'This email may not register here. Ask whoever runs this Carnet.',
  de: 'Mit dieser E-Mail-Adresse kann man sich hier nicht registrieren. Fragen Sie die Person, die dieses Carnet betreibt.',
  es: 'Con este correo no se puede registrar aquí. Pregunte a quien gestiona este Carnet.',
  fr: 'Cette adresse e-mail ne peut pas s’inscrire ici. Adressez-vous à la personne qui gère ce Carnet.',
  it: 'Con questa e-mail non ci si può registrare qui. Chieda a chi gestisce questo Carnet.',
  ja: 'このメールアドレスでは登録できません。この Carnet の管理者にお問い合わせください。',
});

/** A provider was unlinked from your account */
export const unlinked = message('provider.unlinked', {
  en: 'A provider was unlinked from your account',
  de: 'Die Verknüpfung mit einem Anbieter wurde aufgehoben',
  es: 'Se ha desvinculado un proveedor de su cuenta',
  fr: 'Un fournisseur a été dissocié de votre compte',
  it: 'Un provider è stato scollegato dal Suo account',
  ja: 'プロバイダーの連携が解除されました',
});

/** “{provider}” no longer signs you in to your Carnet account “{username}”. */
export const unlinkedText = messageOf<{ provider: string | number; username: string | number }>(
  'provider.unlinked_text',
  {
    en: (p) => '“' + p.provider + '” no longer signs you in to your Carnet account “' + p.username + '”.',
    de: (p) =>
      'Über „' + p.provider + '“ können Sie sich an Ihrem Carnet-Konto „' + p.username + '“ nicht mehr anmelden.',
    es: (p) => 'Ya no puede entrar en su cuenta de Carnet «' + p.username + '» con «' + p.provider + '».',
    fr: (p) =>
      'Vous ne pouvez plus vous connecter à votre compte Carnet « ' + p.username + ' » par « ' + p.provider + ' ».',
    it: (p) => 'Non può più accedere al Suo account Carnet «' + p.username + '» con «' + p.provider + '».',
    ja: (p) => 'Carnet アカウント「' + p.username + '」には「' + p.provider + '」でログインできなくなりました。',
  },
);
