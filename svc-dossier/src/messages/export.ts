// Made of export.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** The export was begun several times and never finished. Nothing of your data has changed; please try again later. */
export const gaveUp = message('export.gave_up', {
  en: 'The export was begun several times and never finished. Nothing of your data has changed; please try again later.',
  de: 'Der Export wurde mehrmals begonnen und nie fertig. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es später noch einmal.',
  es: 'La exportación se ha empezado varias veces y nunca ha terminado. Sus datos no han cambiado; inténtelo más tarde.',
  fr: 'L’export a été commencé plusieurs fois sans jamais être terminé. Rien n’a changé dans vos données ; veuillez réessayer plus tard.',
  it: 'L’esportazione è stata iniziata più volte e mai terminata. Nei Suoi dati non è cambiato nulla; riprovi più tardi.',
  ja: 'エクスポートは何度か始まりましたが、完了しませんでした。データは何も変わっていません。後でもう一度お試しください。',
});

/** The bytes of this export are missing. Please make another one. */
export const lost = message('export.lost', {
  en: 'The bytes of this export are missing. Please make another one.',
  de: 'Die Daten dieses Exports fehlen. Bitte erstellen Sie einen neuen.',
  es: 'Faltan los bytes de esta exportación. Prepare otra.',
  fr: 'Les octets de cet export manquent. Veuillez en préparer un autre.',
  it: 'I byte di questa esportazione mancano. Ne prepari un’altra.',
  ja: 'このエクスポートのデータがありません。もう一度作成してください。',
});

/** Export not found */
export const notFound = message('export.not_found', {
  en: 'Export not found',
  de: 'Export nicht gefunden',
  es: 'Exportación no encontrada',
  fr: 'Export introuvable',
  it: 'Esportazione non trovata',
  ja: 'エクスポートが見つかりません',
});

/** The export could not be made. Nothing of your data has changed; please try again. */
export const notMade = message('export.not_made', {
  en: 'The export could not be made. Nothing of your data has changed; please try again.',
  de: 'Der Export konnte nicht erstellt werden. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es noch einmal.',
  es: 'No se ha podido preparar la exportación. Sus datos no han cambiado; inténtelo de nuevo.',
  fr: 'L’export n’a pas pu être préparé. Rien n’a changé dans vos données ; veuillez réessayer.',
  it: 'Non è stato possibile preparare l’esportazione. Nei Suoi dati non è cambiato nulla; riprovi.',
  ja: 'エクスポートを作成できませんでした。データは何も変わっていません。もう一度お試しください。',
});

/** The export is not made yet */
export const notReady = message('export.not_ready', {
  en: 'The export is not made yet',
  de: 'Der Export ist noch nicht fertig',
  es: 'La exportación aún no está lista',
  fr: 'L’export n’est pas encore prêt',
  it: 'L’esportazione non è ancora pronta',
  ja: 'エクスポートはまだできていません',
});

/** Something that the export is made of could not be reached for about an hour. Nothing of your data has changed; please try again later. */
export const outOfReach = message('export.out_of_reach', {
  en: 'Something that the export is made of could not be reached for about an hour. Nothing of your data has changed; please try again later.',
  de: 'Etwas, woraus der Export entsteht, war etwa eine Stunde lang nicht erreichbar. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es später noch einmal.',
  es: 'Algo de lo que contiene la exportación no ha estado accesible durante una hora aproximadamente. Sus datos no han cambiado; inténtelo más tarde.',
  fr: 'Une partie de ce que contient l’export est restée inaccessible pendant environ une heure. Rien n’a changé dans vos données ; veuillez réessayer plus tard.',
  it: 'Una parte di ciò che l’esportazione contiene non è stata raggiungibile per circa un’ora. Nei Suoi dati non è cambiato nulla; riprovi più tardi.',
  ja: 'エクスポートに必要なものに約 1 時間つながりませんでした。データは何も変わっていません。後でもう一度お試しください。',
});
