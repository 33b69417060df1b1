// Made of import.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Name the import by a UUID */
export const batchRequired = message('import.batch_required', {
  en: 'Name the import by a UUID',
  de: 'Geben Sie dem Import eine UUID',
  es: 'Identifique la importación con un UUID',
  fr: 'Nommez l’import par un UUID',
  it: 'Indicare un UUID per l’importazione',
  ja: 'インポートを UUID で指定してください',
});

/** Say which file it is */
export const fileRequired = message('import.file_required', {
  en: 'Say which file it is',
  de: 'Geben Sie an, welche Datei es ist',
  es: 'Indique de qué archivo se trata',
  fr: 'Indiquez de quel fichier il s’agit',
  it: 'Indicare di quale file si tratta',
  ja: 'どのファイルかを指定してください',
});

/** The file's hash must be 64 hexadecimal digits */
export const hashBroken = message('import.hash_broken', {
  en: "The file's hash must be 64 hexadecimal digits",
  de: 'Die Prüfsumme der Datei muss aus 64 hexadezimalen Ziffern bestehen',
  es: 'El hash del archivo debe tener 64 dígitos hexadecimales',
  fr: 'L’empreinte du fichier doit avoir 64 chiffres hexadécimaux',
  it: 'L’hash del file deve avere 64 cifre esadecimali',
  ja: 'ファイルのハッシュは 64 桁の 16 進数でなければなりません',
});

/** Two entries have the same row */
export const rowTwice = message('import.row_twice', {
  en: 'Two entries have the same row',
  de: 'Zwei Einträge haben dieselbe Zeile',
  es: 'Dos entradas tienen la misma fila',
  fr: 'Deux entrées ont la même ligne',
  it: 'Due voci hanno la stessa riga',
  ja: '2 つの項目が同じ行を指しています',
});
