// Made of passport.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** The passport was begun several times and never finished. Nothing of your data has changed; please try again later. */
export const gaveUp = message('passport.gave_up', {
  en: 'The passport was begun several times and never finished. Nothing of your data has changed; please try again later.',
  de: 'Der Pass wurde mehrmals begonnen und nie fertig. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es später noch einmal.',
  es: 'El pasaporte se empezó varias veces y nunca se terminó. Nada de sus datos ha cambiado; inténtelo más tarde.',
  fr: 'Le passeport a été commencé plusieurs fois sans jamais aboutir. Rien de vos données n’a changé ; veuillez réessayer plus tard.',
  it: 'Il passaporto è stato iniziato più volte e mai finito. Nei suoi dati non è cambiato nulla; riprovi più tardi.',
  ja: 'パスポートの作成は何度か始まりましたが、完了しませんでした。データは何も変わっていません。後でもう一度お試しください。',
});

/** The bytes of this passport are missing. Please make another one. */
export const lost = message('passport.lost', {
  en: 'The bytes of this passport are missing. Please make another one.',
  de: 'Die Daten dieses Passes fehlen. Bitte erstellen Sie einen neuen.',
  es: 'Faltan los datos de este pasaporte. Haga otro, por favor.',
  fr: 'Les données de ce passeport manquent. Veuillez en faire un autre.',
  it: 'I dati di questo passaporto mancano. Ne crei un altro.',
  ja: 'このパスポートのデータがありません。もう一度作成してください。',
});

/** Passport not found */
export const notFound = message('passport.not_found', {
  en: 'Passport not found',
  de: 'Pass nicht gefunden',
  es: 'Pasaporte no encontrado',
  fr: 'Passeport introuvable',
  it: 'Passaporto non trovato',
  ja: 'パスポートが見つかりません',
});

/** The passport could not be made. Nothing of your data has changed; please try again. */
export const notMade = message('passport.not_made', {
  en: 'The passport could not be made. Nothing of your data has changed; please try again.',
  de: 'Der Pass konnte nicht erstellt werden. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es noch einmal.',
  es: 'No se pudo hacer el pasaporte. Nada de sus datos ha cambiado; inténtelo de nuevo.',
  fr: 'Le passeport n’a pas pu être fait. Rien de vos données n’a changé ; veuillez réessayer.',
  it: 'Non è stato possibile creare il passaporto. Nei suoi dati non è cambiato nulla; riprovi.',
  ja: 'パスポートを作成できませんでした。データは何も変わっていません。もう一度お試しください。',
});

/** The passport is not made yet */
export const notReady = message('passport.not_ready', {
  en: 'The passport is not made yet',
  de: 'Der Pass ist noch nicht fertig',
  es: 'El pasaporte aún no está hecho',
  fr: 'Le passeport n’est pas encore fait',
  it: 'Il passaporto non è ancora pronto',
  ja: 'パスポートはまだ作成されていません',
});

/** Something that the passport is made of could not be reached for about an hour. Nothing of your data has changed; please try again later. */
export const outOfReach = message('passport.out_of_reach', {
  en: 'Something that the passport is made of could not be reached for about an hour. Nothing of your data has changed; please try again later.',
  de: 'Etwas, woraus der Pass entsteht, war etwa eine Stunde lang nicht erreichbar. An Ihren Daten hat sich nichts geändert; bitte versuchen Sie es später noch einmal.',
  es: 'Algo de lo que se hace el pasaporte no estuvo accesible durante cerca de una hora. Nada de sus datos ha cambiado; inténtelo más tarde.',
  fr: 'Quelque chose dont le passeport est fait est resté inaccessible pendant environ une heure. Rien de vos données n’a changé ; veuillez réessayer plus tard.',
  it: 'Qualcosa di cui è fatto il passaporto non era raggiungibile per circa un’ora. Nei suoi dati non è cambiato nulla; riprovi più tardi.',
  ja: 'パスポートに必要なものに約 1 時間接続できませんでした。データは何も変わっていません。後でもう一度お試しください。',
});

/** A paper that was to stay is not among the papers of this vehicle, so that nothing was made. Please choose the papers that stay once more. */
export const paperUnknown = message('passport.paper_unknown', {
  en: 'A paper that was to stay is not among the papers of this vehicle, so that nothing was made. Please choose the papers that stay once more.',
  de: 'Ein Dokument, das zurückbleiben sollte, gehört nicht zu diesem Fahrzeug; deshalb wurde nichts erstellt. Bitte wählen Sie noch einmal, was zurückbleibt.',
  es: 'Un documento que debía quedarse no es de este vehículo, así que no se ha hecho nada. Elija de nuevo los documentos que se quedan.',
  fr: 'Un document qui devait rester n’est pas de ce véhicule ; rien n’a donc été fait. Veuillez choisir à nouveau les documents qui restent.',
  it: 'Un documento che doveva restare non è di questo veicolo, quindi non è stato fatto nulla. Scelga di nuovo i documenti che restano.',
  ja: '含めないとされた書類がこの車両のものではないため、何も作成されませんでした。含めない書類をもう一度選んでください。',
});

/** The history of this vehicle is larger than a passport can hold. “Download everything” takes all of it along. */
export const tooLarge = message('passport.too_large', {
  en: 'The history of this vehicle is larger than a passport can hold. “Download everything” takes all of it along.',
  de: 'Die Geschichte dieses Fahrzeugs ist größer, als ein Pass fassen kann. „Alles herunterladen“ nimmt sie ganz mit.',
  es: 'El historial de este vehículo es mayor de lo que cabe en un pasaporte. «Descargar todo» se lo lleva entero.',
  fr: 'L’historique de ce véhicule est plus grand que ce qu’un passeport peut contenir. « Tout télécharger » l’emporte en entier.',
  it: 'La storia di questo veicolo è più grande di quanto un passaporto possa contenere. «Scarica tutto» la porta con sé per intero.',
  ja: 'この車両の履歴は、パスポートに収まる大きさを超えています。「すべてダウンロード」なら、すべてを持ち出せます。',
});

/** The vehicle is not there any more. */
export const vehicleGone = message('passport.vehicle_gone', {
  en: 'The vehicle is not there any more.',
  de: 'Das Fahrzeug ist nicht mehr da.',
  es: 'El vehículo ya no está.',
  fr: 'Le véhicule n’est plus là.',
  it: 'Il veicolo non c’è più.',
  ja: 'この車両はもうありません。',
});

/** Which vehicle is it about? */
export const vehicleRequired = message('passport.vehicle_required', {
  en: 'Which vehicle is it about?',
  de: 'Um welches Fahrzeug geht es?',
  es: '¿De qué vehículo se trata?',
  fr: 'De quel véhicule s’agit-il ?',
  it: 'Di quale veicolo si tratta?',
  ja: 'どの車両についてですか？',
});
