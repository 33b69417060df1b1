// Made of buyer-page.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** {entries, plural, one {# entry} other {# entries}} of its history, each with what stands behind it: a paper, a photograph, or the owner’s word. */
export const about = messageOf<{ entries: number }>('buyer_page.about', {
  en: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') +
    ' of its history, each with what stands behind it: a paper, a photograph, or the owner’s word.',
  de: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträge') +
    ' seiner Geschichte, jeder mit dem, was dahinter steht: ein Beleg, ein Foto oder das Wort des Besitzers.',
  es: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' entrada' : '' + f(p.entries) + ' entradas') +
    ' de su historia, cada una con lo que la respalda: un documento, una foto o la palabra del propietario.',
  fr: (p, f) =>
    '' +
    (p.entries < 2 ? '' + f(p.entries) + ' entrée' : '' + f(p.entries) + ' entrées') +
    ' de son histoire, chacune avec ce qui l’appuie : un document, une photo ou la parole du propriétaire.',
  it: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' voce' : '' + f(p.entries) + ' voci') +
    ' della sua storia, ognuna con ciò che la sostiene: un documento, una foto o la parola del proprietario.',
  ja: (p, f) =>
    'この車の記録' + ('' + f(p.entries)) + '件。それぞれに、書類、写真、所有者の言葉のどれが裏付けかを示します。',
});

/** A part of this history does not answer right now. Please try again in a minute. */
export const awayText = message('buyer_page.away_text', {
  en: 'A part of this history does not answer right now. Please try again in a minute.',
  de: 'Ein Teil dieser Geschichte antwortet im Moment nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  es: 'Una parte de esta historia no responde en este momento. Inténtelo de nuevo dentro de un minuto.',
  fr: 'Une partie de cette histoire ne répond pas en ce moment. Veuillez réessayer dans une minute.',
  it: 'Una parte di questa storia al momento non risponde. Riprovi tra un minuto.',
  ja: 'この履歴の一部が現在応答していません。しばらくしてからもう一度お試しください。',
});

/** Not at the moment */
export const awayTitle = message('buyer_page.away_title', {
  en: 'Not at the moment',
  de: 'Gerade nicht',
  es: 'Ahora mismo no',
  fr: 'Pas pour l’instant',
  it: 'Non in questo momento',
  ja: 'ただいま表示できません',
});

/** The book */
export const book = message('buyer_page.book', {
  en: 'The book',
  de: 'Das Buch',
  es: 'El libro',
  fr: 'Le livre',
  it: 'Il libro',
  ja: '記録簿',
});

/** Its history as a sealed document, as it was on {day}. */
export const bookText = messageOf<{ day: string | number }>('buyer_page.book_text', {
  en: (p) => 'Its history as a sealed document, as it was on ' + p.day + '.',
  de: (p) => 'Die Geschichte als versiegeltes Dokument, vom ' + p.day + '.',
  es: (p) => 'Su historia como documento sellado, del ' + p.day + '.',
  fr: (p) => 'Son histoire en document scellé, du ' + p.day + '.',
  it: (p) => 'La sua storia come documento sigillato, del ' + p.day + '.',
  ja: (p) => '' + p.day + '時点の履歴を封印した文書です。',
});

/** Check a book */
export const checkBook = message('buyer_page.check_book', {
  en: 'Check a book',
  de: 'Ein Buch prüfen',
  es: 'Comprobar un libro',
  fr: 'Vérifier un livre',
  it: 'Controlla un libro',
  ja: '記録簿を検証する',
});

/** Data */
export const data = message('buyer_page.data', {
  en: 'Data',
  de: 'Daten',
  es: 'Datos',
  fr: 'Données',
  it: 'Dati',
  ja: 'データ',
});

/** Download the PDF ({size} MB) */
export const download = messageOf<{ size: string | number }>('buyer_page.download', {
  en: (p) => 'Download the PDF (' + p.size + ' MB)',
  de: (p) => 'PDF herunterladen (' + p.size + ' MB)',
  es: (p) => 'Descargar el PDF (' + p.size + ' MB)',
  fr: (p) => 'Télécharger le PDF (' + p.size + ' Mo)',
  it: (p) => 'Scarica il PDF (' + p.size + ' MB)',
  ja: (p) => 'PDFをダウンロード（' + p.size + ' MB）',
});

/** Earlier entries */
export const earlier = message('buyer_page.earlier', {
  en: 'Earlier entries',
  de: 'Frühere Einträge',
  es: 'Entradas anteriores',
  fr: 'Entrées antérieures',
  it: 'Voci precedenti',
  ja: '以前の記録',
});

/** The address is wrong, or the owner of the vehicle has ended this page. */
export const endedText = message('buyer_page.ended_text', {
  en: 'The address is wrong, or the owner of the vehicle has ended this page.',
  de: 'Die Adresse ist falsch, oder der Besitzer des Fahrzeugs hat diese Seite beendet.',
  es: 'La dirección no es correcta, o el propietario del vehículo ha cerrado esta página.',
  fr: 'L’adresse est fausse, ou le propriétaire du véhicule a mis fin à cette page.',
  it: 'L’indirizzo è sbagliato, o il proprietario del veicolo ha chiuso questa pagina.',
  ja: 'アドレスが正しくないか、車両の所有者がこのページを終了しました。',
});

/** There is nothing here */
export const endedTitle = message('buyer_page.ended_title', {
  en: 'There is nothing here',
  de: 'Hier ist nichts',
  es: 'Aquí no hay nada',
  fr: 'Il n’y a rien ici',
  it: 'Qui non c’è niente',
  ja: 'ここには何もありません',
});

/** {entries, plural, one {# entry} other {# entries}} */
export const entries = messageOf<{ entries: number }>('buyer_page.entries', {
  en: (p, f) => '' + (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries'),
  de: (p, f) => '' + (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträge'),
  es: (p, f) => '' + (p.entries === 1 ? '' + f(p.entries) + ' entrada' : '' + f(p.entries) + ' entradas'),
  fr: (p, f) => '' + (p.entries < 2 ? '' + f(p.entries) + ' entrée' : '' + f(p.entries) + ' entrées'),
  it: (p, f) => '' + (p.entries === 1 ? '' + f(p.entries) + ' voce' : '' + f(p.entries) + ' voci'),
  ja: (p, f) => '' + ('' + f(p.entries)) + '件',
});

/** Equipment */
export const equipment = message('buyer_page.equipment', {
  en: 'Equipment',
  de: 'Ausstattung',
  es: 'Equipamiento',
  fr: 'Équipement',
  it: 'Dotazione',
  ja: '装備',
});

/** Fitted parts */
export const fitted = message('buyer_page.fitted', {
  en: 'Fitted parts',
  de: 'Verbaute Teile',
  es: 'Piezas montadas',
  fr: 'Pièces montées',
  it: 'Parti montate',
  ja: '取り付けられている部品',
});

/** History */
export const history = message('buyer_page.history', {
  en: 'History',
  de: 'Geschichte',
  es: 'Historia',
  fr: 'Histoire',
  it: 'Storia',
  ja: '履歴',
});

/** {kind, select, service {Service} modification {Modification} issue {Issue} trackDay {Track day} other {Owner}} */
export const kind = messageOf<{ kind: 'issue' | 'modification' | 'other' | 'service' | 'trackDay' }>(
  'buyer_page.kind',
  {
    en: (p) =>
      '' +
      (p.kind === 'service'
        ? 'Service'
        : p.kind === 'modification'
          ? 'Modification'
          : p.kind === 'issue'
            ? 'Issue'
            : p.kind === 'trackDay'
              ? 'Track day'
              : 'Owner'),
    de: (p) =>
      '' +
      (p.kind === 'service'
        ? 'Service'
        : p.kind === 'modification'
          ? 'Umbau'
          : p.kind === 'issue'
            ? 'Mangel'
            : p.kind === 'trackDay'
              ? 'Tag auf der Rennstrecke'
              : 'Besitzer'),
    es: (p) =>
      '' +
      (p.kind === 'service'
        ? 'Servicio'
        : p.kind === 'modification'
          ? 'Modificación'
          : p.kind === 'issue'
            ? 'Avería'
            : p.kind === 'trackDay'
              ? 'Día de circuito'
              : 'Propietario'),
    fr: (p) =>
      '' +
      (p.kind === 'service'
        ? 'Entretien'
        : p.kind === 'modification'
          ? 'Modification'
          : p.kind === 'issue'
            ? 'Défaut'
            : p.kind === 'trackDay'
              ? 'Journée circuit'
              : 'Propriétaire'),
    it: (p) =>
      '' +
      (p.kind === 'service'
        ? 'Manutenzione'
        : p.kind === 'modification'
          ? 'Modifica'
          : p.kind === 'issue'
            ? 'Difetto'
            : p.kind === 'trackDay'
              ? 'Giornata in pista'
              : 'Proprietario'),
    ja: (p) =>
      '' +
      (p.kind === 'service'
        ? '整備'
        : p.kind === 'modification'
          ? '改造'
          : p.kind === 'issue'
            ? '不具合'
            : p.kind === 'trackDay'
              ? 'サーキット走行'
              : '所有者'),
  },
);

/** Later entries */
export const later = message('buyer_page.later', {
  en: 'Later entries',
  de: 'Spätere Einträge',
  es: 'Entradas posteriores',
  fr: 'Entrées postérieures',
  it: 'Voci successive',
  ja: '以後の記録',
});

/** With a bar beside it: written down more than sixty days later */
export const markLate = message('buyer_page.mark_late', {
  en: 'With a bar beside it: written down more than sixty days later',
  de: 'Mit einem Strich daneben: mehr als sechzig Tage später aufgeschrieben',
  es: 'Con una barra al lado: anotado más de sesenta días después',
  fr: 'Avec une barre à côté : noté plus de soixante jours après',
  it: 'Con una barra accanto: scritto più di sessanta giorni dopo',
  ja: '横に棒があるもの：60日を過ぎてから記入',
});

/** A paper by somebody else, such as an invoice */
export const markPaper = message('buyer_page.mark_paper', {
  en: 'A paper by somebody else, such as an invoice',
  de: 'Ein Beleg von jemand anderem, etwa eine Rechnung',
  es: 'Un documento de otra persona, como una factura',
  fr: 'Un document d’un tiers, une facture par exemple',
  it: 'Un documento di qualcun altro, per esempio una fattura',
  ja: '請求書など、第三者の書類',
});

/** A photograph */
export const markPhoto = message('buyer_page.mark_photo', {
  en: 'A photograph',
  de: 'Ein Foto',
  es: 'Una foto',
  fr: 'Une photo',
  it: 'Una foto',
  ja: '写真',
});

/** The owner’s word */
export const markWord = message('buyer_page.mark_word', {
  en: 'The owner’s word',
  de: 'Das Wort des Besitzers',
  es: 'La palabra del propietario',
  fr: 'La parole du propriétaire',
  it: 'La parola del proprietario',
  ja: '所有者の言葉',
});

/** The newest first. The mark of an entry says what stands behind it; it does not say that anybody has examined it. */
export const marksIntro = message('buyer_page.marks_intro', {
  en: 'The newest first. The mark of an entry says what stands behind it; it does not say that anybody has examined it.',
  de: 'Das Neueste zuerst. Das Zeichen eines Eintrags sagt, was dahinter steht; es sagt nicht, dass jemand es geprüft hat.',
  es: 'Lo más reciente primero. La marca de una entrada dice qué la respalda; no dice que alguien lo haya comprobado.',
  fr: 'Le plus récent d’abord. La marque d’une entrée dit ce qui l’appuie ; elle ne dit pas que quelqu’un l’a vérifié.',
  it: 'Prima il più recente. Il segno di una voce dice che cosa la sostiene; non dice che qualcuno l’abbia verificata.',
  ja: '新しい順です。各記録の印はその裏付けを示すもので、誰かが確認したという意味ではありません。',
});

/** Model year */
export const modelYear = message('buyer_page.model_year', {
  en: 'Model year',
  de: 'Modelljahr',
  es: 'Año del modelo',
  fr: 'Année du modèle',
  it: 'Anno del modello',
  ja: '年式',
});

/** There is more of this than the page shows. */
export const more = message('buyer_page.more', {
  en: 'There is more of this than the page shows.',
  de: 'Davon gibt es mehr, als die Seite zeigt.',
  es: 'Hay más de lo que muestra la página.',
  fr: 'Il y en a plus que la page n’en montre.',
  it: 'Ce n’è più di quanto mostri la pagina.',
  ja: '続きはこのページには表示されません。',
});

/** Name is required */
export const nameRequired = message('buyer_page.name_required', {
  en: 'Name is required',
  de: 'Ein Name ist nötig',
  es: 'Falta un nombre',
  fr: 'Il faut un nom',
  it: 'Serve un nome',
  ja: '名前を入力してください',
});

/** Page not found */
export const notFound = message('buyer_page.not_found', {
  en: 'Page not found',
  de: 'Seite nicht gefunden',
  es: 'Página no encontrada',
  fr: 'Page introuvable',
  it: 'Pagina non trovata',
  ja: 'ページが見つかりません',
});

/** Numbers */
export const numbers = message('buyer_page.numbers', {
  en: 'Numbers',
  de: 'Nummern',
  es: 'Números',
  fr: 'Numéros',
  it: 'Numeri',
  ja: '番号',
});

/** The middle of numbers is not shown. */
export const numbersNote = message('buyer_page.numbers_note', {
  en: 'The middle of numbers is not shown.',
  de: 'Die Mitte der Nummern wird nicht gezeigt.',
  es: 'La parte central de los números no se muestra.',
  fr: 'Le milieu des numéros n’est pas montré.',
  it: 'La parte centrale dei numeri non è mostrata.',
  ja: '番号の中央部分は表示していません。',
});

/** Part {part} of {parts} */
export const partOf = messageOf<{ part: string | number; parts: string | number }>('buyer_page.part_of', {
  en: (p) => 'Part ' + p.part + ' of ' + p.parts,
  de: (p) => 'Teil ' + p.part + ' von ' + p.parts,
  es: (p) => 'Parte ' + p.part + ' de ' + p.parts,
  fr: (p) => 'Partie ' + p.part + ' sur ' + p.parts,
  it: (p) => 'Parte ' + p.part + ' di ' + p.parts,
  ja: (p) => '' + p.parts + 'ページ中' + p.part + 'ページ',
});

/** Photo not found */
export const photoNotFound = message('buyer_page.photo_not_found', {
  en: 'Photo not found',
  de: 'Foto nicht gefunden',
  es: 'Foto no encontrada',
  fr: 'Photo introuvable',
  it: 'Foto non trovata',
  ja: '写真が見つかりません',
});

/** Photo {number} of {vehicle} */
export const photoOf = messageOf<{ number: string | number; vehicle: string | number }>('buyer_page.photo_of', {
  en: (p) => 'Photo ' + p.number + ' of ' + p.vehicle,
  de: (p) => 'Foto ' + p.number + ': ' + p.vehicle,
  es: (p) => 'Foto ' + p.number + ': ' + p.vehicle,
  fr: (p) => 'Photo ' + p.number + ' : ' + p.vehicle,
  it: (p) => 'Foto ' + p.number + ': ' + p.vehicle,
  ja: (p) => '' + p.vehicle + 'の写真 ' + p.number,
});

/** Photos */
export const photos = message('buyer_page.photos', {
  en: 'Photos',
  de: 'Fotos',
  es: 'Fotos',
  fr: 'Photos',
  it: 'Foto',
  ja: '写真',
});

/** Shown by its owner with Carnet, as of {day}. */
export const shownBy = messageOf<{ day: string | number }>('buyer_page.shown_by', {
  en: (p) => 'Shown by its owner with Carnet, as of ' + p.day + '.',
  de: (p) => 'Von seinem Besitzer mit Carnet gezeigt, Stand ' + p.day + '.',
  es: (p) => 'Mostrado por su propietario con Carnet, a ' + p.day + '.',
  fr: (p) => 'Montré par son propriétaire avec Carnet, au ' + p.day + '.',
  it: (p) => 'Mostrato dal suo proprietario con Carnet, al ' + p.day + '.',
  ja: (p) => '所有者がCarnetで公開しています（' + p.day + '現在）。',
});

/** Its history */
export const stickerHistory = message('buyer_page.sticker_history', {
  en: 'Its history',
  de: 'Seine Geschichte',
  es: 'Su historia',
  fr: 'Son histoire',
  it: 'La sua storia',
  ja: 'この車の履歴',
});

/** Log a reading */
export const stickerReading = message('buyer_page.sticker_reading', {
  en: 'Log a reading',
  de: 'Stand eintragen',
  es: 'Anotar lectura',
  fr: 'Noter un relevé',
  it: 'Annota lettura',
  ja: '走行距離を記録',
});

/** {sign} stands where the owner withholds a word. */
export const withheld = messageOf<{ sign: string | number }>('buyer_page.withheld', {
  en: (p) => '' + p.sign + ' stands where the owner withholds a word.',
  de: (p) => '' + p.sign + ' steht, wo der Besitzer ein Wort zurückhält.',
  es: (p) => '' + p.sign + ' está donde el propietario omite una palabra.',
  fr: (p) => '' + p.sign + ' se trouve là où le propriétaire retient un mot.',
  it: (p) => '' + p.sign + ' sta dove il proprietario omette una parola.',
  ja: (p) => '' + p.sign + 'は所有者が伏せた語です。',
});
