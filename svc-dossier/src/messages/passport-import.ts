// Made of passport-import.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** This file has entries with names that no passport has. Nothing was stored. */
export const badNames = message('passport_import.bad_names', {
  en: 'This file has entries with names that no passport has. Nothing was stored.',
  de: 'Diese Datei hat Einträge mit Namen, die kein Pass hat. Nichts wurde gespeichert.',
  es: 'Este archivo tiene entradas con nombres que ningún pasaporte tiene. No se guardó nada.',
  fr: 'Ce fichier a des entrées dont aucun passeport n’a le nom. Rien n’a été enregistré.',
  it: 'Questo file ha voci con nomi che nessun passaporto ha. Nulla è stato salvato.',
  ja: 'このファイルにはパスポートにない名前の項目があります。何も保存されていません。',
});

/** This file was changed after it was sealed. Nothing was stored. */
export const changed = message('passport_import.changed', {
  en: 'This file was changed after it was sealed. Nothing was stored.',
  de: 'Diese Datei wurde nach dem Siegeln geändert. Nichts wurde gespeichert.',
  es: 'Este archivo se cambió después de sellarlo. No se guardó nada.',
  fr: 'Ce fichier a été modifié après avoir été scellé. Rien n’a été enregistré.',
  it: 'Questo file è stato modificato dopo essere stato sigillato. Nulla è stato salvato.',
  ja: 'このファイルは封印後に変更されています。何も保存されていません。',
});

/** Which collection does it come into? */
export const collectionRequired = message('passport_import.collection_required', {
  en: 'Which collection does it come into?',
  de: 'In welche Sammlung kommt es?',
  es: '¿A qué colección llega?',
  fr: 'Dans quelle collection arrive-t-il ?',
  it: 'In quale collezione arriva?',
  ja: 'どのコレクションに入れますか？',
});

/** This file holds records that this Carnet does not know. Nothing was stored. */
export const foreign = message('passport_import.foreign', {
  en: 'This file holds records that this Carnet does not know. Nothing was stored.',
  de: 'Diese Datei enthält Einträge, die dieses Carnet nicht kennt. Nichts wurde gespeichert.',
  es: 'Este archivo contiene registros que este Carnet no conoce. No se guardó nada.',
  fr: 'Ce fichier contient des données que ce Carnet ne connaît pas. Rien n’a été enregistré.',
  it: 'Questo file contiene dati che questo Carnet non conosce. Nulla è stato salvato.',
  ja: 'このファイルにはこの Carnet が知らない記録があります。何も保存されていません。',
});

/** The passport was begun several times and never finished. Nothing of it was kept; please try again later. */
export const gaveUp = message('passport_import.gave_up', {
  en: 'The passport was begun several times and never finished. Nothing of it was kept; please try again later.',
  de: 'Der Pass wurde mehrmals begonnen und nie fertig. Nichts davon wurde behalten; bitte versuchen Sie es später noch einmal.',
  es: 'El pasaporte se empezó varias veces y nunca se terminó. No se conservó nada; inténtelo más tarde.',
  fr: 'Le passeport a été commencé plusieurs fois sans jamais aboutir. Rien n’en a été gardé ; veuillez réessayer plus tard.',
  it: 'Il passaporto è stato iniziato più volte e mai finito. Non ne è stato conservato nulla; riprovi più tardi.',
  ja: 'パスポートの受け入れは何度か始まりましたが、完了しませんでした。何も残っていません。後でもう一度お試しください。',
});

/** A vehicle is here that seems to be the same */
export const isHere = message('passport_import.is_here', {
  en: 'A vehicle is here that seems to be the same',
  de: 'Hier ist ein Fahrzeug, das dasselbe zu sein scheint',
  es: 'Aquí hay un vehículo que parece ser el mismo',
  fr: 'Un véhicule qui semble être le même est ici',
  it: 'C’è già un veicolo che sembra lo stesso',
  ja: '同じと思われる車両がここにあります',
});

/** The journal in this file is not what was signed. Nothing was stored. */
export const journal = message('passport_import.journal', {
  en: 'The journal in this file is not what was signed. Nothing was stored.',
  de: 'Das Journal in dieser Datei ist nicht, was signiert wurde. Nichts wurde gespeichert.',
  es: 'El diario de este archivo no es lo que se firmó. No se guardó nada.',
  fr: 'Le journal de ce fichier n’est pas ce qui a été signé. Rien n’a été enregistré.',
  it: 'Il registro in questo file non è ciò che è stato firmato. Nulla è stato salvato.',
  ja: 'このファイルのジャーナルは署名されたものと異なります。何も保存されていません。',
});

/** This passport was made by a newer Carnet. Update this one, then send it again. Nothing was stored, and nothing is lost. */
export const newer = message('passport_import.newer', {
  en: 'This passport was made by a newer Carnet. Update this one, then send it again. Nothing was stored, and nothing is lost.',
  de: 'Dieser Pass stammt von einem neueren Carnet. Aktualisieren Sie dieses und senden Sie ihn noch einmal. Nichts wurde gespeichert, und nichts ist verloren.',
  es: 'Este pasaporte lo hizo un Carnet más reciente. Actualice este y envíelo de nuevo. No se guardó nada y nada se ha perdido.',
  fr: 'Ce passeport vient d’un Carnet plus récent. Mettez celui-ci à jour, puis renvoyez-le. Rien n’a été enregistré, et rien n’est perdu.',
  it: 'Questo passaporto viene da un Carnet più recente. Aggiorni questo e lo invii di nuovo. Nulla è stato salvato e nulla è perso.',
  ja: 'このパスポートはより新しい Carnet で作られました。こちらを更新してから、もう一度送ってください。何も保存されず、何も失われていません。',
});

/** This is no passport of Carnet, or its end is missing. Nothing was stored. */
export const noPassport = message('passport_import.no_passport', {
  en: 'This is no passport of Carnet, or its end is missing. Nothing was stored.',
  de: 'Das ist kein Pass von Carnet, oder sein Ende fehlt. Nichts wurde gespeichert.',
  es: 'No es un pasaporte de Carnet, o falta su final. No se guardó nada.',
  fr: 'Ce n’est pas un passeport de Carnet, ou sa fin manque. Rien n’a été enregistré.',
  it: 'Questo non è un passaporto di Carnet, o manca la fine. Nulla è stato salvato.',
  ja: 'これは Carnet のパスポートではないか、末尾が欠けています。何も保存されていません。',
});

/** Passport not found */
export const notFound = message('passport_import.not_found', {
  en: 'Passport not found',
  de: 'Pass nicht gefunden',
  es: 'Pasaporte no encontrado',
  fr: 'Passeport introuvable',
  it: 'Passaporto non trovato',
  ja: 'パスポートが見つかりません',
});

/** The passport could not be taken in. Nothing of it was kept; please try again. */
export const notMade = message('passport_import.not_made', {
  en: 'The passport could not be taken in. Nothing of it was kept; please try again.',
  de: 'Der Pass konnte nicht aufgenommen werden. Nichts davon wurde behalten; bitte versuchen Sie es noch einmal.',
  es: 'No se pudo incorporar el pasaporte. No se conservó nada; inténtelo de nuevo.',
  fr: 'Le passeport n’a pas pu être repris. Rien n’en a été gardé ; veuillez réessayer.',
  it: 'Non è stato possibile accogliere il passaporto. Non ne è stato conservato nulla; riprovi.',
  ja: 'パスポートを受け入れられませんでした。何も残っていません。もう一度お試しください。',
});

/** This passport cannot be taken in now */
export const notToBeTaken = message('passport_import.not_to_be_taken', {
  en: 'This passport cannot be taken in now',
  de: 'Dieser Pass kann jetzt nicht aufgenommen werden',
  es: 'Este pasaporte no se puede incorporar ahora',
  fr: 'Ce passeport ne peut pas être repris maintenant',
  it: 'Questo passaporto non può essere accolto ora',
  ja: 'このパスポートは今は受け入れられません',
});

/** Something could not be reached for about an hour. Nothing of the passport was kept; please try again later. */
export const outOfReach = message('passport_import.out_of_reach', {
  en: 'Something could not be reached for about an hour. Nothing of the passport was kept; please try again later.',
  de: 'Etwas war etwa eine Stunde lang nicht erreichbar. Nichts vom Pass wurde behalten; bitte versuchen Sie es später noch einmal.',
  es: 'Algo no estuvo accesible durante cerca de una hora. No se conservó nada del pasaporte; inténtelo más tarde.',
  fr: 'Quelque chose est resté inaccessible pendant environ une heure. Rien du passeport n’a été gardé ; veuillez réessayer plus tard.',
  it: 'Qualcosa non era raggiungibile per circa un’ora. Del passaporto non è stato conservato nulla; riprovi più tardi.',
  ja: '約 1 時間接続できないものがありました。パスポートからは何も残っていません。後でもう一度お試しください。',
});

/** A record could not be stored as it stands in the passport, so nothing of it was kept. */
export const refused = message('passport_import.refused', {
  en: 'A record could not be stored as it stands in the passport, so nothing of it was kept.',
  de: 'Ein Eintrag konnte nicht so gespeichert werden, wie er im Pass steht; darum wurde nichts davon behalten.',
  es: 'Un registro no se pudo guardar tal como está en el pasaporte, así que no se conservó nada.',
  fr: 'Une entrée n’a pas pu être enregistrée telle qu’elle est dans le passeport ; rien n’en a donc été gardé.',
  it: 'Una voce non ha potuto essere salvata come sta nel passaporto, quindi non ne è stato conservato nulla.',
  ja: 'パスポートの記録をそのまま保存できなかったため、何も残していません。',
});

/** This passport was taken in before, and its vehicle is still here */
export const takenBefore = message('passport_import.taken_before', {
  en: 'This passport was taken in before, and its vehicle is still here',
  de: 'Dieser Pass wurde schon aufgenommen, und sein Fahrzeug ist noch hier',
  es: 'Este pasaporte ya se incorporó y su vehículo sigue aquí',
  fr: 'Ce passeport a déjà été repris, et son véhicule est toujours ici',
  it: 'Questo passaporto è già stato accolto e il suo veicolo è ancora qui',
  ja: 'このパスポートは以前に受け入れられ、その車両はまだここにあります',
});

/** This file holds more than a passport may. Nothing was stored. */
export const tooMuch = message('passport_import.too_much', {
  en: 'This file holds more than a passport may. Nothing was stored.',
  de: 'Diese Datei enthält mehr, als ein Pass darf. Nichts wurde gespeichert.',
  es: 'Este archivo contiene más de lo que un pasaporte puede. No se guardó nada.',
  fr: 'Ce fichier contient plus qu’un passeport ne le peut. Rien n’a été enregistré.',
  it: 'Questo file contiene più di quanto un passaporto possa. Nulla è stato salvato.',
  ja: 'このファイルはパスポートの上限を超えています。何も保存されていません。',
});

/** What lies in this file is not what its list says. Nothing was stored. */
export const unlikeManifest = message('passport_import.unlike_manifest', {
  en: 'What lies in this file is not what its list says. Nothing was stored.',
  de: 'Was in dieser Datei liegt, ist nicht, was ihr Verzeichnis sagt. Nichts wurde gespeichert.',
  es: 'Lo que hay en este archivo no es lo que dice su lista. No se guardó nada.',
  fr: 'Le contenu de ce fichier n’est pas ce que dit sa liste. Rien n’a été enregistré.',
  it: 'Il contenuto di questo file non è ciò che dice il suo elenco. Nulla è stato salvato.',
  ja: 'このファイルの中身は一覧と一致しません。何も保存されていません。',
});
