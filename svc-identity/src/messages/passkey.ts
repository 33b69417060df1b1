// Made of passkey.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** A passkey was added */
export const added = message('passkey.added', {
  en: 'A passkey was added',
  de: 'Ein Passkey wurde hinzugefügt',
  es: 'Se ha añadido una llave de acceso',
  fr: 'Une clé d’accès a été ajoutée',
  it: 'È stata aggiunta una passkey',
  ja: 'パスキーが追加されました',
});

/** From now on, the passkey “{name}” signs you in to your Carnet account “{username}”, also without the password. */
export const addedText = messageOf<{ name: string | number; username: string | number }>('passkey.added_text', {
  en: (p) =>
    'From now on, the passkey “' +
    p.name +
    '” signs you in to your Carnet account “' +
    p.username +
    '”, also without the password.',
  de: (p) =>
    'Von nun an können Sie sich an Ihrem Carnet-Konto „' +
    p.username +
    '“ mit dem Passkey „' +
    p.name +
    '“ anmelden, auch ohne das Passwort.',
  es: (p) =>
    'A partir de ahora puede entrar en su cuenta de Carnet «' +
    p.username +
    '» con la llave de acceso «' +
    p.name +
    '», también sin contraseña.',
  fr: (p) =>
    'Désormais, la clé d’accès « ' +
    p.name +
    ' » vous connecte à votre compte Carnet « ' +
    p.username +
    ' », même sans mot de passe.',
  it: (p) =>
    'D’ora in poi può accedere al Suo account Carnet «' +
    p.username +
    '» con la passkey «' +
    p.name +
    '», anche senza password.',
  ja: (p) =>
    '今後、Carnet アカウント「' +
    p.username +
    '」には、パスワードがなくてもパスキー「' +
    p.name +
    '」でログインできます。',
});

/** That took too long. Please try again. */
export const ended = message('passkey.ended', {
  en: 'That took too long. Please try again.',
  de: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  es: 'Ha pasado demasiado tiempo. Inténtelo de nuevo.',
  fr: 'Cela a pris trop de temps. Veuillez réessayer.',
  it: 'È passato troppo tempo. Riprovi.',
  ja: '時間が経ちすぎました。もう一度お試しください。',
});

/** The passkey’s answer is incomplete */
export const incomplete = message('passkey.incomplete', {
  en: 'The passkey’s answer is incomplete',
  de: 'Die Antwort des Passkeys ist unvollständig',
  es: 'La respuesta de la llave de acceso está incompleta',
  fr: 'La réponse de la clé d’accès est incomplète',
  it: 'La risposta della passkey è incompleta',
  ja: 'パスキーの応答が不完全です',
});

/** Say where the passkey is */
export const nameRequired = message('passkey.name_required', {
  en: 'Say where the passkey is',
  de: 'Geben Sie an, wo der Passkey ist',
  es: 'Indique dónde está la llave de acceso',
  fr: 'Indiquez où se trouve la clé d’accès',
  it: 'Indichi dove si trova la passkey',
  ja: 'パスキーがどこにあるかを入力してください',
});

/** Passkey not found */
export const notFound = message('passkey.not_found', {
  en: 'Passkey not found',
  de: 'Passkey nicht gefunden',
  es: 'Llave de acceso no encontrada',
  fr: 'Clé d’accès introuvable',
  it: 'Passkey non trovata',
  ja: 'パスキーが見つかりません',
});

/** The passkey could not be made. Please try again. */
export const notMade = message('passkey.not_made', {
  en: 'The passkey could not be made. Please try again.',
  de: 'Der Passkey konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  es: 'No se ha podido crear la llave de acceso. Inténtelo de nuevo.',
  fr: 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
  it: 'Non è stato possibile creare la passkey. Riprovi.',
  ja: 'パスキーを作成できませんでした。もう一度お試しください。',
});

/** A passkey was removed */
export const removed = message('passkey.removed', {
  en: 'A passkey was removed',
  de: 'Ein Passkey wurde entfernt',
  es: 'Se ha quitado una llave de acceso',
  fr: 'Une clé d’accès a été supprimée',
  it: 'È stata rimossa una passkey',
  ja: 'パスキーが削除されました',
});

/** The passkey “{name}” no longer signs you in to your Carnet account “{username}”. */
export const removedText = messageOf<{ name: string | number; username: string | number }>('passkey.removed_text', {
  en: (p) => 'The passkey “' + p.name + '” no longer signs you in to your Carnet account “' + p.username + '”.',
  de: (p) =>
    'Mit dem Passkey „' + p.name + '“ können Sie sich an Ihrem Carnet-Konto „' + p.username + '“ nicht mehr anmelden.',
  es: (p) => 'Ya no puede entrar en su cuenta de Carnet «' + p.username + '» con la llave de acceso «' + p.name + '».',
  fr: (p) => 'La clé d’accès « ' + p.name + ' » ne vous connecte plus à votre compte Carnet « ' + p.username + ' ».',
  it: (p) => 'Non può più accedere al Suo account Carnet «' + p.username + '» con la passkey «' + p.name + '».',
  ja: (p) => 'Carnet アカウント「' + p.username + '」には、パスキー「' + p.name + '」でログインできなくなりました。',
});

/** This passkey is there already */
export const thereAlready = message('passkey.there_already', {
  en: 'This passkey is there already',
  de: 'Diesen Passkey gibt es schon',
  es: 'Esta llave de acceso ya existe',
  fr: 'Cette clé d’accès existe déjà',
  it: 'Questa passkey esiste già',
  ja: 'このパスキーはすでに登録されています',
});

/** This passkey does not open an account here */
export const wrong = message('passkey.wrong', {
  en: 'This passkey does not open an account here',
  de: 'Dieser Passkey öffnet hier kein Konto',
  es: 'Esta llave de acceso no abre ninguna cuenta aquí',
  fr: 'Cette clé d’accès n’ouvre aucun compte ici',
  it: 'Questa passkey non apre nessun account qui',
  ja: 'このパスキーで開けるアカウントはありません',
});
