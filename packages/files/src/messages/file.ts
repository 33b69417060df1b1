// Made of file.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** The file is not that long */
export const beyondTheEnd = message('file.beyond_the_end', {
  en: 'The file is not that long',
  de: 'So lang ist die Datei nicht',
  es: 'El archivo no es tan largo',
  fr: 'Le fichier n’est pas si long',
  it: 'Il file non è così lungo',
  ja: 'ファイルはその長さに達していません',
});

/** The file is not there */
export const notThere = message('file.not_there', {
  en: 'The file is not there',
  de: 'Die Datei ist nicht da',
  es: 'El archivo no está',
  fr: 'Le fichier n’est pas là',
  it: 'Il file non c’è',
  ja: 'ファイルがありません',
});

/** Too many files are being sent at once. Please try again in a moment. */
export const tooManyDownloads = message('file.too_many_downloads', {
  en: 'Too many files are being sent at once. Please try again in a moment.',
  de: 'Es werden gerade zu viele Dateien gleichzeitig gesendet. Bitte versuchen Sie es gleich noch einmal.',
  es: 'Se están enviando demasiados archivos a la vez. Inténtelo de nuevo en un momento.',
  fr: 'Trop de fichiers sont en cours d’envoi. Réessayez dans un instant.',
  it: 'Troppi file in invio contemporaneamente. Riprovi tra un momento.',
  ja: '同時に送信されているファイルが多すぎます。少し待ってから、もう一度お試しください。',
});
