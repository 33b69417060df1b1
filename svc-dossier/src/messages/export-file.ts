// Made of export-file.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Your account, where you are signed in, your second factor, API keys and reminders are lists as well. What opens your account is not in it: no password, no secret, and of API keys only how they begin. */
export const account = message('export_file.account', {
  en: 'Your account, where you are signed in, your second factor, API keys and reminders are lists as well. What opens your account is not in it: no password, no secret, and of API keys only how they begin.',
  de: 'Auch Ihr Konto, wo Sie angemeldet sind, Ihr zweiter Faktor, Ihre API-Schlüssel und Ihre Erinnerungen sind Listen. Was Ihr Konto öffnet, ist nicht enthalten: kein Passwort, kein Geheimnis, und von API-Schlüsseln nur der Anfang.',
  es: 'También son listas su cuenta, dónde ha iniciado sesión, su segundo factor, sus claves de API y sus recordatorios. No se incluye lo que da acceso a su cuenta: ni contraseñas ni secretos y, de las claves de API, solo cómo empiezan.',
  fr: 'Votre compte, les endroits où vous êtes connecté, votre second facteur, vos clés d’API et vos rappels sont aussi des listes. Ce qui ouvre votre compte n’y figure pas : ni mot de passe, ni secret et, des clés d’API, seulement le début.',
  it: 'Anche il Suo account, dove ha effettuato l’accesso, il Suo secondo fattore, le Sue chiavi API e i Suoi promemoria sono elenchi. Ciò che apre il Suo account non c’è: nessuna password, nessun segreto e, delle chiavi API, solo l’inizio.',
  ja: 'アカウント、ログイン中の場所、2 段階認証、API キー、リマインダーも一覧に含まれます。アカウントを開けるもの（パスワードや秘密の値）は含まれず、API キーは先頭の部分だけです。',
});

/** The PDFs of dossiers. */
export const books = message('export_file.books', {
  en: 'The PDFs of dossiers.',
  de: 'Die PDFs von Dossiers.',
  es: 'Los PDF de los dosieres.',
  fr: 'Les PDF des dossiers.',
  it: 'I PDF dei dossier.',
  ja: '車歴書の PDF。',
});

/** The same lists for a spreadsheet: UTF-8, with commas. A text that a spreadsheet would take for a formula begins with an apostrophe. Lists and nested values stand as JSON. */
export const csv = message('export_file.csv', {
  en: 'The same lists for a spreadsheet: UTF-8, with commas. A text that a spreadsheet would take for a formula begins with an apostrophe. Lists and nested values stand as JSON.',
  de: 'Dieselben Listen für eine Tabellenkalkulation: UTF-8, mit Kommas. Ein Text, den sie für eine Formel halten würde, beginnt mit einem Apostroph. Listen und verschachtelte Werte stehen als JSON.',
  es: 'Las mismas listas para una hoja de cálculo: UTF-8, con comas. Un texto que una hoja de cálculo tomaría por una fórmula empieza con un apóstrofo. Las listas y los valores anidados están en JSON.',
  fr: 'Les mêmes listes pour un tableur : UTF-8, avec des virgules. Un texte qu’un tableur prendrait pour une formule commence par une apostrophe. Les listes et les valeurs imbriquées sont en JSON.',
  it: 'Gli stessi elenchi per un foglio di calcolo: UTF-8, con virgole. Un testo che un foglio di calcolo prenderebbe per una formula comincia con un apostrofo. Elenchi e valori annidati sono in JSON.',
  ja: '同じ一覧の表計算用ファイル。UTF-8、コンマ区切りです。数式とみなされる文字列はアポストロフィで始まります。一覧や入れ子の値は JSON です。',
});

/** Documents */
export const documents = message('export_file.documents', {
  en: 'Documents',
  de: 'Dokumente',
  es: 'Documentos',
  fr: 'Documents',
  it: 'Documenti',
  ja: '書類',
});

/** The photos and documents as they were added, by vehicle. */
export const files = message('export_file.files', {
  en: 'The photos and documents as they were added, by vehicle.',
  de: 'Die Fotos und Dokumente, wie sie hinzugefügt wurden, nach Fahrzeugen.',
  es: 'Las fotos y los documentos tal como se añadieron, por vehículo.',
  fr: 'Les photos et documents tels qu’ils ont été ajoutés, par véhicule.',
  it: 'Le foto e i documenti come sono stati aggiunti, per veicolo.',
  ja: '追加されたままの写真と書類。車両ごとに分かれています。',
});

/** Open it in a browser: your collections, and each vehicle with its history, to read and to print. */
export const index = message('export_file.index', {
  en: 'Open it in a browser: your collections, and each vehicle with its history, to read and to print.',
  de: 'Im Browser zu öffnen: Ihre Sammlungen und jedes Fahrzeug mit seiner Geschichte, zum Lesen und Drucken.',
  es: 'Para abrir en un navegador: sus colecciones y cada vehículo con su historial, para leer e imprimir.',
  fr: 'À ouvrir dans un navigateur : vos collections et chaque véhicule avec son historique, à lire et à imprimer.',
  it: 'Da aprire in un browser: le Sue collezioni e ogni veicolo con la sua storia, da leggere e da stampare.',
  ja: 'ブラウザーで開くページ。コレクションと、それぞれの車両の履歴を読んだり印刷したりできます。',
});

/** Issues */
export const issues = message('export_file.issues', {
  en: 'Issues',
  de: 'Mängel',
  es: 'Problemas',
  fr: 'Problèmes',
  it: 'Problemi',
  ja: '不具合',
});

/** What was changed, and when, is in json/journal-….ndjson; of deleted records only that they were deleted. */
export const journal = message('export_file.journal', {
  en: 'What was changed, and when, is in json/journal-….ndjson; of deleted records only that they were deleted.',
  de: 'Was wann geändert wurde, steht in json/journal-….ndjson; von gelöschten Einträgen nur, dass sie gelöscht wurden.',
  es: 'Lo que se modificó, y cuándo, está en json/journal-….ndjson; de los registros eliminados, solo que se eliminaron.',
  fr: 'Ce qui a été modifié, et quand, est dans json/journal-….ndjson ; des entrées supprimées, seulement leur suppression.',
  it: 'Che cosa è stato modificato, e quando, è in json/journal-….ndjson; delle voci eliminate solo che sono state eliminate.',
  ja: '何がいつ変更されたかは json/journal-….ndjson にあります。削除された記録については、削除されたことだけが残ります。',
});

/** Each list as JSON, one entry to a line (NDJSON). Beside it lies what its fields are, as a JSON Schema. */
export const json = message('export_file.json', {
  en: 'Each list as JSON, one entry to a line (NDJSON). Beside it lies what its fields are, as a JSON Schema.',
  de: 'Jede Liste als JSON, ein Eintrag je Zeile (NDJSON). Daneben steht als JSON Schema, was die Felder sind.',
  es: 'Cada lista en JSON, una entrada por línea (NDJSON). Al lado está la descripción de sus campos, como JSON Schema.',
  fr: 'Chaque liste en JSON, une entrée par ligne (NDJSON). À côté se trouve la description de ses champs, en JSON Schema.',
  it: 'Ogni elenco in JSON, una voce per riga (NDJSON). Accanto si trova la descrizione dei campi, come JSON Schema.',
  ja: 'それぞれの一覧の JSON。1 行に 1 件です (NDJSON)。項目の説明は隣の JSON Schema にあります。',
});

/** All lists */
export const lists = message('export_file.lists', {
  en: 'All lists',
  de: 'Alle Listen',
  es: 'Todas las listas',
  fr: 'Toutes les listes',
  it: 'Tutti gli elenchi',
  ja: 'すべての一覧',
});

/** Asked for on {day}. {rows, plural, one {# entry} other {# entries}} in {lists} lists, {files, plural, one {# photo or document} other {# photos and documents}}. */
export const made = messageOf<{ day: string | number; files: number; lists: string | number; rows: number }>(
  'export_file.made',
  {
    en: (p, f) =>
      'Asked for on ' +
      p.day +
      '. ' +
      (p.rows === 1 ? '' + f(p.rows) + ' entry' : '' + f(p.rows) + ' entries') +
      ' in ' +
      p.lists +
      ' lists, ' +
      (p.files === 1 ? '' + f(p.files) + ' photo or document' : '' + f(p.files) + ' photos and documents') +
      '.',
    de: (p, f) =>
      'Angefordert am ' +
      p.day +
      '. ' +
      (p.rows === 1 ? '' + f(p.rows) + ' Eintrag' : '' + f(p.rows) + ' Einträge') +
      ' in ' +
      p.lists +
      ' Listen, ' +
      (p.files === 1 ? '' + f(p.files) + ' Foto oder Dokument' : '' + f(p.files) + ' Fotos und Dokumente') +
      '.',
    es: (p, f) =>
      'Solicitado el ' +
      p.day +
      '. ' +
      (p.rows === 1 ? '' + f(p.rows) + ' entrada' : '' + f(p.rows) + ' entradas') +
      ' en ' +
      p.lists +
      ' listas, ' +
      (p.files === 1 ? '' + f(p.files) + ' foto o documento' : '' + f(p.files) + ' fotos y documentos') +
      '.',
    fr: (p, f) =>
      'Demandé le ' +
      p.day +
      '. ' +
      (p.rows < 2 ? '' + f(p.rows) + ' entrée' : '' + f(p.rows) + ' entrées') +
      ' dans ' +
      p.lists +
      ' listes, ' +
      (p.files < 2 ? '' + f(p.files) + ' photo ou document' : '' + f(p.files) + ' photos et documents') +
      '.',
    it: (p, f) =>
      'Richiesto il ' +
      p.day +
      '. ' +
      (p.rows === 1 ? '' + f(p.rows) + ' voce' : '' + f(p.rows) + ' voci') +
      ' in ' +
      p.lists +
      ' elenchi, ' +
      (p.files === 1 ? '' + f(p.files) + ' foto o documento' : '' + f(p.files) + ' foto e documenti') +
      '.',
    ja: (p, f) =>
      '' +
      p.day +
      ' に依頼。' +
      p.lists +
      ' 件の一覧に ' +
      ('' + f(p.rows)) +
      ' 件の記録、写真と書類 ' +
      ('' + f(p.files)) +
      ' 件。',
  },
);

/** How many entries each list has, which file is which photo or document, and the SHA-256 of each file. */
export const manifest = message('export_file.manifest', {
  en: 'How many entries each list has, which file is which photo or document, and the SHA-256 of each file.',
  de: 'Wie viele Einträge jede Liste hat, welche Datei welches Foto oder Dokument ist, und der SHA-256 jeder Datei.',
  es: 'Cuántas entradas tiene cada lista, qué archivo es qué foto o documento, y el SHA-256 de cada archivo.',
  fr: 'Le nombre d’entrées de chaque liste, quel fichier est quelle photo ou quel document, et le SHA-256 de chaque fichier.',
  it: 'Quante voci ha ogni elenco, quale file è quale foto o documento, e lo SHA-256 di ogni file.',
  ja: 'それぞれの一覧の件数、どのファイルがどの写真や書類か、各ファイルの SHA-256。',
});

/** {files, plural, one {The bytes of # photo or document are} other {The bytes of # photos and documents are}} lost; manifest.json names them (missing). */
export const missing = messageOf<{ files: number }>('export_file.missing', {
  en: (p, f) =>
    '' +
    (p.files === 1
      ? 'The bytes of ' + f(p.files) + ' photo or document are'
      : 'The bytes of ' + f(p.files) + ' photos and documents are') +
    ' lost; manifest.json names them (missing).',
  de: (p, f) =>
    '' +
    (p.files === 1
      ? 'Die Daten von ' + f(p.files) + ' Foto oder Dokument sind'
      : 'Die Daten von ' + f(p.files) + ' Fotos und Dokumenten sind') +
    ' verloren; manifest.json nennt sie (missing).',
  es: (p, f) =>
    '' +
    (p.files === 1
      ? 'Se han perdido los bytes de ' + f(p.files) + ' foto o documento'
      : 'Se han perdido los bytes de ' + f(p.files) + ' fotos y documentos') +
    '; manifest.json los indica (missing).',
  fr: (p, f) =>
    '' +
    (p.files < 2
      ? 'Les octets de ' + f(p.files) + ' photo ou document sont perdus'
      : 'Les octets de ' + f(p.files) + ' photos et documents sont perdus') +
    ' ; manifest.json les nomme (missing).',
  it: (p, f) =>
    '' +
    (p.files === 1
      ? 'I byte di ' + f(p.files) + ' foto o documento sono perduti'
      : 'I byte di ' + f(p.files) + ' foto e documenti sono perduti') +
    '; manifest.json li indica (missing).',
  ja: (p, f) =>
    '写真と書類 ' + ('' + f(p.files)) + ' 件のデータが失われています。manifest.json (missing) に記されています。',
});

/** Parts */
export const parts = message('export_file.parts', {
  en: 'Parts',
  de: 'Teile',
  es: 'Piezas',
  fr: 'Pièces',
  it: 'Ricambi',
  ja: '部品',
});

/** Photos */
export const photos = message('export_file.photos', {
  en: 'Photos',
  de: 'Fotos',
  es: 'Fotos',
  fr: 'Photos',
  it: 'Foto',
  ja: '写真',
});

/** Everything that you have in Carnet */
export const title = message('export_file.title', {
  en: 'Everything that you have in Carnet',
  de: 'Alles, was Sie in Carnet haben',
  es: 'Todo lo que tiene en Carnet',
  fr: 'Tout ce que vous avez dans Carnet',
  it: 'Tutto ciò che ha in Carnet',
  ja: 'Carnet にあるすべてのデータ',
});

/** Photos and documents that lie in the trash. */
export const trash = message('export_file.trash', {
  en: 'Photos and documents that lie in the trash.',
  de: 'Fotos und Dokumente im Papierkorb.',
  es: 'Fotos y documentos de la papelera.',
  fr: 'Les photos et documents de la corbeille.',
  it: 'Foto e documenti nel cestino.',
  ja: 'ごみ箱の中の写真と書類。',
});
