// Made of book.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** about {date} */
export const about = messageOf<{ date: string | number }>('book.about', {
  en: (p) => 'about ' + p.date,
  de: (p) => 'um ' + p.date,
  es: (p) => 'hacia ' + p.date,
  fr: (p) => 'vers ' + p.date,
  it: (p) => 'circa ' + p.date,
  ja: (p) => '' + p.date + '頃',
});

/** {how, select, boughtNew {bought new} bought {bought} inherited {inherited} gift {received as a gift} auction {bought at auction} barter {got by barter} other {came in another way}} */
export const acquired = messageOf<{
  how: 'auction' | 'barter' | 'bought' | 'boughtNew' | 'gift' | 'inherited' | 'other';
}>('book.acquired', {
  en: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? 'bought new'
      : p.how === 'bought'
        ? 'bought'
        : p.how === 'inherited'
          ? 'inherited'
          : p.how === 'gift'
            ? 'received as a gift'
            : p.how === 'auction'
              ? 'bought at auction'
              : p.how === 'barter'
                ? 'got by barter'
                : 'came in another way'),
  de: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? 'neu gekauft'
      : p.how === 'bought'
        ? 'gekauft'
        : p.how === 'inherited'
          ? 'geerbt'
          : p.how === 'gift'
            ? 'geschenkt bekommen'
            : p.how === 'auction'
              ? 'ersteigert'
              : p.how === 'barter'
                ? 'eingetauscht'
                : 'auf anderem Weg erhalten'),
  es: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? 'comprado nuevo'
      : p.how === 'bought'
        ? 'comprado'
        : p.how === 'inherited'
          ? 'heredado'
          : p.how === 'gift'
            ? 'recibido como regalo'
            : p.how === 'auction'
              ? 'comprado en subasta'
              : p.how === 'barter'
                ? 'obtenido por permuta'
                : 'adquirido de otro modo'),
  fr: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? 'acheté neuf'
      : p.how === 'bought'
        ? 'acheté'
        : p.how === 'inherited'
          ? 'hérité'
          : p.how === 'gift'
            ? 'reçu en cadeau'
            : p.how === 'auction'
              ? 'acheté aux enchères'
              : p.how === 'barter'
                ? 'obtenu par échange'
                : 'acquis autrement'),
  it: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? 'acquistato nuovo'
      : p.how === 'bought'
        ? 'acquistato'
        : p.how === 'inherited'
          ? 'ereditato'
          : p.how === 'gift'
            ? 'ricevuto in dono'
            : p.how === 'auction'
              ? 'acquistato all’asta'
              : p.how === 'barter'
                ? 'avuto in permuta'
                : 'avuto in altro modo'),
  ja: (p) =>
    '' +
    (p.how === 'boughtNew'
      ? '新車で購入'
      : p.how === 'bought'
        ? '購入'
        : p.how === 'inherited'
          ? '相続'
          : p.how === 'gift'
            ? '譲受'
            : p.how === 'auction'
              ? 'オークションで落札'
              : p.how === 'barter'
                ? '交換'
                : 'その他の方法で取得'),
});

/** AdBlue */
export const adblue = message('book.adblue', {
  en: 'AdBlue',
  de: 'AdBlue',
  es: 'AdBlue',
  fr: 'AdBlue',
  it: 'AdBlue',
  ja: 'AdBlue',
});

/** After */
export const after = message('book.after', {
  en: 'After',
  de: 'Nachher',
  es: 'Después',
  fr: 'Après',
  it: 'Dopo',
  ja: '後',
});

/** Age */
export const age = message('book.age', { en: 'Age', de: 'Alter', es: 'Edad', fr: 'Âge', it: 'Età', ja: '経過年数' });

/** All-season */
export const allSeason = message('book.all_season', {
  en: 'All-season',
  de: 'Ganzjahr',
  es: 'Todo el año',
  fr: 'Toutes saisons',
  it: 'Quattro stagioni',
  ja: 'オールシーズン',
});

/** Amount */
export const amount = message('book.amount', {
  en: 'Amount',
  de: 'Menge',
  es: 'Cantidad',
  fr: 'Quantité',
  it: 'Quantità',
  ja: '量',
});

/** As built */
export const asBuilt = message('book.as_built', {
  en: 'As built',
  de: 'Ab Werk',
  es: 'De origen',
  fr: 'À l’origine',
  it: 'In origine',
  ja: '出荷時',
});

/** As it is */
export const asItIs = message('book.as_it_is', {
  en: 'As it is',
  de: 'Heute',
  es: 'Hoy',
  fr: 'Aujourd’hui',
  it: 'Oggi',
  ja: '現在',
});

/** As recorded */
export const asRecorded = message('book.as_recorded', {
  en: 'As recorded',
  de: 'Wie festgehalten',
  es: 'Según consta',
  fr: 'Tel que relevé',
  it: 'Come registrato',
  ja: '記録',
});

/** at least {figure} */
export const atLeast = messageOf<{ figure: string | number }>('book.at_least', {
  en: (p) => 'at least ' + p.figure,
  de: (p) => 'mindestens ' + p.figure,
  es: (p) => 'al menos ' + p.figure,
  fr: (p) => 'au moins ' + p.figure,
  it: (p) => 'almeno ' + p.figure,
  ja: (p) => '' + p.figure + '以上',
});

/** The content of this book as data */
export const attachedContent = message('book.attached_content', {
  en: 'The content of this book as data',
  de: 'Der Inhalt dieses Buches als Daten',
  es: 'El contenido de este libro como datos',
  fr: 'Le contenu de ce livre sous forme de données',
  it: 'Il contenuto di questo libro come dati',
  ja: '本書の内容のデータ',
});

/** The journal of this vehicle: the hash of each entry, and the values that this book shows */
export const attachedJournal = message('book.attached_journal', {
  en: 'The journal of this vehicle: the hash of each entry, and the values that this book shows',
  de: 'Das Journal dieses Fahrzeugs: der Hash jedes Eintrags und die Werte, die dieses Buch zeigt',
  es: 'El registro de este vehículo: la huella de cada asiento y los valores que muestra este libro',
  fr: 'Le journal de ce véhicule : l’empreinte de chaque écriture et les valeurs que montre ce livre',
  it: 'Il registro di questo veicolo: l’impronta di ogni voce e i valori che questo libro mostra',
  ja: 'この車両のジャーナル：各記録のハッシュ値と、本書に示した値',
});

/** {number}: {title}, as it was handed in */
export const attachedPaper = messageOf<{ number: string | number; title: string | number }>('book.attached_paper', {
  en: (p) => '' + p.number + ': ' + p.title + ', as it was handed in',
  de: (p) => '' + p.number + ': ' + p.title + ', wie abgegeben',
  es: (p) => '' + p.number + ': ' + p.title + ', tal como se entregó',
  fr: (p) => '' + p.number + ' : ' + p.title + ', tel que remis',
  it: (p) => '' + p.number + ': ' + p.title + ', come consegnato',
  ja: (p) => '' + p.number + '：' + p.title + '（提出されたまま）',
});

/** The seal of this book */
export const attachedSeal = message('book.attached_seal', {
  en: 'The seal of this book',
  de: 'Das Siegel dieses Buches',
  es: 'El sello de este libro',
  fr: 'Le sceau de ce livre',
  it: 'Il sigillo di questo libro',
  ja: '本書の封印',
});

/** {number}, sheet {sheet}, as it is shown in this book */
export const attachedSheet = messageOf<{ number: string | number; sheet: string | number }>('book.attached_sheet', {
  en: (p) => '' + p.number + ', sheet ' + p.sheet + ', as it is shown in this book',
  de: (p) => '' + p.number + ', Blatt ' + p.sheet + ', wie in diesem Buch gezeigt',
  es: (p) => '' + p.number + ', hoja ' + p.sheet + ', tal como se muestra en este libro',
  fr: (p) => '' + p.number + ', feuille ' + p.sheet + ', telle que montrée dans ce livre',
  it: (p) => '' + p.number + ', foglio ' + p.sheet + ', come mostrato in questo libro',
  ja: (p) => '' + p.number + '、' + p.sheet + ' 枚目（本書に示したまま）',
});

/** Checks this book without a network */
export const attachedVerify = message('book.attached_verify', {
  en: 'Checks this book without a network',
  de: 'Prüft dieses Buch ohne Netz',
  es: 'Comprueba este libro sin red',
  fr: 'Vérifie ce livre sans réseau',
  it: 'Verifica questo libro senza rete',
  ja: 'ネットワークなしで本書を検証します',
});

/** Stands behind */
export const backs = message('book.backs', {
  en: 'Stands behind',
  de: 'Steht hinter',
  es: 'Respalda',
  fr: 'Appuie',
  it: 'Sostiene',
  ja: '裏付けるもの',
});

/** Battery */
export const battery = message('book.battery', {
  en: 'Battery',
  de: 'Batterie',
  es: 'Batería',
  fr: 'Batterie',
  it: 'Batteria',
  ja: 'バッテリー',
});

/** Before */
export const before = message('book.before', {
  en: 'Before',
  de: 'Vorher',
  es: 'Antes',
  fr: 'Avant',
  it: 'Prima',
  ja: '前',
});

/** Belt */
export const belt = message('book.belt', {
  en: 'Belt',
  de: 'Riemen',
  es: 'Correa',
  fr: 'Courroie',
  it: 'Cinghia',
  ja: 'ベルト',
});

/** Body */
export const body = message('book.body', {
  en: 'Body',
  de: 'Karosserie',
  es: 'Carrocería',
  fr: 'Carrosserie',
  it: 'Carrozzeria',
  ja: '車体',
});

/** Brake discs */
export const brakeDiscs = message('book.brake_discs', {
  en: 'Brake discs',
  de: 'Bremsscheiben',
  es: 'Discos de freno',
  fr: 'Disques de frein',
  it: 'Dischi dei freni',
  ja: 'ブレーキディスク',
});

/** Brake pads */
export const brakePads = message('book.brake_pads', {
  en: 'Brake pads',
  de: 'Bremsbeläge',
  es: 'Pastillas de freno',
  fr: 'Plaquettes de frein',
  it: 'Pastiglie dei freni',
  ja: 'ブレーキパッド',
});

/** Built */
export const builtOn = message('book.built_on', {
  en: 'Built',
  de: 'Gebaut',
  es: 'Fabricado el',
  fr: 'Construit le',
  it: 'Costruito il',
  ja: '製造',
});

/** By the invoice’s own data */
export const byInvoiceData = message('book.by_invoice_data', {
  en: 'By the invoice’s own data',
  de: 'Nach den Daten der Rechnung selbst',
  es: 'Según los datos de la propia factura',
  fr: 'D’après les données de la facture',
  it: 'Dai dati della fattura stessa',
  ja: '請求書自体のデータによる',
});

/** Service history by year */
export const byYear = message('book.by_year', {
  en: 'Service history by year',
  de: 'Servicehistorie nach Jahren',
  es: 'Historial de mantenimiento por año',
  fr: 'Historique d’entretien par année',
  it: 'Storia della manutenzione per anno',
  ja: '年ごとの整備履歴',
});

/** Chapter {number} */
export const chapterNumber = messageOf<{ number: string | number }>('book.chapter_number', {
  en: (p) => 'Chapter ' + p.number,
  de: (p) => 'Kapitel ' + p.number,
  es: (p) => 'Capítulo ' + p.number,
  fr: (p) => 'Chapitre ' + p.number,
  it: (p) => 'Capitolo ' + p.number,
  ja: (p) => '第' + p.number + '章',
});

/** Clutch */
export const clutch = message('book.clutch', {
  en: 'Clutch',
  de: 'Kupplung',
  es: 'Embrague',
  fr: 'Embrayage',
  it: 'Frizione',
  ja: 'クラッチ',
});

/** Natural gas (CNG) */
export const cng = message('book.cng', {
  en: 'Natural gas (CNG)',
  de: 'Erdgas (CNG)',
  es: 'Gas natural (GNC)',
  fr: 'Gaz naturel (GNV)',
  it: 'Metano (GNC)',
  ja: '天然ガス (CNG)',
});

/** Colour */
export const colour = message('book.colour', {
  en: 'Colour',
  de: 'Farbe',
  es: 'Color',
  fr: 'Couleur',
  it: 'Colore',
  ja: '車体色',
});

/** Consumption */
export const consumption = message('book.consumption', {
  en: 'Consumption',
  de: 'Verbrauch',
  es: 'Consumo',
  fr: 'Consommation',
  it: 'Consumo',
  ja: '燃費',
});

/** Contents */
export const contents = message('book.contents', {
  en: 'Contents',
  de: 'Inhalt',
  es: 'Índice',
  fr: 'Sommaire',
  it: 'Indice',
  ja: '目次',
});

/** Cost */
export const cost = message('book.cost', {
  en: 'Cost',
  de: 'Kosten',
  es: 'Coste',
  fr: 'Coût',
  it: 'Costo',
  ja: '費用',
});

/** Recorded cost of each year in {currency}; highest in {year}. */
export const costAlt = messageOf<{ currency: string | number; year: string | number }>('book.cost_alt', {
  en: (p) => 'Recorded cost of each year in ' + p.currency + '; highest in ' + p.year + '.',
  de: (p) => 'Erfasste Kosten jedes Jahres in ' + p.currency + '; am höchsten ' + p.year + '.',
  es: (p) => 'Costes registrados de cada año en ' + p.currency + '; máximo en ' + p.year + '.',
  fr: (p) => 'Coûts consignés de chaque année en ' + p.currency + ' ; maximum en ' + p.year + '.',
  it: (p) => 'Costi registrati di ogni anno in ' + p.currency + '; massimo nel ' + p.year + '.',
  ja: (p) => '各年の記録された費用（' + p.currency + '）。最高は ' + p.year + ' 年。',
});

/** Recorded cost of each year, in {currency}. */
export const costCaption = messageOf<{ currency: string | number }>('book.cost_caption', {
  en: (p) => 'Recorded cost of each year, in ' + p.currency + '.',
  de: (p) => 'Erfasste Kosten jedes Jahres, in ' + p.currency + '.',
  es: (p) => 'Costes registrados de cada año, en ' + p.currency + '.',
  fr: (p) => 'Coûts consignés de chaque année, en ' + p.currency + '.',
  it: (p) => 'Costi registrati di ogni anno, in ' + p.currency + '.',
  ja: (p) => '各年の記録された費用（' + p.currency + '）。',
});

/** Photograph of the vehicle: {vehicle} */
export const coverAlt = messageOf<{ vehicle: string | number }>('book.cover_alt', {
  en: (p) => 'Photograph of the vehicle: ' + p.vehicle,
  de: (p) => 'Foto des Fahrzeugs: ' + p.vehicle,
  es: (p) => 'Fotografía del vehículo: ' + p.vehicle,
  fr: (p) => 'Photo du véhicule : ' + p.vehicle,
  it: (p) => 'Fotografia del veicolo: ' + p.vehicle,
  ja: (p) => '車両の写真：' + p.vehicle,
});

/** {entries, plural, one {# entry} other {# entries}} · {papers, plural, one {# paper} other {# papers}} · {plates, plural, one {# photograph} other {# photographs}} */
export const coverLine = messageOf<{ entries: number; papers: number; plates: number }>('book.cover_line', {
  en: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') +
    ' · ' +
    (p.papers === 1 ? '' + f(p.papers) + ' paper' : '' + f(p.papers) + ' papers') +
    ' · ' +
    (p.plates === 1 ? '' + f(p.plates) + ' photograph' : '' + f(p.plates) + ' photographs'),
  de: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträge') +
    ' · ' +
    (p.papers === 1 ? '' + f(p.papers) + ' Beleg' : '' + f(p.papers) + ' Belege') +
    ' · ' +
    (p.plates === 1 ? '' + f(p.plates) + ' Foto' : '' + f(p.plates) + ' Fotos'),
  es: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' entrada' : '' + f(p.entries) + ' entradas') +
    ' · ' +
    (p.papers === 1 ? '' + f(p.papers) + ' documento' : '' + f(p.papers) + ' documentos') +
    ' · ' +
    (p.plates === 1 ? '' + f(p.plates) + ' fotografía' : '' + f(p.plates) + ' fotografías'),
  fr: (p, f) =>
    '' +
    (p.entries < 2 ? '' + f(p.entries) + ' entrée' : '' + f(p.entries) + ' entrées') +
    ' · ' +
    (p.papers < 2 ? '' + f(p.papers) + ' pièce' : '' + f(p.papers) + ' pièces') +
    ' · ' +
    (p.plates < 2 ? '' + f(p.plates) + ' photo' : '' + f(p.plates) + ' photos'),
  it: (p, f) =>
    '' +
    (p.entries === 1 ? '' + f(p.entries) + ' voce' : '' + f(p.entries) + ' voci') +
    ' · ' +
    (p.papers === 1 ? '' + f(p.papers) + ' documento' : '' + f(p.papers) + ' documenti') +
    ' · ' +
    (p.plates === 1 ? '' + f(p.plates) + ' fotografia' : '' + f(p.plates) + ' fotografie'),
  ja: (p, f) =>
    '記録 ' + ('' + f(p.entries)) + ' 件 · 書類 ' + ('' + f(p.papers)) + ' 点 · 写真 ' + ('' + f(p.plates)) + ' 枚',
});

/** Coverage by year */
export const coverage = message('book.coverage', {
  en: 'Coverage by year',
  de: 'Abdeckung nach Jahren',
  es: 'Cobertura por año',
  fr: 'Couverture par année',
  it: 'Copertura per anno',
  ja: '年ごとの記録',
});

/** Entries by year and evidence. Years without an entry: {years}. */
export const coverageAlt = messageOf<{ years: string | number }>('book.coverage_alt', {
  en: (p) => 'Entries by year and evidence. Years without an entry: ' + p.years + '.',
  de: (p) => 'Einträge nach Jahr und Nachweis. Jahre ohne Eintrag: ' + p.years + '.',
  es: (p) => 'Entradas por año y prueba. Años sin entradas: ' + p.years + '.',
  fr: (p) => 'Entrées par année et par preuve. Années sans entrée : ' + p.years + '.',
  it: (p) => 'Voci per anno e per prova. Anni senza voci: ' + p.years + '.',
  ja: (p) => '年と裏付けごとの記録件数。記録のない年：' + p.years + '。',
});

/** Entries of each year. Filled: with a paper; half: with a photograph; outlined: the owner’s word. A bar below the line is a year without any entry. */
export const coverageCaption = message('book.coverage_caption', {
  en: 'Entries of each year. Filled: with a paper; half: with a photograph; outlined: the owner’s word. A bar below the line is a year without any entry.',
  de: 'Einträge jedes Jahres. Gefüllt: mit Beleg; halb: mit Foto; leer: Angabe des Besitzers. Ein Balken unter der Linie ist ein Jahr ohne Eintrag.',
  es: 'Entradas de cada año. Lleno: con documento; medio: con fotografía; contorno: palabra del propietario. Una barra bajo la línea es un año sin entradas.',
  fr: 'Entrées de chaque année. Plein : avec pièce ; moitié : avec photo ; contour : parole du propriétaire. Une barre sous la ligne est une année sans entrée.',
  it: 'Voci di ogni anno. Pieno: con documento; metà: con fotografia; contorno: parola del proprietario. Una barra sotto la linea è un anno senza voci.',
  ja: '各年の記録件数。塗りつぶしは書類、半分は写真、枠だけは所有者の申告。線の下の横棒は記録のない年です。',
});

/** Covered */
export const covered = message('book.covered', {
  en: 'Covered',
  de: 'Abgedeckt',
  es: 'Cubierto',
  fr: 'Couvert',
  it: 'Coperto',
  ja: '計測割合',
});

/** {from} – {to} */
export const dateSpan = messageOf<{ from: string | number; to: string | number }>('book.date_span', {
  en: (p) => '' + p.from + ' – ' + p.to,
  de: (p) => '' + p.from + ' – ' + p.to,
  es: (p) => '' + p.from + ' – ' + p.to,
  fr: (p) => '' + p.from + ' – ' + p.to,
  it: (p) => '' + p.from + ' – ' + p.to,
  ja: (p) => '' + p.from + '～' + p.to,
});

/** Day */
export const day = message('book.day', { en: 'Day', de: 'Tag', es: 'Día', fr: 'Jour', it: 'Giorno', ja: '日' });

/** {decade}s */
export const decade = messageOf<{ decade: string | number }>('book.decade', {
  en: (p) => '' + p.decade + 's',
  de: (p) => '' + p.decade + 'er-Jahre',
  es: (p) => 'años ' + p.decade,
  fr: (p) => 'années ' + p.decade,
  it: (p) => 'anni ' + p.decade,
  ja: (p) => '' + p.decade + '年代',
});

/** Diesel */
export const diesel = message('book.diesel', {
  en: 'Diesel',
  de: 'Diesel',
  es: 'Diésel',
  fr: 'Gazole',
  it: 'Gasolio',
  ja: '軽油',
});

/** Differential */
export const differential = message('book.differential', {
  en: 'Differential',
  de: 'Differenzial',
  es: 'Diferencial',
  fr: 'Différentiel',
  it: 'Differenziale',
  ja: 'デファレンシャル',
});

/** Different */
export const differs = message('book.differs', {
  en: 'Different',
  de: 'Abweichend',
  es: 'Distinto',
  fr: 'Différent',
  it: 'Diverso',
  ja: '相違',
});

/** Distance */
export const distance = message('book.distance', {
  en: 'Distance',
  de: 'Strecke',
  es: 'Distancia',
  fr: 'Distance',
  it: 'Distanza',
  ja: '距離',
});

/** {distance} without a paper. */
export const distanceGap = messageOf<{ distance: string | number }>('book.distance_gap', {
  en: (p) => '' + p.distance + ' without a paper.',
  de: (p) => '' + p.distance + ' ohne Beleg.',
  es: (p) => '' + p.distance + ' sin documento.',
  fr: (p) => '' + p.distance + ' sans pièce.',
  it: (p) => '' + p.distance + ' senza documenti.',
  ja: (p) => '' + p.distance + ' の間、書類がありません。',
});

/** Provenance dossier */
export const dossier = message('book.dossier', {
  en: 'Provenance dossier',
  de: 'Fahrzeugdossier',
  es: 'Dosier de procedencia',
  fr: 'Dossier de provenance',
  it: 'Dossier di provenienza',
  ja: '車歴書',
});

/** DOT */
export const dot = message('book.dot', { en: 'DOT', de: 'DOT', es: 'DOT', fr: 'DOT', it: 'DOT', ja: 'DOT' });

/** Due */
export const due = message('book.due', {
  en: 'Due',
  de: 'Fällig',
  es: 'Vence',
  fr: 'Échéance',
  it: 'Scadenza',
  ja: '期限',
});

/** {entries, plural, one {# entry} other {# entries}} with {name} */
export const earlierPart = messageOf<{ entries: number; name: string | number }>('book.earlier_part', {
  en: (p, f) =>
    '' + (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') + ' with ' + p.name,
  de: (p, f) =>
    '' + (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträge') + ' bei ' + p.name,
  es: (p, f) =>
    '' + (p.entries === 1 ? '' + f(p.entries) + ' asiento' : '' + f(p.entries) + ' asientos') + ' en ' + p.name,
  fr: (p, f) =>
    '' + (p.entries < 2 ? '' + f(p.entries) + ' écriture' : '' + f(p.entries) + ' écritures') + ' chez ' + p.name,
  it: (p, f) =>
    '' + (p.entries === 1 ? '' + f(p.entries) + ' voce' : '' + f(p.entries) + ' voci') + ' presso ' + p.name,
  ja: (p, f) => '' + p.name + ' での記録 ' + ('' + f(p.entries)) + ' 件',
});

/** Electricity */
export const electricity = message('book.electricity', {
  en: 'Electricity',
  de: 'Strom',
  es: 'Electricidad',
  fr: 'Électricité',
  it: 'Elettricità',
  ja: '電気',
});

/** Engine number */
export const engine = message('book.engine', {
  en: 'Engine number',
  de: 'Motornummer',
  es: 'Número de motor',
  fr: 'Numéro de moteur',
  it: 'Numero di motore',
  ja: 'エンジン番号',
});

/** Engine */
export const engineKind = message('book.engine_kind', {
  en: 'Engine',
  de: 'Motor',
  es: 'Motor',
  fr: 'Moteur',
  it: 'Motore',
  ja: 'エンジン',
});

/** entered {day} */
export const enteredOn = messageOf<{ day: string | number }>('book.entered_on', {
  en: (p) => 'entered ' + p.day,
  de: (p) => 'eingetragen ' + p.day,
  es: (p) => 'anotado el ' + p.day,
  fr: (p) => 'consigné le ' + p.day,
  it: (p) => 'annotato il ' + p.day,
  ja: (p) => '記入 ' + p.day,
});

/** The owner explains: {text} */
export const explained = messageOf<{ text: string | number }>('book.explained', {
  en: (p) => 'The owner explains: ' + p.text,
  de: (p) => 'Der Besitzer erklärt: ' + p.text,
  es: (p) => 'El propietario explica: ' + p.text,
  fr: (p) => 'Le propriétaire explique : ' + p.text,
  it: (p) => 'Il proprietario spiega: ' + p.text,
  ja: (p) => '所有者の説明：' + p.text,
});

/** Extinguisher */
export const extinguisher = message('book.extinguisher', {
  en: 'Extinguisher',
  de: 'Feuerlöscher',
  es: 'Extintor',
  fr: 'Extincteur',
  it: 'Estintore',
  ja: '消火器',
});

/** good */
export const far = message('book.far', {
  en: 'good',
  de: 'in Ordnung',
  es: 'bien',
  fr: 'bon',
  it: 'a posto',
  ja: '良好',
});

/** Fill-ups */
export const fillUps = message('book.fill_ups', {
  en: 'Fill-ups',
  de: 'Füllungen',
  es: 'Repostajes',
  fr: 'Pleins',
  it: 'Rifornimenti',
  ja: '回数',
});

/** {kind, select, turnedBack {The reading falls.} tooFast {More distance than can be driven in that time.} twoValues {Two readings of one day differ.} silent {More than two years without a reading.} other {The reading falls as a five-digit odometer does that has turned over.}} */
export const finding = messageOf<{ kind: 'other' | 'silent' | 'tooFast' | 'turnedBack' | 'twoValues' }>(
  'book.finding',
  {
    en: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? 'The reading falls.'
        : p.kind === 'tooFast'
          ? 'More distance than can be driven in that time.'
          : p.kind === 'twoValues'
            ? 'Two readings of one day differ.'
            : p.kind === 'silent'
              ? 'More than two years without a reading.'
              : 'The reading falls as a five-digit odometer does that has turned over.'),
    de: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? 'Der Stand fällt.'
        : p.kind === 'tooFast'
          ? 'Mehr Strecke, als in dieser Zeit gefahren werden kann.'
          : p.kind === 'twoValues'
            ? 'Zwei Ablesungen eines Tages weichen ab.'
            : p.kind === 'silent'
              ? 'Mehr als zwei Jahre ohne Ablesung.'
              : 'Der Stand fällt, wie es ein fünfstelliger Tacho beim Überlauf tut.'),
    es: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? 'La lectura baja.'
        : p.kind === 'tooFast'
          ? 'Más distancia de la que se puede recorrer en ese tiempo.'
          : p.kind === 'twoValues'
            ? 'Dos lecturas de un mismo día difieren.'
            : p.kind === 'silent'
              ? 'Más de dos años sin lectura.'
              : 'La lectura baja como un cuentakilómetros de cinco cifras que da la vuelta.'),
    fr: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? 'Le relevé baisse.'
        : p.kind === 'tooFast'
          ? 'Plus de distance qu’on n’en peut parcourir en ce temps.'
          : p.kind === 'twoValues'
            ? 'Deux relevés d’un même jour diffèrent.'
            : p.kind === 'silent'
              ? 'Plus de deux ans sans relevé.'
              : 'Le relevé baisse comme un compteur à cinq chiffres qui repart à zéro.'),
    it: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? 'La lettura scende.'
        : p.kind === 'tooFast'
          ? 'Più strada di quanta se ne possa fare in quel tempo.'
          : p.kind === 'twoValues'
            ? 'Due letture dello stesso giorno differiscono.'
            : p.kind === 'silent'
              ? 'Più di due anni senza letture.'
              : 'La lettura scende come un contachilometri a cinque cifre che riparte da zero.'),
    ja: (p) =>
      '' +
      (p.kind === 'turnedBack'
        ? '値が減っています。'
        : p.kind === 'tooFast'
          ? 'その期間に走れる距離を超えています。'
          : p.kind === 'twoValues'
            ? '同じ日の読みが二つあり、異なります。'
            : p.kind === 'silent'
              ? '2 年を超えて読みがありません。'
              : '5 桁の距離計が一回りしたように値が減っています。'),
  },
);

/** Fluid */
export const fluid = message('book.fluid', {
  en: 'Fluid',
  de: 'Flüssigkeit',
  es: 'Fluido',
  fr: 'Fluide',
  it: 'Fluido',
  ja: 'フルード',
});

/** Front */
export const front = message('book.front', {
  en: 'Front',
  de: 'Vorn',
  es: 'Delantero',
  fr: 'Avant',
  it: 'Anteriore',
  ja: '前',
});

/** Front left */
export const frontLeft = message('book.front_left', {
  en: 'Front left',
  de: 'Vorn links',
  es: 'Delantero izquierdo',
  fr: 'Avant gauche',
  it: 'Anteriore sinistro',
  ja: '左前',
});

/** Front right */
export const frontRight = message('book.front_right', {
  en: 'Front right',
  de: 'Vorn rechts',
  es: 'Delantero derecho',
  fr: 'Avant droit',
  it: 'Anteriore destro',
  ja: '右前',
});

/** Fuel */
export const fuel = message('book.fuel', {
  en: 'Fuel',
  de: 'Kraftstoff und Strom',
  es: 'Combustible',
  fr: 'Carburant',
  it: 'Carburante',
  ja: '燃料・電力',
});

/** Fuel cell */
export const fuelCell = message('book.fuel_cell', {
  en: 'Fuel cell',
  de: 'Sicherheitstank',
  es: 'Depósito de seguridad',
  fr: 'Réservoir de sécurité',
  it: 'Serbatoio di sicurezza',
  ja: '安全燃料タンク',
});

/** What was filled and charged in each year, by the owner’s word. */
export const fuelIntro = message('book.fuel_intro', {
  en: 'What was filled and charged in each year, by the owner’s word.',
  de: 'Was in jedem Jahr getankt und geladen wurde, nach Angabe des Besitzers.',
  es: 'Lo que se repostó y se recargó cada año, según la palabra del propietario.',
  fr: 'Ce qui a été mis dans les réservoirs et rechargé chaque année, sur la parole du propriétaire.',
  it: 'Ciò che è stato rifornito e ricaricato ogni anno, sulla parola del proprietario.',
  ja: '年ごとの給油と充電。所有者の申告による。',
});

/** Consumption is measured from one full fill-up to the next, by the odometer, and counts in the year in which it ends. The last column says how much of the distance from fill-up to fill-up it covers. */
export const fuelMeasured = message('book.fuel_measured', {
  en: 'Consumption is measured from one full fill-up to the next, by the odometer, and counts in the year in which it ends. The last column says how much of the distance from fill-up to fill-up it covers.',
  de: 'Der Verbrauch ist von einer vollen Füllung zur nächsten nach dem Kilometerzähler gemessen und zählt in dem Jahr, in dem die Messung endet. Die letzte Spalte sagt, wie viel der Strecke von Füllung zu Füllung er abdeckt.',
  es: 'El consumo se mide de un depósito lleno al siguiente, según el odómetro, y cuenta en el año en que termina la medición. La última columna indica qué parte de la distancia entre repostajes cubre.',
  fr: 'La consommation est mesurée d’un plein complet au suivant, d’après le compteur, et compte dans l’année où la mesure se termine. La dernière colonne indique quelle part de la distance d’un plein à l’autre elle couvre.',
  it: 'Il consumo è misurato da un pieno al successivo, secondo il contachilometri, e conta nell’anno in cui la misura termina. L’ultima colonna dice quanta parte della distanza tra un rifornimento e l’altro è coperta.',
  ja: '燃費は満タンから次の満タンまでを走行距離計で測り、計測が終わった年に数える。最後の列は、給油から給油までの距離のうち、燃費が測れた割合を示す。',
});

/** Costs are those of fill-ups of which an amount is on file. */
export const fuelPaid = message('book.fuel_paid', {
  en: 'Costs are those of fill-ups of which an amount is on file.',
  de: 'Kosten sind die der Füllungen, zu denen ein Betrag vorliegt.',
  es: 'Los costes son los de los repostajes de los que consta un importe.',
  fr: 'Les coûts sont ceux des pleins dont un montant est connu.',
  it: 'I costi sono quelli dei rifornimenti di cui è noto un importo.',
  ja: '費用は、金額の記録がある給油・充電の合計。',
});

/** Gaps and contradictions */
export const gaps = message('book.gaps', {
  en: 'Gaps and contradictions',
  de: 'Lücken und Widersprüche',
  es: 'Lagunas y contradicciones',
  fr: 'Lacunes et contradictions',
  it: 'Lacune e contraddizioni',
  ja: '空白と矛盾',
});

/** In mileage */
export const gapsDistance = message('book.gaps_distance', {
  en: 'In mileage',
  de: 'In der Laufleistung',
  es: 'En kilometraje',
  fr: 'En kilométrage',
  it: 'In chilometraggio',
  ja: '走行距離',
});

/** What this history does not show. A gap is no proof of neglect, and none of care. */
export const gapsIntro = message('book.gaps_intro', {
  en: 'What this history does not show. A gap is no proof of neglect, and none of care.',
  de: 'Was diese Geschichte nicht zeigt. Eine Lücke beweist keine Vernachlässigung, und keine Pflege.',
  es: 'Lo que esta historia no muestra. Una laguna no prueba ni descuido ni cuidado.',
  fr: 'Ce que cette histoire ne montre pas. Une lacune ne prouve ni la négligence ni le soin.',
  it: 'Ciò che questa storia non mostra. Una lacuna non prova né trascuratezza né cura.',
  ja: 'この車歴が示していないもの。空白は、手入れの有無を証明するものではありません。',
});

/** The odometer */
export const gapsOdometer = message('book.gaps_odometer', {
  en: 'The odometer',
  de: 'Der Tachostand',
  es: 'El cuentakilómetros',
  fr: 'Le compteur',
  it: 'Il contachilometri',
  ja: '走行距離計',
});

/** In years */
export const gapsYears = message('book.gaps_years', {
  en: 'In years',
  de: 'In Jahren',
  es: 'En años',
  fr: 'En années',
  it: 'In anni',
  ja: '年',
});

/** Gearbox number */
export const gearbox = message('book.gearbox', {
  en: 'Gearbox number',
  de: 'Getriebenummer',
  es: 'Número de caja de cambios',
  fr: 'Numéro de boîte',
  it: 'Numero del cambio',
  ja: '変速機番号',
});

/** Gearbox */
export const gearboxKind = message('book.gearbox_kind', {
  en: 'Gearbox',
  de: 'Getriebe',
  es: 'Caja de cambios',
  fr: 'Boîte de vitesses',
  it: 'Cambio',
  ja: 'トランスミッション',
});

/** At a glance */
export const glance = message('book.glance', {
  en: 'At a glance',
  de: 'Auf einen Blick',
  es: 'De un vistazo',
  fr: 'En un coup d’œil',
  it: 'In breve',
  ja: '概要',
});

/** {documented} of {entries, plural, one {# entry} other {# entries}} ({share} %) rest on a paper by somebody else, {photographed} on a photograph, {word} on the owner’s word. */
export const glanceDocumented = messageOf<{
  documented: string | number;
  entries: number;
  photographed: string | number;
  share: string | number;
  word: string | number;
}>('book.glance_documented', {
  en: (p, f) =>
    '' +
    p.documented +
    ' of ' +
    (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') +
    ' (' +
    p.share +
    ' %) rest on a paper by somebody else, ' +
    p.photographed +
    ' on a photograph, ' +
    p.word +
    ' on the owner’s word.',
  de: (p, f) =>
    '' +
    p.documented +
    ' von ' +
    (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträgen') +
    ' (' +
    p.share +
    ' %) stützen sich auf einen fremden Beleg, ' +
    p.photographed +
    ' auf ein Foto, ' +
    p.word +
    ' auf die Angabe des Besitzers.',
  es: (p, f) =>
    '' +
    p.documented +
    ' de ' +
    (p.entries === 1 ? '' + f(p.entries) + ' entrada' : '' + f(p.entries) + ' entradas') +
    ' (' +
    p.share +
    ' %) se apoyan en un documento de terceros, ' +
    p.photographed +
    ' en una fotografía, ' +
    p.word +
    ' en la palabra del propietario.',
  fr: (p, f) =>
    '' +
    p.documented +
    ' entrées sur ' +
    (p.entries < 2 ? '' + f(p.entries) : '' + f(p.entries)) +
    ' (' +
    p.share +
    ' %) reposent sur une pièce d’un tiers, ' +
    p.photographed +
    ' sur une photo, ' +
    p.word +
    ' sur la parole du propriétaire.',
  it: (p, f) =>
    '' +
    p.documented +
    ' voci su ' +
    (p.entries === 1 ? '' + f(p.entries) : '' + f(p.entries)) +
    ' (' +
    p.share +
    ' %) poggiano su un documento di terzi, ' +
    p.photographed +
    ' su una fotografia, ' +
    p.word +
    ' sulla parola del proprietario.',
  ja: (p, f) =>
    '全 ' +
    ('' + f(p.entries)) +
    ' 件のうち ' +
    p.documented +
    ' 件（' +
    p.share +
    ' %）は第三者の書類、' +
    p.photographed +
    ' 件は写真、' +
    p.word +
    ' 件は所有者の申告によります。',
});

/** {open, plural, =0 {No contradiction of the odometer is unexplained.} one {# contradiction of the odometer is unexplained.} other {# contradictions of the odometer are unexplained.}} */
export const glanceFindings = messageOf<{ open: number }>('book.glance_findings', {
  en: (p, f) =>
    '' +
    (p.open === 0
      ? 'No contradiction of the odometer is unexplained.'
      : p.open === 1
        ? '' + f(p.open) + ' contradiction of the odometer is unexplained.'
        : '' + f(p.open) + ' contradictions of the odometer are unexplained.'),
  de: (p, f) =>
    '' +
    (p.open === 0
      ? 'Kein Widerspruch des Tachostands ist ungeklärt.'
      : p.open === 1
        ? '' + f(p.open) + ' Widerspruch des Tachostands ist ungeklärt.'
        : '' + f(p.open) + ' Widersprüche des Tachostands sind ungeklärt.'),
  es: (p, f) =>
    '' +
    (p.open === 0
      ? 'Ninguna contradicción del cuentakilómetros queda sin explicar.'
      : p.open === 1
        ? '' + f(p.open) + ' contradicción del cuentakilómetros queda sin explicar.'
        : '' + f(p.open) + ' contradicciones del cuentakilómetros quedan sin explicar.'),
  fr: (p, f) =>
    '' +
    (p.open === 0
      ? 'Aucune contradiction du compteur n’est inexpliquée.'
      : p.open < 2
        ? '' + f(p.open) + ' contradiction du compteur est inexpliquée.'
        : '' + f(p.open) + ' contradictions du compteur sont inexpliquées.'),
  it: (p, f) =>
    '' +
    (p.open === 0
      ? 'Nessuna contraddizione del contachilometri è senza spiegazione.'
      : p.open === 1
        ? '' + f(p.open) + ' contraddizione del contachilometri è senza spiegazione.'
        : '' + f(p.open) + ' contraddizioni del contachilometri sono senza spiegazione.'),
  ja: (p, f) =>
    '' +
    (p.open === 0
      ? '説明のない走行距離の矛盾はありません。'
      : '説明のない走行距離の矛盾が ' + f(p.open) + ' 件あります。'),
});

/** {inTime} of {entries, plural, one {# entry} other {# entries}} were written down within sixty days; the others later, from papers or from memory. */
export const glanceInTime = messageOf<{ entries: number; inTime: string | number }>('book.glance_in_time', {
  en: (p, f) =>
    '' +
    p.inTime +
    ' of ' +
    (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') +
    ' were written down within sixty days; the others later, from papers or from memory.',
  de: (p, f) =>
    '' +
    p.inTime +
    ' von ' +
    (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträgen') +
    ' wurden binnen sechzig Tagen festgehalten; die übrigen später, nach Belegen oder aus dem Gedächtnis.',
  es: (p, f) =>
    '' +
    p.inTime +
    ' de ' +
    (p.entries === 1 ? '' + f(p.entries) + ' entrada' : '' + f(p.entries) + ' entradas') +
    ' se anotaron en sesenta días; las demás después, según documentos o de memoria.',
  fr: (p, f) =>
    '' +
    p.inTime +
    ' entrées sur ' +
    (p.entries < 2 ? '' + f(p.entries) : '' + f(p.entries)) +
    ' ont été consignées dans les soixante jours ; les autres plus tard, d’après des pièces ou de mémoire.',
  it: (p, f) =>
    '' +
    p.inTime +
    ' voci su ' +
    (p.entries === 1 ? '' + f(p.entries) : '' + f(p.entries)) +
    ' sono state annotate entro sessanta giorni; le altre più tardi, da documenti o a memoria.',
  ja: (p, f) =>
    '全 ' +
    ('' + f(p.entries)) +
    ' 件のうち ' +
    p.inTime +
    ' 件は 60 日以内に記入され、残りは後日、書類または記憶から記入されました。',
});

/** Last services */
export const glanceLast = message('book.glance_last', {
  en: 'Last services',
  de: 'Letzte Arbeiten',
  es: 'Últimos trabajos',
  fr: 'Derniers entretiens',
  it: 'Ultimi interventi',
  ja: '最近の整備',
});

/** What is not */
export const glanceMissing = message('book.glance_missing', {
  en: 'What is not',
  de: 'Was nicht belegt ist',
  es: 'Lo que no lo está',
  fr: 'Ce qui ne l’est pas',
  it: 'Che cosa non lo è',
  ja: '裏付けのないもの',
});

/** There is an entry with a paper for every year. */
export const glanceNoGap = message('book.glance_no_gap', {
  en: 'There is an entry with a paper for every year.',
  de: 'Für jedes Jahr gibt es einen Eintrag mit Beleg.',
  es: 'Cada año tiene una entrada con documento.',
  fr: 'Chaque année a une entrée avec pièce.',
  it: 'Ogni anno ha una voce con documento.',
  ja: '書類のある記録が毎年あります。',
});

/** What is documented */
export const glanceWhat = message('book.glance_what', {
  en: 'What is documented',
  de: 'Was belegt ist',
  es: 'Lo que está documentado',
  fr: 'Ce qui est documenté',
  it: 'Che cosa è documentato',
  ja: '裏付けのあるもの',
});

/** {years, plural, one {# year} other {# years}} of {all} without any entry, {noPaper} more without a paper. The chapter on gaps has them all. */
export const glanceYears = messageOf<{ all: string | number; noPaper: string | number; years: number }>(
  'book.glance_years',
  {
    en: (p, f) =>
      '' +
      (p.years === 1 ? '' + f(p.years) + ' year' : '' + f(p.years) + ' years') +
      ' of ' +
      p.all +
      ' without any entry, ' +
      p.noPaper +
      ' more without a paper. The chapter on gaps has them all.',
    de: (p, f) =>
      '' +
      (p.years === 1 ? '' + f(p.years) + ' Jahr' : '' + f(p.years) + ' Jahre') +
      ' von ' +
      p.all +
      ' ohne jeden Eintrag, ' +
      p.noPaper +
      ' weitere ohne Beleg. Das Kapitel über Lücken nennt sie alle.',
    es: (p, f) =>
      '' +
      (p.years === 1 ? '' + f(p.years) + ' año' : '' + f(p.years) + ' años') +
      ' de ' +
      p.all +
      ' sin ninguna entrada, ' +
      p.noPaper +
      ' más sin documento. El capítulo de lagunas los recoge todos.',
    fr: (p, f) =>
      '' +
      (p.years < 2 ? '' + f(p.years) + ' année' : '' + f(p.years) + ' années') +
      ' sur ' +
      p.all +
      ' sans aucune entrée, ' +
      p.noPaper +
      ' de plus sans pièce. Le chapitre des lacunes les cite toutes.',
    it: (p, f) =>
      '' +
      (p.years === 1 ? '' + f(p.years) + ' anno' : '' + f(p.years) + ' anni') +
      ' su ' +
      p.all +
      ' senza alcuna voce, altri ' +
      p.noPaper +
      ' senza documenti. Il capitolo sulle lacune li elenca tutti.',
    ja: (p, f) =>
      '' +
      p.all +
      ' 年のうち記録のない年が ' +
      ('' + f(p.years)) +
      ' 年、書類のない年がさらに ' +
      p.noPaper +
      ' 年あります。すべて「空白と矛盾」の章に示します。',
  },
);

/** {count, plural, one {On {days} this vehicle was handed over to another person, with its history and its journal.} other {This vehicle was handed over to another person, with its history and its journal, on each of these days: {days}.}} */
export const handedOver = messageOf<{ count: number; days: string | number }>('book.handed_over', {
  en: (p) =>
    '' +
    (p.count === 1
      ? 'On ' + p.days + ' this vehicle was handed over to another person, with its history and its journal.'
      : 'This vehicle was handed over to another person, with its history and its journal, on each of these days: ' +
        p.days +
        '.'),
  de: (p) =>
    '' +
    (p.count === 1
      ? 'Am ' + p.days + ' wurde dieses Fahrzeug mit seiner Historie und seinem Journal einer anderen Person übergeben.'
      : 'Dieses Fahrzeug wurde mit seiner Historie und seinem Journal an jedem dieser Tage einer anderen Person übergeben: ' +
        p.days +
        '.'),
  es: (p) =>
    '' +
    (p.count === 1
      ? 'El ' + p.days + ' este vehículo se entregó a otra persona, con su historial y su registro.'
      : 'Este vehículo se entregó a otra persona, con su historial y su registro, en cada uno de estos días: ' +
        p.days +
        '.'),
  fr: (p) =>
    '' +
    (p.count < 2
      ? 'Le ' + p.days + ', ce véhicule a été remis à une autre personne, avec son historique et son journal.'
      : 'Ce véhicule a été remis à une autre personne, avec son historique et son journal, à chacune de ces dates : ' +
        p.days +
        '.'),
  it: (p) =>
    '' +
    (p.count === 1
      ? 'Il ' + p.days + ' questo veicolo è stato consegnato a un’altra persona, con la sua storia e il suo registro.'
      : 'Questo veicolo è stato consegnato a un’altra persona, con la sua storia e il suo registro, in ciascuno di questi giorni: ' +
        p.days +
        '.'),
  ja: (p) =>
    '' +
    (p.count === 1
      ? '' + p.days + ' に、この車両は履歴とジャーナルとともに別の人へ引き渡されました。'
      : 'この車両は履歴とジャーナルとともに、次の各日に別の人へ引き渡されました：' + p.days + '。'),
});

/** Harness */
export const harness = message('book.harness', {
  en: 'Harness',
  de: 'Gurt',
  es: 'Arnés',
  fr: 'Harnais',
  it: 'Cintura',
  ja: 'ハーネス',
});

/** SHA-256 of the file */
export const hash = message('book.hash', {
  en: 'SHA-256 of the file',
  de: 'SHA-256 der Datei',
  es: 'SHA-256 del archivo',
  fr: 'SHA-256 du fichier',
  it: 'SHA-256 del file',
  ja: 'ファイルの SHA-256',
});

/** Helmet */
export const helmet = message('book.helmet', {
  en: 'Helmet',
  de: 'Helm',
  es: 'Casco',
  fr: 'Casque',
  it: 'Casco',
  ja: 'ヘルメット',
});

/** Hours */
export const hours = message('book.hours', {
  en: 'Hours',
  de: 'Stunden',
  es: 'Horas',
  fr: 'Heures',
  it: 'Ore',
  ja: '時間',
});

/** Hydrogen */
export const hydrogen = message('book.hydrogen', {
  en: 'Hydrogen',
  de: 'Wasserstoff',
  es: 'Hidrógeno',
  fr: 'Hydrogène',
  it: 'Idrogeno',
  ja: '水素',
});

/** Identity */
export const identity = message('book.identity', {
  en: 'Identity',
  de: 'Identität',
  es: 'Identidad',
  fr: 'Identité',
  it: 'Identità',
  ja: '車両の同一性',
});

/** imp gal */
export const imperialGallonsShort = message('book.imperial_gallons_short', {
  en: 'imp gal',
  de: 'imp gal',
  es: 'gal imp',
  fr: 'gal imp',
  it: 'gal imp',
  ja: '英gal',
});

/** Reversible */
export const isReversible = message('book.is_reversible', {
  en: 'Reversible',
  de: 'Rückbaubar',
  es: 'Reversible',
  fr: 'Réversible',
  it: 'Reversibile',
  ja: '元に戻せる',
});

/** Issued */
export const issued = message('book.issued', {
  en: 'Issued',
  de: 'Ausgestellt',
  es: 'Emitido el',
  fr: 'Établi le',
  it: 'Emesso il',
  ja: '発行日',
});

/** Issues, and how they ended */
export const issues = message('book.issues', {
  en: 'Issues, and how they ended',
  de: 'Mängel und wie sie endeten',
  es: 'Problemas, y cómo acabaron',
  fr: 'Défauts, et comment ils ont fini',
  it: 'Difetti, e come sono finiti',
  ja: '不具合とその結末',
});

/** Item */
export const item = message('book.item', {
  en: 'Item',
  de: 'Merkmal',
  es: 'Elemento',
  fr: 'Élément',
  it: 'Voce',
  ja: '項目',
});

/** The owner who made this book */
export const keeper = message('book.keeper', {
  en: 'The owner who made this book',
  de: 'Der Besitzer, der dieses Buch erstellt hat',
  es: 'El propietario que hizo este libro',
  fr: 'Le propriétaire qui a fait ce livre',
  it: 'Il proprietario che ha fatto questo libro',
  ja: '本書を作成した所有者',
});

/** Label */
export const labelLimit = message('book.label_limit', {
  en: 'Label',
  de: 'Etikett',
  es: 'Etiqueta',
  fr: 'Étiquette',
  it: 'Etichetta',
  ja: 'ラベル',
});

/** Entered later */
export const lateMark = message('book.late_mark', {
  en: 'Entered later',
  de: 'Später eingetragen',
  es: 'Anotado después',
  fr: 'Consigné plus tard',
  it: 'Annotato più tardi',
  ja: '後日の記入',
});

/** A bar beside the mark: the entry was written down more than sixty days after the day of which it tells. */
export const lateMeaning = message('book.late_meaning', {
  en: 'A bar beside the mark: the entry was written down more than sixty days after the day of which it tells.',
  de: 'Ein Strich neben dem Zeichen: Der Eintrag entstand mehr als sechzig Tage nach dem Tag, von dem er berichtet.',
  es: 'Una raya junto a la marca: la entrada se anotó más de sesenta días después del día del que habla.',
  fr: 'Un trait à côté de la marque : l’entrée a été consignée plus de soixante jours après le jour dont elle parle.',
  it: 'Un tratto accanto al segno: la voce è stata annotata più di sessanta giorni dopo il giorno di cui parla.',
  ja: '印の横の線は、出来事の日から 60 日を過ぎて記入されたことを示します。',
});

/** Life */
export const life = message('book.life', {
  en: 'Life',
  de: 'Laufzeit',
  es: 'Vida',
  fr: 'Vie',
  it: 'Vita',
  ja: '使用期間',
});

/** Limit */
export const limit = message('book.limit', {
  en: 'Limit',
  de: 'Grenze',
  es: 'Límite',
  fr: 'Limite',
  it: 'Limite',
  ja: '限度',
});

/** LPG */
export const lpg = message('book.lpg', { en: 'LPG', de: 'Autogas (LPG)', es: 'GLP', fr: 'GPL', it: 'GPL', ja: 'LPG' });

/** Made */
export const madeIn = message('book.made_in', {
  en: 'Made',
  de: 'Hergestellt',
  es: 'Fabricado',
  fr: 'Fabriqué',
  it: 'Fabbricato',
  ja: '製造',
});

/** Maker */
export const maker = message('book.maker', {
  en: 'Maker',
  de: 'Hersteller',
  es: 'Fabricante',
  fr: 'Fabricant',
  it: 'Produttore',
  ja: 'メーカー',
});

/** Mark */
export const mark = message('book.mark', {
  en: 'Mark',
  de: 'Zeichen',
  es: 'Marca',
  fr: 'Marque',
  it: 'Segno',
  ja: '印',
});

/** {source, select, paper {Paper} photo {Photograph} other {Owner’s word}}{late, select, late {, entered later} other {}} */
export const markAlt = messageOf<{ late: 'late' | 'other'; source: 'other' | 'paper' | 'photo' }>('book.mark_alt', {
  en: (p) =>
    '' +
    (p.source === 'paper' ? 'Paper' : p.source === 'photo' ? 'Photograph' : 'Owner’s word') +
    (p.late === 'late' ? ', entered later' : ''),
  de: (p) =>
    '' +
    (p.source === 'paper' ? 'Beleg' : p.source === 'photo' ? 'Foto' : 'Angabe des Besitzers') +
    (p.late === 'late' ? ', später eingetragen' : ''),
  es: (p) =>
    '' +
    (p.source === 'paper' ? 'Documento' : p.source === 'photo' ? 'Fotografía' : 'Palabra del propietario') +
    (p.late === 'late' ? ', anotado después' : ''),
  fr: (p) =>
    '' +
    (p.source === 'paper' ? 'Pièce' : p.source === 'photo' ? 'Photo' : 'Parole du propriétaire') +
    (p.late === 'late' ? ', consigné plus tard' : ''),
  it: (p) =>
    '' +
    (p.source === 'paper' ? 'Documento' : p.source === 'photo' ? 'Fotografia' : 'Parola del proprietario') +
    (p.late === 'late' ? ', annotato più tardi' : ''),
  ja: (p) =>
    '' +
    (p.source === 'paper' ? '書類' : p.source === 'photo' ? '写真' : '所有者の申告') +
    (p.late === 'late' ? '、後日の記入' : ''),
});

/** The same */
export const matches = message('book.matches', {
  en: 'The same',
  de: 'Gleich',
  es: 'Igual',
  fr: 'Identique',
  it: 'Uguale',
  ja: '一致',
});

/** As built, and as it is */
export const matching = message('book.matching', {
  en: 'As built, and as it is',
  de: 'Ab Werk und heute',
  es: 'De fábrica y hoy',
  fr: 'À la sortie d’usine et aujourd’hui',
  it: 'Dalla fabbrica e oggi',
  ja: '出荷時と現在',
});

/** What left the factory beside what is on the vehicle now, as far as both are known. */
export const matchingIntro = message('book.matching_intro', {
  en: 'What left the factory beside what is on the vehicle now, as far as both are known.',
  de: 'Was das Werk verließ, neben dem, was heute am Fahrzeug ist, soweit beides bekannt ist.',
  es: 'Lo que salió de fábrica junto a lo que lleva hoy el vehículo, hasta donde se conocen ambos.',
  fr: 'Ce qui a quitté l’usine, à côté de ce que le véhicule porte aujourd’hui, quand les deux sont connus.',
  it: 'Ciò che lasciò la fabbrica accanto a ciò che il veicolo ha oggi, per quanto si sappia di entrambi.',
  ja: '両方が分かるものについて、出荷時の状態と現在の状態を並べます。',
});

/** What it means */
export const meaning = message('book.meaning', {
  en: 'What it means',
  de: 'Was es bedeutet',
  es: 'Qué significa',
  fr: 'Ce qu’elle signifie',
  it: 'Che cosa significa',
  ja: '意味',
});

/** Provenance dossier: {vehicle} */
export const metadataTitle = messageOf<{ vehicle: string | number }>('book.metadata_title', {
  en: (p) => 'Provenance dossier: ' + p.vehicle,
  de: (p) => 'Fahrzeugdossier: ' + p.vehicle,
  es: (p) => 'Dosier de procedencia: ' + p.vehicle,
  fr: (p) => 'Dossier de provenance : ' + p.vehicle,
  it: (p) => 'Dossier di provenienza: ' + p.vehicle,
  ja: (p) => '車歴書：' + p.vehicle,
});

/** Mileage */
export const mileage = message('book.mileage', {
  en: 'Mileage',
  de: 'Tachostand',
  es: 'Kilometraje',
  fr: 'Kilométrage',
  it: 'Chilometraggio',
  ja: '走行距離',
});

/** The odometer over the years, from {first} to {last}. */
export const mileageAlt = messageOf<{ first: string | number; last: string | number }>('book.mileage_alt', {
  en: (p) => 'The odometer over the years, from ' + p.first + ' to ' + p.last + '.',
  de: (p) => 'Der Tachostand über die Jahre, von ' + p.first + ' bis ' + p.last + '.',
  es: (p) => 'El cuentakilómetros a lo largo de los años, de ' + p.first + ' a ' + p.last + '.',
  fr: (p) => 'Le compteur au fil des ans, de ' + p.first + ' à ' + p.last + '.',
  it: (p) => 'Il contachilometri negli anni, da ' + p.first + ' a ' + p.last + '.',
  ja: (p) => '走行距離の推移、' + p.first + ' から ' + p.last + ' まで。',
});

/** Odometer readings, with the marks of their evidence. */
export const mileageCaption = message('book.mileage_caption', {
  en: 'Odometer readings, with the marks of their evidence.',
  de: 'Tachostände mit den Zeichen ihrer Nachweise.',
  es: 'Lecturas del cuentakilómetros, con las marcas de sus pruebas.',
  fr: 'Relevés du compteur, avec les marques de leurs preuves.',
  it: 'Letture del contachilometri, con i segni delle loro prove.',
  ja: '走行距離計の読みと、その裏付けの印。',
});

/** What is missing */
export const missing = message('book.missing', {
  en: 'What is missing',
  de: 'Was fehlt',
  es: 'Qué falta',
  fr: 'Ce qui manque',
  it: 'Che cosa manca',
  ja: '欠けているもの',
});

/** Modifications */
export const modifications = message('book.modifications', {
  en: 'Modifications',
  de: 'Umbauten',
  es: 'Modificaciones',
  fr: 'Modifications',
  it: 'Modifiche',
  ja: 'カスタム',
});

/** What is on it, and how old */
export const mounted = message('book.mounted', {
  en: 'What is on it, and how old',
  de: 'Was montiert ist, und wie alt',
  es: 'Lo que lleva montado, y su edad',
  fr: 'Ce qui est monté, et son âge',
  it: 'Che cosa è montato, e quanto è vecchio',
  ja: '装着中の部品とその年数',
});

/** mounted at {mileage} */
export const mountedAt = messageOf<{ mileage: string | number }>('book.mounted_at', {
  en: (p) => 'mounted at ' + p.mileage,
  de: (p) => 'montiert bei ' + p.mileage,
  es: (p) => 'montado a los ' + p.mileage,
  fr: (p) => 'monté à ' + p.mileage,
  it: (p) => 'montato a ' + p.mileage,
  ja: (p) => '' + p.mileage + 'で装着',
});

/** “At least” stands where part of the way is not known. */
export const mountedAtLeast = message('book.mounted_at_least', {
  en: '“At least” stands where part of the way is not known.',
  de: '„Mindestens“ steht, wo ein Teil der Strecke unbekannt ist.',
  es: '«Al menos» figura donde se desconoce parte del recorrido.',
  fr: '« Au moins » figure là où une partie du trajet est inconnue.',
  it: '«Almeno» sta dove una parte del percorso non è nota.',
  ja: '「以上」は、走行の一部が不明な場合を示す。',
});

/** What was mounted when this book was made, by the owner’s word. Distance counts over all vehicles that a thing was on, by their odometers; age from the week or the day on which it was made, or else first used. */
export const mountedIntro = message('book.mounted_intro', {
  en: 'What was mounted when this book was made, by the owner’s word. Distance counts over all vehicles that a thing was on, by their odometers; age from the week or the day on which it was made, or else first used.',
  de: 'Was bei der Herstellung dieses Buchs montiert war, nach Angabe des Besitzers. Die Strecke zählt über alle Fahrzeuge, an denen etwas montiert war, nach deren Kilometerzählern; das Alter ab der Woche oder dem Tag der Herstellung, sonst der ersten Verwendung.',
  es: 'Lo que estaba montado cuando se hizo este libro, según la palabra del propietario. La distancia se cuenta en todos los vehículos en que estuvo cada cosa, según sus odómetros; la edad, desde la semana o el día de fabricación o, si no, del primer uso.',
  fr: 'Ce qui était monté lorsque ce livre a été fait, sur la parole du propriétaire. La distance compte sur tous les véhicules où une chose a été montée, d’après leurs compteurs ; l’âge, depuis la semaine ou le jour de fabrication, sinon de la première utilisation.',
  it: 'Ciò che era montato quando questo libro è stato fatto, sulla parola del proprietario. La distanza si conta su tutti i veicoli su cui una cosa è stata montata, secondo i loro contachilometri; l’età dalla settimana o dal giorno di fabbricazione, altrimenti dal primo uso.',
  ja: '本書の作成時に装着されていたもの。所有者の申告による。距離は装着されたすべての車両の走行距離計で数え、年数は製造の週または日から、不明なら最初に使った日から数える。',
});

/** mounted on {day} */
export const mountedSince = messageOf<{ day: string | number }>('book.mounted_since', {
  en: (p) => 'mounted on ' + p.day,
  de: (p) => 'montiert am ' + p.day,
  es: (p) => 'montado el ' + p.day,
  fr: (p) => 'monté le ' + p.day,
  it: (p) => 'montato il ' + p.day,
  ja: (p) => '' + p.day + 'に装着',
});

/** mpg (imp) */
export const mpgImperial = message('book.mpg_imperial', {
  en: 'mpg (imp)',
  de: 'mpg (imp)',
  es: 'mpg (imp)',
  fr: 'mpg (imp)',
  it: 'mpg (imp)',
  ja: 'mpg (英)',
});

/** mpg (US) */
export const mpgUs = message('book.mpg_us', {
  en: 'mpg (US)',
  de: 'mpg (US)',
  es: 'mpg (EE. UU.)',
  fr: 'mpg (US)',
  it: 'mpg (US)',
  ja: 'mpg (米)',
});

/** soon */
export const near = message('book.near', {
  en: 'soon',
  de: 'bald',
  es: 'pronto',
  fr: 'bientôt',
  it: 'presto',
  ja: 'まもなく',
});

/** New owner: {name} */
export const newOwner = messageOf<{ name: string | number }>('book.new_owner', {
  en: (p) => 'New owner: ' + p.name,
  de: (p) => 'Neuer Besitzer: ' + p.name,
  es: (p) => 'Nuevo propietario: ' + p.name,
  fr: (p) => 'Nouveau propriétaire : ' + p.name,
  it: (p) => 'Nuovo proprietario: ' + p.name,
  ja: (p) => '新しい所有者：' + p.name,
});

/** Nowhere more than {distance} without a paper. */
export const noDistanceGap = messageOf<{ distance: string | number }>('book.no_distance_gap', {
  en: (p) => 'Nowhere more than ' + p.distance + ' without a paper.',
  de: (p) => 'Nirgends mehr als ' + p.distance + ' ohne Beleg.',
  es: (p) => 'En ningún tramo más de ' + p.distance + ' sin documento.',
  fr: (p) => 'Nulle part plus de ' + p.distance + ' sans pièce.',
  it: (p) => 'In nessun punto più di ' + p.distance + ' senza documenti.',
  ja: (p) => '書類のない区間が ' + p.distance + ' を超えるところはありません。',
});

/** No entry of any kind. */
export const noEntry = message('book.no_entry', {
  en: 'No entry of any kind.',
  de: 'Kein Eintrag irgendeiner Art.',
  es: 'Ninguna entrada de ninguna clase.',
  fr: 'Aucune entrée d’aucune sorte.',
  it: 'Nessuna voce di alcun tipo.',
  ja: '記録がまったくありません。',
});

/** No two readings contradict each other. */
export const noFinding = message('book.no_finding', {
  en: 'No two readings contradict each other.',
  de: 'Keine zwei Ablesungen widersprechen sich.',
  es: 'Ninguna lectura contradice a otra.',
  fr: 'Aucun relevé n’en contredit un autre.',
  it: 'Nessuna lettura ne contraddice un’altra.',
  ja: '矛盾する読みはありません。',
});

/** Entries, but no paper by anybody else. */
export const noPaper = message('book.no_paper', {
  en: 'Entries, but no paper by anybody else.',
  de: 'Einträge, aber kein fremder Beleg.',
  es: 'Entradas, pero ningún documento de terceros.',
  fr: 'Des entrées, mais aucune pièce d’un tiers.',
  it: 'Voci, ma nessun documento di terzi.',
  ja: '記録はありますが、第三者の書類がありません。',
});

/** There is an entry with a paper for every year. */
export const noYearGap = message('book.no_year_gap', {
  en: 'There is an entry with a paper for every year.',
  de: 'Für jedes Jahr gibt es einen Eintrag mit Beleg.',
  es: 'Cada año tiene una entrada con documento.',
  fr: 'Chaque année a une entrée avec pièce.',
  it: 'Ogni anno ha una voce con documento.',
  ja: '書類のある記録が毎年あります。',
});

/** none */
export const none = message('book.none', {
  en: 'none',
  de: 'keine',
  es: 'ninguno',
  fr: 'aucune',
  it: 'nessuno',
  ja: 'なし',
});

/** not known */
export const notKnown = message('book.not_known', {
  en: 'not known',
  de: 'unbekannt',
  es: 'desconocido',
  fr: 'inconnu',
  it: 'non noto',
  ja: '不明',
});

/** Not reversible */
export const notReversible = message('book.not_reversible', {
  en: 'Not reversible',
  de: 'Nicht rückbaubar',
  es: 'No reversible',
  fr: 'Irréversible',
  it: 'Non reversibile',
  ja: '元に戻せない',
});

/** Not shown */
export const notShown = message('book.not_shown', {
  en: 'Not shown',
  de: 'Nicht gezeigt',
  es: 'No se muestra',
  fr: 'Non montrée',
  it: 'Non mostrato',
  ja: '非掲載',
});

/** No. */
export const number = message('book.number', { en: 'No.', de: 'Nr.', es: 'N.º', fr: 'N°', it: 'N.', ja: '番号' });

/** Engine oil */
export const oil = message('book.oil', {
  en: 'Engine oil',
  de: 'Motoröl',
  es: 'Aceite de motor',
  fr: 'Huile moteur',
  it: 'Olio motore',
  ja: 'エンジンオイル',
});

/** p. {page} */
export const onPage = messageOf<{ page: string | number }>('book.on_page', {
  en: (p) => 'p. ' + p.page,
  de: (p) => 'S. ' + p.page,
  es: (p) => 'p. ' + p.page,
  fr: (p) => 'p. ' + p.page,
  it: (p) => 'p. ' + p.page,
  ja: (p) => '' + p.page + '頁',
});

/** Option */
export const option = message('book.option', {
  en: 'Option',
  de: 'Sonderausstattung',
  es: 'Opción',
  fr: 'Option',
  it: 'Optional',
  ja: 'オプション',
});

/** {date} or earlier */
export const orEarlier = messageOf<{ date: string | number }>('book.or_earlier', {
  en: (p) => '' + p.date + ' or earlier',
  de: (p) => '' + p.date + ' oder früher',
  es: (p) => '' + p.date + ' o antes',
  fr: (p) => '' + p.date + ' ou avant',
  it: (p) => '' + p.date + ' o prima',
  ja: (p) => '' + p.date + '以前',
});

/** {date} or later */
export const orLater = messageOf<{ date: string | number }>('book.or_later', {
  en: (p) => '' + p.date + ' or later',
  de: (p) => '' + p.date + ' oder später',
  es: (p) => '' + p.date + ' o después',
  fr: (p) => '' + p.date + ' ou après',
  it: (p) => '' + p.date + ' o dopo',
  ja: (p) => '' + p.date + '以降',
});

/** Other */
export const otherComponent = message('book.other_component', {
  en: 'Other',
  de: 'Anderes',
  es: 'Otro',
  fr: 'Autre',
  it: 'Altro',
  ja: 'その他',
});

/** {from} to {until} */
export const ownedSpan = messageOf<{ from: string | number; until: string | number }>('book.owned_span', {
  en: (p) => '' + p.from + ' to ' + p.until,
  de: (p) => '' + p.from + ' bis ' + p.until,
  es: (p) => '' + p.from + ' a ' + p.until,
  fr: (p) => '' + p.from + ' à ' + p.until,
  it: (p) => '' + p.from + ' – ' + p.until,
  ja: (p) => '' + p.from + '～' + p.until,
});

/** Owner {number} */
export const ownerUnnamed = messageOf<{ number: string | number }>('book.owner_unnamed', {
  en: (p) => 'Owner ' + p.number,
  de: (p) => 'Besitzer ' + p.number,
  es: (p) => 'Propietario ' + p.number,
  fr: (p) => 'Propriétaire ' + p.number,
  it: (p) => 'Proprietario ' + p.number,
  ja: (p) => '所有者 ' + p.number,
});

/** Ownership */
export const ownership = message('book.ownership', {
  en: 'Ownership',
  de: 'Besitzer',
  es: 'Propietarios',
  fr: 'Propriétaires',
  it: 'Proprietari',
  ja: '所有者',
});

/** Page */
export const page = message('book.page', { en: 'Page', de: 'Seite', es: 'Página', fr: 'Page', it: 'Pagina', ja: '頁' });

/** price {amount} */
export const paid = messageOf<{ amount: string | number }>('book.paid', {
  en: (p) => 'price ' + p.amount,
  de: (p) => 'Preis ' + p.amount,
  es: (p) => 'precio ' + p.amount,
  fr: (p) => 'prix ' + p.amount,
  it: (p) => 'prezzo ' + p.amount,
  ja: (p) => '価格 ' + p.amount,
});

/** Paint */
export const paint = message('book.paint', {
  en: 'Paint',
  de: 'Lack',
  es: 'Pintura',
  fr: 'Peinture',
  it: 'Vernice',
  ja: '塗装',
});

/** Paper */
export const paperMark = message('book.paper_mark', {
  en: 'Paper',
  de: 'Beleg',
  es: 'Documento',
  fr: 'Pièce',
  it: 'Documento',
  ja: '書類',
});

/** A paper by somebody else (an invoice, a certificate, a report of inspection) is in this book under the number that is given. */
export const paperMeaning = message('book.paper_meaning', {
  en: 'A paper by somebody else (an invoice, a certificate, a report of inspection) is in this book under the number that is given.',
  de: 'Ein fremdes Schriftstück (Rechnung, Bescheinigung, Prüfbericht) findet sich in diesem Buch unter der genannten Nummer.',
  es: 'Un documento de terceros (factura, certificado, informe de inspección) está en este libro con el número indicado.',
  fr: 'Une pièce d’un tiers (facture, certificat, rapport de contrôle) se trouve dans ce livre sous le numéro indiqué.',
  it: 'Un documento di terzi (fattura, certificato, verbale di revisione) si trova in questo libro con il numero indicato.',
  ja: '第三者の書類（請求書、証明書、検査記録など）が、示した番号で本書に収められています。',
});

/** Paper */
export const paperTitle = message('book.paper_title', {
  en: 'Paper',
  de: 'Beleg',
  es: 'Documento',
  fr: 'Pièce',
  it: 'Documento',
  ja: '書類',
});

/** Papers */
export const papers = message('book.papers', {
  en: 'Papers',
  de: 'Belege',
  es: 'Documentos',
  fr: 'Pièces',
  it: 'Documenti',
  ja: '書類',
});

/** Something is withheld from this book. Of papers that nobody has looked through for it, the sheets are not shown and the files are not attached; the register says so. */
export const papersNotShown = message('book.papers_not_shown', {
  en: 'Something is withheld from this book. Of papers that nobody has looked through for it, the sheets are not shown and the files are not attached; the register says so.',
  de: 'Aus diesem Buch wurde etwas weggelassen. Von Belegen, die niemand darauf durchgesehen hat, sind die Blätter nicht gezeigt und die Dateien nicht angehängt; das Verzeichnis sagt es.',
  es: 'De este libro se ha omitido algo. De los documentos que nadie ha revisado para ello no se muestran las hojas ni se adjuntan los archivos; el registro lo indica.',
  fr: 'Quelque chose a été retiré de ce livre. Des pièces que personne n’a relues à cet effet, les feuilles ne sont pas montrées et les fichiers ne sont pas joints ; le registre le dit.',
  it: 'Da questo libro è stato omesso qualcosa. Dei documenti che nessuno ha riletto per questo, i fogli non sono mostrati e i file non sono allegati; il registro lo dice.',
  ja: '本書では一部を伏せています。そのための確認がされていない書類は、ページを示さず、ファイルも添付していません。目録にその旨を記します。',
});

/** Papers */
export const papersOf = message('book.papers_of', {
  en: 'Papers',
  de: 'Belege',
  es: 'Documentos',
  fr: 'Pièces',
  it: 'Documenti',
  ja: '書類',
});

/** The register of the papers that its owner keeps. Their sheets are not printed in this book; the SHA-256 is that of each file, so that a paper which is shown later can be compared. */
export const papersRegister = message('book.papers_register', {
  en: 'The register of the papers that its owner keeps. Their sheets are not printed in this book; the SHA-256 is that of each file, so that a paper which is shown later can be compared.',
  de: 'Das Verzeichnis der Belege, die der Besitzer aufbewahrt. Ihre Blätter sind in diesem Buch nicht abgedruckt; die SHA-256 ist die der jeweiligen Datei, sodass sich ein später vorgelegter Beleg vergleichen lässt.',
  es: 'El registro de los documentos que guarda el propietario. Sus hojas no se reproducen en este libro; el SHA-256 es el de cada archivo, para poder comparar un documento que se muestre después.',
  fr: 'Le registre des pièces que le propriétaire conserve. Leurs feuilles ne sont pas reproduites dans ce livre ; le SHA-256 est celui de chaque fichier, afin qu’une pièce montrée plus tard puisse être comparée.',
  it: 'Il registro dei documenti che il proprietario conserva. I loro fogli non sono riprodotti in questo libro; lo SHA-256 è quello di ogni file, così che un documento mostrato in seguito si possa confrontare.',
  ja: '所有者が保管する書類の目録です。本書には各ページを載せていません。SHA-256 は各ファイルのもので、後に示された書類と照合できます。',
});

/** First the register, then every sheet of every paper. The file of a paper, as it was handed in, is attached to this PDF under the same number; the SHA-256 in the register is that of the file. */
export const papersSheets = message('book.papers_sheets', {
  en: 'First the register, then every sheet of every paper. The file of a paper, as it was handed in, is attached to this PDF under the same number; the SHA-256 in the register is that of the file.',
  de: 'Zuerst das Verzeichnis, dann jedes Blatt jedes Belegs. Die Datei eines Belegs ist so, wie sie abgegeben wurde, diesem PDF unter derselben Nummer angehängt; die SHA-256 im Verzeichnis ist die der Datei.',
  es: 'Primero el registro, después cada hoja de cada documento. El archivo de un documento, tal como se entregó, va adjunto a este PDF con el mismo número; el SHA-256 del registro es el del archivo.',
  fr: 'D’abord le registre, puis chaque feuille de chaque pièce. Le fichier d’une pièce, tel qu’il a été remis, est joint à ce PDF sous le même numéro ; le SHA-256 du registre est celui du fichier.',
  it: 'Prima il registro, poi ogni foglio di ogni documento. Il file di un documento, come è stato consegnato, è allegato a questo PDF con lo stesso numero; lo SHA-256 del registro è quello del file.',
  ja: 'はじめに目録、続いて各書類の全ページを示します。提出されたままのファイルが同じ番号でこの PDF に添付されています。目録の SHA-256 はそのファイルのものです。',
});

/** Part */
export const part = message('book.part', {
  en: 'Part',
  de: 'Teil',
  es: 'Pieza',
  fr: 'Pièce détachée',
  it: 'Ricambio',
  ja: '部品',
});

/** Number */
export const partNumber = message('book.part_number', {
  en: 'Number',
  de: 'Nummer',
  es: 'Referencia',
  fr: 'Référence',
  it: 'Codice',
  ja: '部品番号',
});

/** Index of parts */
export const parts = message('book.parts', {
  en: 'Index of parts',
  de: 'Verzeichnis der Teile',
  es: 'Índice de piezas',
  fr: 'Index des pièces détachées',
  it: 'Indice dei ricambi',
  ja: '部品索引',
});

/** Petrol */
export const petrol = message('book.petrol', {
  en: 'Petrol',
  de: 'Benzin',
  es: 'Gasolina',
  fr: 'Essence',
  it: 'Benzina',
  ja: 'ガソリン',
});

/** Photograph */
export const photoMark = message('book.photo_mark', {
  en: 'Photograph',
  de: 'Foto',
  es: 'Fotografía',
  fr: 'Photo',
  it: 'Fotografia',
  ja: '写真',
});

/** A photograph shows it. Who took it, and when, is the owner’s word. */
export const photoMeaning = message('book.photo_meaning', {
  en: 'A photograph shows it. Who took it, and when, is the owner’s word.',
  de: 'Ein Foto zeigt es. Wer es wann aufnahm, ist Angabe des Besitzers.',
  es: 'Una fotografía lo muestra. Quién la tomó, y cuándo, es palabra del propietario.',
  fr: 'Une photo le montre. Qui l’a prise, et quand, est la parole du propriétaire.',
  it: 'Una fotografia lo mostra. Chi l’ha scattata, e quando, è parola del proprietario.',
  ja: '写真に写っています。撮影者と撮影日は所有者の申告です。',
});

/** Type plate */
export const plate = message('book.plate', {
  en: 'Type plate',
  de: 'Typenschild',
  es: 'Placa de características',
  fr: 'Plaque constructeur',
  it: 'Targhetta',
  ja: '型式銘板',
});

/** Plate {number}: {caption} */
export const plateAlt = messageOf<{ caption: string | number; number: string | number }>('book.plate_alt', {
  en: (p) => 'Plate ' + p.number + ': ' + p.caption,
  de: (p) => 'Tafel ' + p.number + ': ' + p.caption,
  es: (p) => 'Lámina ' + p.number + ': ' + p.caption,
  fr: (p) => 'Planche ' + p.number + ' : ' + p.caption,
  it: (p) => 'Tavola ' + p.number + ': ' + p.caption,
  ja: (p) => '図版 ' + p.number + '：' + p.caption,
});

/** Plates */
export const plates = message('book.plates', {
  en: 'Plates',
  de: 'Bildtafeln',
  es: 'Láminas',
  fr: 'Planches',
  it: 'Tavole',
  ja: '図版',
});

/** Plates */
export const platesOf = message('book.plates_of', {
  en: 'Plates',
  de: 'Tafeln',
  es: 'Láminas',
  fr: 'Planches',
  it: 'Tavole',
  ja: '図版',
});

/** Position */
export const position = message('book.position', {
  en: 'Position',
  de: 'Platz',
  es: 'Posición',
  fr: 'Position',
  it: 'Posizione',
  ja: '位置',
});

/** possibly {date} */
export const possibly = messageOf<{ date: string | number }>('book.possibly', {
  en: (p) => 'possibly ' + p.date,
  de: (p) => 'wohl ' + p.date,
  es: (p) => 'quizá ' + p.date,
  fr: (p) => 'peut-être ' + p.date,
  it: (p) => 'forse ' + p.date,
  ja: (p) => 'おそらく' + p.date,
});

/** possibly about {date} */
export const possiblyAbout = messageOf<{ date: string | number }>('book.possibly_about', {
  en: (p) => 'possibly about ' + p.date,
  de: (p) => 'wohl um ' + p.date,
  es: (p) => 'quizá hacia ' + p.date,
  fr: (p) => 'peut-être vers ' + p.date,
  it: (p) => 'forse circa ' + p.date,
  ja: (p) => 'おそらく' + p.date + '頃',
});

/** What this proves */
export const proves = message('book.proves', {
  en: 'What this proves',
  de: 'Was das beweist',
  es: 'Qué prueba',
  fr: 'Ce que cela prouve',
  it: 'Che cosa prova',
  ja: '証明されること',
});

/** Whoever holds an earlier book of this vehicle can also see whether its journal was only added to since, and nothing of it changed or removed. */
export const provesJournal = message('book.proves_journal', {
  en: 'Whoever holds an earlier book of this vehicle can also see whether its journal was only added to since, and nothing of it changed or removed.',
  de: 'Wer ein früheres Buch dieses Fahrzeugs besitzt, kann zudem sehen, ob dessen Journal seither nur ergänzt und nichts daran geändert oder entfernt wurde.',
  es: 'Quien tenga un libro anterior de este vehículo puede ver además si desde entonces a su registro solo se le añadió algo, sin cambiar ni quitar nada.',
  fr: 'Qui possède un livre antérieur de ce véhicule peut aussi voir si son journal a seulement été complété depuis, sans que rien n’y soit modifié ni retiré.',
  it: 'Chi possiede un libro precedente di questo veicolo può anche vedere se il suo registro è stato da allora soltanto ampliato, senza che nulla sia stato modificato o tolto.',
  ja: 'この車両の以前の車歴書をお持ちであれば、その後ジャーナルが追記されただけで、何も変更・削除されていないかどうかも確かめられます。',
});

/** What it does not prove */
export const provesNot = message('book.proves_not', {
  en: 'What it does not prove',
  de: 'Was es nicht beweist',
  es: 'Qué no prueba',
  fr: 'Ce que cela ne prouve pas',
  it: 'Che cosa non prova',
  ja: '証明されないこと',
});

/** Whose key it is: learn that from elsewhere than this file. */
export const provesNotKey = message('book.proves_not_key', {
  en: 'Whose key it is: learn that from elsewhere than this file.',
  de: 'Wessen Schlüssel es ist: Das ist anderswo zu erfahren als in dieser Datei.',
  es: 'De quién es la clave: eso se averigua en otro lugar que en este archivo.',
  fr: 'À qui est la clé : cela s’apprend ailleurs que dans ce fichier.',
  it: 'Di chi sia la chiave: lo si apprenda altrove che da questo file.',
  ja: '鍵が誰のものか。それはこのファイル以外で確かめてください。',
});

/** That the clock was right: who keeps the data keeps the clock and the key. Only somebody else can vouch for a day: a time stamp, a club, a buyer who kept an earlier book. */
export const provesNotTime = message('book.proves_not_time', {
  en: 'That the clock was right: who keeps the data keeps the clock and the key. Only somebody else can vouch for a day: a time stamp, a club, a buyer who kept an earlier book.',
  de: 'Dass die Uhr richtig ging: Wer die Daten führt, führt auch Uhr und Schlüssel. Für einen Tag kann nur jemand anderes einstehen: ein Zeitstempel, ein Club, ein Käufer mit einem früheren Buch.',
  es: 'Que el reloj fuera exacto: quien guarda los datos guarda el reloj y la clave. Solo otro puede responder de un día: un sello de tiempo, un club, un comprador que guardó un libro anterior.',
  fr: 'Que l’horloge était juste : qui tient les données tient l’horloge et la clé. Seul un autre peut se porter garant d’un jour : un horodatage, un club, un acheteur qui a gardé un livre antérieur.',
  it: 'Che l’orologio fosse giusto: chi tiene i dati tiene l’orologio e la chiave. Solo qualcun altro può garantire un giorno: una marca temporale, un club, un acquirente che ha conservato un libro precedente.',
  ja: '時計が正しかったこと。データを保管する者が時計と鍵も保管しています。日付を保証できるのは、タイムスタンプ、クラブ、以前の車歴書を持つ買い手など、第三者だけです。',
});

/** That an entry was true when it was made, or that nothing was left out. */
export const provesNotTruth = message('book.proves_not_truth', {
  en: 'That an entry was true when it was made, or that nothing was left out.',
  de: 'Dass ein Eintrag wahr war, als er entstand, oder dass nichts weggelassen wurde.',
  es: 'Que una entrada fuera cierta cuando se hizo, ni que no se omitiera nada.',
  fr: 'Qu’une entrée était vraie quand elle a été faite, ni que rien n’a été omis.',
  it: 'Che una voce fosse vera quando è stata fatta, o che nulla sia stato omesso.',
  ja: '記入された時点で内容が真実だったこと、省かれたものがないこと。',
});

/** Not one byte of this file was changed, cut off or added since it was sealed with the key that is named here. */
export const provesText = message('book.proves_text', {
  en: 'Not one byte of this file was changed, cut off or added since it was sealed with the key that is named here.',
  de: 'Kein Byte dieser Datei wurde geändert, abgeschnitten oder hinzugefügt, seit sie mit dem hier genannten Schlüssel gesiegelt wurde.',
  es: 'Ni un byte de este archivo se ha cambiado, quitado o añadido desde que se selló con la clave indicada.',
  fr: 'Pas un octet de ce fichier n’a été modifié, retranché ou ajouté depuis qu’il a été scellé avec la clé indiquée.',
  it: 'Nessun byte di questo file è stato cambiato, tolto o aggiunto da quando è stato sigillato con la chiave indicata.',
  ja: '示した鍵で封印されてから、このファイルは 1 バイトも変更、削除、追加されていません。',
});

/** QR code with the fingerprint of the content */
export const qrAlt = message('book.qr_alt', {
  en: 'QR code with the fingerprint of the content',
  de: 'QR-Code mit dem Fingerabdruck des Inhalts',
  es: 'Código QR con la huella del contenido',
  fr: 'Code QR de l’empreinte du contenu',
  it: 'Codice QR con l’impronta del contenuto',
  ja: '内容の指紋の QR コード',
});

/** The fingerprint, to be compared by machine. */
export const qrCaption = message('book.qr_caption', {
  en: 'The fingerprint, to be compared by machine.',
  de: 'Der Fingerabdruck, zum maschinellen Vergleich.',
  es: 'La huella, para compararla con una máquina.',
  fr: 'L’empreinte, à comparer par machine.',
  it: 'L’impronta, da confrontare a macchina.',
  ja: '機械で照合するための指紋。',
});

/** Qty */
export const quantity = message('book.quantity', {
  en: 'Qty',
  de: 'Menge',
  es: 'Cant.',
  fr: 'Qté',
  it: 'Q.tà',
  ja: '数量',
});

/** reached */
export const reached = message('book.reached', {
  en: 'reached',
  de: 'erreicht',
  es: 'alcanzado',
  fr: 'atteinte',
  it: 'raggiunto',
  ja: '到達',
});

/** Where it was read */
export const readAt = message('book.read_at', {
  en: 'Where it was read',
  de: 'Wo abgelesen',
  es: 'Dónde se leyó',
  fr: 'Où cela a été lu',
  it: 'Dove è stato letto',
  ja: '確認した場所',
});

/** Read on */
export const readOn = message('book.read_on', {
  en: 'Read on',
  de: 'Gemessen am',
  es: 'Medido el',
  fr: 'Mesuré le',
  it: 'Misurato il',
  ja: '測定日',
});

/** How to read this book */
export const reading = message('book.reading', {
  en: 'How to read this book',
  de: 'Wie dieses Buch zu lesen ist',
  es: 'Cómo leer este libro',
  fr: 'Comment lire ce livre',
  it: 'Come leggere questo libro',
  ja: '本書の読み方',
});

/** Every statement in this book carries a mark for what stands behind it. The mark says what kind of evidence there is. It does not say that anybody has examined it. */
export const readingIntro = message('book.reading_intro', {
  en: 'Every statement in this book carries a mark for what stands behind it. The mark says what kind of evidence there is. It does not say that anybody has examined it.',
  de: 'Jede Angabe in diesem Buch trägt ein Zeichen dafür, was hinter ihr steht. Das Zeichen sagt, welche Art von Nachweis es gibt. Es sagt nicht, dass jemand ihn geprüft hat.',
  es: 'Cada afirmación de este libro lleva una marca de lo que la respalda. La marca dice qué clase de prueba hay. No dice que alguien la haya examinado.',
  fr: 'Chaque affirmation de ce livre porte une marque de ce qui l’appuie. La marque dit quelle sorte de preuve existe. Elle ne dit pas que quelqu’un l’a examinée.',
  it: 'Ogni affermazione di questo libro porta un segno di ciò che la sostiene. Il segno dice che tipo di prova c’è. Non dice che qualcuno l’abbia esaminata.',
  ja: '本書の記述には、その裏付けを示す印が付いています。印は裏付けの種類を示すもので、誰かがそれを鑑定したことを示すものではありません。',
});

/** Readings */
export const readings = message('book.readings', {
  en: 'Readings',
  de: 'Ablesungen',
  es: 'Lecturas',
  fr: 'Relevés',
  it: 'Letture',
  ja: '読み',
});

/** Rear */
export const rear = message('book.rear', {
  en: 'Rear',
  de: 'Hinten',
  es: 'Trasero',
  fr: 'Arrière',
  it: 'Posteriore',
  ja: '後',
});

/** Rear left */
export const rearLeft = message('book.rear_left', {
  en: 'Rear left',
  de: 'Hinten links',
  es: 'Trasero izquierdo',
  fr: 'Arrière gauche',
  it: 'Posteriore sinistro',
  ja: '左後',
});

/** Rear left, inner */
export const rearLeftInner = message('book.rear_left_inner', {
  en: 'Rear left, inner',
  de: 'Hinten links innen',
  es: 'Trasero izquierdo interior',
  fr: 'Arrière gauche intérieur',
  it: 'Posteriore sinistro interno',
  ja: '左後（内側）',
});

/** Rear right */
export const rearRight = message('book.rear_right', {
  en: 'Rear right',
  de: 'Hinten rechts',
  es: 'Trasero derecho',
  fr: 'Arrière droit',
  it: 'Posteriore destro',
  ja: '右後',
});

/** Rear right, inner */
export const rearRightInner = message('book.rear_right_inner', {
  en: 'Rear right, inner',
  de: 'Hinten rechts innen',
  es: 'Trasero derecho interior',
  fr: 'Arrière droit intérieur',
  it: 'Posteriore destro interno',
  ja: '右後（内側）',
});

/** Recorded mileage */
export const recorded = message('book.recorded', {
  en: 'Recorded mileage',
  de: 'Tachostand',
  es: 'Kilometraje registrado',
  fr: 'Kilométrage relevé',
  it: 'Chilometraggio registrato',
  ja: '記録上の走行距離',
});

/** Registration */
export const registration = message('book.registration', {
  en: 'Registration',
  de: 'Zulassung',
  es: 'Matriculación',
  fr: 'Immatriculation',
  it: 'Immatricolazione',
  ja: '登録',
});

/** How it ended */
export const resolution = message('book.resolution', {
  en: 'How it ended',
  de: 'Wie es endete',
  es: 'Cómo acabó',
  fr: 'Comment cela a fini',
  it: 'Com’è finita',
  ja: '結末',
});

/** resolved {day} */
export const resolvedOn = messageOf<{ day: string | number }>('book.resolved_on', {
  en: (p) => 'resolved ' + p.day,
  de: (p) => 'behoben ' + p.day,
  es: (p) => 'resuelto el ' + p.day,
  fr: (p) => 'résolu le ' + p.day,
  it: (p) => 'risolto il ' + p.day,
  ja: (p) => '解決 ' + p.day,
});

/** Seat */
export const seat = message('book.seat', {
  en: 'Seat',
  de: 'Sitz',
  es: 'Asiento',
  fr: 'Siège',
  it: 'Sedile',
  ja: 'シート',
});

/** See also */
export const seeAlso = message('book.see_also', {
  en: 'See also',
  de: 'Siehe auch',
  es: 'Véase también',
  fr: 'Voir aussi',
  it: 'Vedi anche',
  ja: '関連',
});

/** Service history */
export const services = message('book.services', {
  en: 'Service history',
  de: 'Servicehistorie',
  es: 'Historial de mantenimiento',
  fr: 'Historique d’entretien',
  it: 'Storia della manutenzione',
  ja: '整備履歴',
});

/** Sessions */
export const sessions = message('book.sessions', {
  en: 'Sessions',
  de: 'Sitzungen',
  es: 'Sesiones',
  fr: 'Sessions',
  it: 'Sessioni',
  ja: 'セッション',
});

/** {count, plural, one {# session} other {# sessions}} */
export const sessionsOf = messageOf<{ count: number }>('book.sessions_of', {
  en: (p, f) => '' + (p.count === 1 ? '' + f(p.count) + ' session' : '' + f(p.count) + ' sessions'),
  de: (p, f) => '' + (p.count === 1 ? '' + f(p.count) + ' Sitzung' : '' + f(p.count) + ' Sitzungen'),
  es: (p, f) => '' + (p.count === 1 ? '' + f(p.count) + ' sesión' : '' + f(p.count) + ' sesiones'),
  fr: (p, f) => '' + (p.count < 2 ? '' + f(p.count) + ' session' : '' + f(p.count) + ' sessions'),
  it: (p, f) => '' + (p.count === 1 ? '' + f(p.count) + ' sessione' : '' + f(p.count) + ' sessioni'),
  ja: (p, f) => '' + ('' + f(p.count) + 'セッション'),
});

/** {number}, sheet {sheet}. {text} */
export const sheetAlt = messageOf<{ number: string | number; sheet: string | number; text: string | number }>(
  'book.sheet_alt',
  {
    en: (p) => '' + p.number + ', sheet ' + p.sheet + '. ' + p.text,
    de: (p) => '' + p.number + ', Blatt ' + p.sheet + '. ' + p.text,
    es: (p) => '' + p.number + ', hoja ' + p.sheet + '. ' + p.text,
    fr: (p) => '' + p.number + ', feuille ' + p.sheet + '. ' + p.text,
    it: (p) => '' + p.number + ', foglio ' + p.sheet + '. ' + p.text,
    ja: (p) => '' + p.number + '、' + p.sheet + ' 枚目。' + p.text,
  },
);

/** This file has no sheets. It is attached to this book as it was handed in. */
export const sheetEmpty = message('book.sheet_empty', {
  en: 'This file has no sheets. It is attached to this book as it was handed in.',
  de: 'Diese Datei hat keine Blätter. Sie ist diesem Buch so angehängt, wie sie abgegeben wurde.',
  es: 'Este archivo no tiene hojas. Va adjunto a este libro tal como se entregó.',
  fr: 'Ce fichier n’a aucune feuille. Il est joint à ce livre tel qu’il a été remis.',
  it: 'Questo file non ha fogli. È allegato a questo libro come è stato consegnato.',
  ja: 'このファイルにはページがありません。提出されたまま本書に添付されています。',
});

/** Blackened at the owner’s wish. Attached is only what is shown here; the SHA-256 is that of the original. */
export const sheetHidden = message('book.sheet_hidden', {
  en: 'Blackened at the owner’s wish. Attached is only what is shown here; the SHA-256 is that of the original.',
  de: 'Auf Wunsch des Besitzers geschwärzt. Angehängt ist nur, was hier zu sehen ist; die SHA-256 ist die des Originals.',
  es: 'Tachado por deseo del propietario. Solo se adjunta lo que se ve aquí; el SHA-256 es el del original.',
  fr: 'Noirci à la demande du propriétaire. N’est joint que ce qui est montré ici ; le SHA-256 est celui de l’original.',
  it: 'Oscurato per volontà del proprietario. È allegato solo ciò che si vede qui; lo SHA-256 è quello dell’originale.',
  ja: '所有者の希望により黒塗りしています。添付はここに示すものだけで、SHA-256 は原本のものです。',
});

/** This file asks for a password, and so no sheet of it can be shown. It is attached to this book as it was handed in. */
export const sheetLocked = message('book.sheet_locked', {
  en: 'This file asks for a password, and so no sheet of it can be shown. It is attached to this book as it was handed in.',
  de: 'Diese Datei verlangt ein Kennwort, daher kann kein Blatt gezeigt werden. Sie ist diesem Buch so angehängt, wie sie abgegeben wurde.',
  es: 'Este archivo pide una contraseña, por lo que no se puede mostrar ninguna hoja. Va adjunto a este libro tal como se entregó.',
  fr: 'Ce fichier demande un mot de passe, aucune feuille ne peut donc être montrée. Il est joint à ce livre tel qu’il a été remis.',
  it: 'Questo file chiede una password, quindi nessun foglio può essere mostrato. È allegato a questo libro come è stato consegnato.',
  ja: 'このファイルはパスワードで保護されているため、ページを示せません。提出されたまま本書に添付されています。',
});

/** This file could not be opened, and so no sheet of it can be shown. It is attached to this book as it was handed in. */
export const sheetNotOpened = message('book.sheet_not_opened', {
  en: 'This file could not be opened, and so no sheet of it can be shown. It is attached to this book as it was handed in.',
  de: 'Diese Datei ließ sich nicht öffnen, daher kann kein Blatt gezeigt werden. Sie ist diesem Buch so angehängt, wie sie abgegeben wurde.',
  es: 'Este archivo no se pudo abrir, por lo que no se puede mostrar ninguna hoja. Va adjunto a este libro tal como se entregó.',
  fr: 'Ce fichier n’a pas pu être ouvert, aucune feuille ne peut donc être montrée. Il est joint à ce livre tel qu’il a été remis.',
  it: 'Non è stato possibile aprire questo file, quindi nessun foglio può essere mostrato. È allegato a questo libro come è stato consegnato.',
  ja: 'このファイルは開けなかったため、ページを示せません。提出されたまま本書に添付されています。',
});

/** Sheet {sheet} of {sheets} */
export const sheetOf = messageOf<{ sheet: string | number; sheets: string | number }>('book.sheet_of', {
  en: (p) => 'Sheet ' + p.sheet + ' of ' + p.sheets,
  de: (p) => 'Blatt ' + p.sheet + ' von ' + p.sheets,
  es: (p) => 'Hoja ' + p.sheet + ' de ' + p.sheets,
  fr: (p) => 'Feuille ' + p.sheet + ' sur ' + p.sheets,
  it: (p) => 'Foglio ' + p.sheet + ' di ' + p.sheets,
  ja: (p) => '' + p.sheets + ' 枚中 ' + p.sheet + ' 枚目',
});

/** {more, plural, one {One more sheet is} other {# more sheets are}} in the attached file. */
export const sheetsMore = messageOf<{ more: number }>('book.sheets_more', {
  en: (p, f) =>
    '' + (p.more === 1 ? 'One more sheet is' : '' + f(p.more) + ' more sheets are') + ' in the attached file.',
  de: (p, f) =>
    '' +
    (p.more === 1 ? 'Ein weiteres Blatt ist' : '' + f(p.more) + ' weitere Blätter sind') +
    ' in der angehängten Datei.',
  es: (p, f) =>
    '' + (p.more === 1 ? 'Otra hoja está' : 'Otras ' + f(p.more) + ' hojas están') + ' en el archivo adjunto.',
  fr: (p, f) =>
    '' +
    (p.more < 2 ? 'Une autre feuille se trouve' : '' + f(p.more) + ' autres feuilles se trouvent') +
    ' dans le fichier joint.',
  it: (p, f) =>
    '' + (p.more === 1 ? 'Un altro foglio è' : 'Altri ' + f(p.more) + ' fogli sono') + ' nel file allegato.',
  ja: (p, f) => 'ほかに ' + ('' + f(p.more)) + ' 枚が添付ファイルにあります。',
});

/** {more, plural, one {One more sheet is} other {# more sheets are}} not shown. */
export const sheetsNotShown = messageOf<{ more: number }>('book.sheets_not_shown', {
  en: (p, f) => '' + (p.more === 1 ? 'One more sheet is' : '' + f(p.more) + ' more sheets are') + ' not shown.',
  de: (p, f) =>
    '' + (p.more === 1 ? 'Ein weiteres Blatt ist' : '' + f(p.more) + ' weitere Blätter sind') + ' nicht gezeigt.',
  es: (p, f) => '' + (p.more === 1 ? 'Otra hoja no se muestra' : 'Otras ' + f(p.more) + ' hojas no se muestran') + '.',
  fr: (p, f) =>
    '' +
    (p.more < 2 ? 'Une autre feuille n’est pas montrée' : '' + f(p.more) + ' autres feuilles ne sont pas montrées') +
    '.',
  it: (p, f) =>
    '' + (p.more === 1 ? 'Un altro foglio non è mostrato' : 'Altri ' + f(p.more) + ' fogli non sono mostrati') + '.',
  ja: (p, f) => 'ほかに ' + ('' + f(p.more)) + ' 枚がありますが、ここには示していません。',
});

/** So far */
export const soFar = message('book.so_far', {
  en: 'So far',
  de: 'Bisher',
  es: 'Hasta ahora',
  fr: 'Jusqu’ici',
  it: 'Finora',
  ja: '現在',
});

/** Span */
export const span = message('book.span', {
  en: 'Span',
  de: 'Spanne',
  es: 'Tramo',
  fr: 'Période',
  it: 'Periodo',
  ja: '区間',
});

/** Spare */
export const spare = message('book.spare', {
  en: 'Spare',
  de: 'Ersatzrad',
  es: 'Rueda de repuesto',
  fr: 'Roue de secours',
  it: 'Ruota di scorta',
  ja: 'スペア',
});

/** State */
export const state = message('book.state', {
  en: 'State',
  de: 'Stand',
  es: 'Estado',
  fr: 'État',
  it: 'Stato',
  ja: '状態',
});

/** {status, select, planned {Planned} progress {In progress} done {Completed} open {Open} other {Resolved}} */
export const statusOf = messageOf<{ status: 'done' | 'open' | 'other' | 'planned' | 'progress' }>('book.status_of', {
  en: (p) =>
    '' +
    (p.status === 'planned'
      ? 'Planned'
      : p.status === 'progress'
        ? 'In progress'
        : p.status === 'done'
          ? 'Completed'
          : p.status === 'open'
            ? 'Open'
            : 'Resolved'),
  de: (p) =>
    '' +
    (p.status === 'planned'
      ? 'Geplant'
      : p.status === 'progress'
        ? 'In Arbeit'
        : p.status === 'done'
          ? 'Abgeschlossen'
          : p.status === 'open'
            ? 'Offen'
            : 'Behoben'),
  es: (p) =>
    '' +
    (p.status === 'planned'
      ? 'Previsto'
      : p.status === 'progress'
        ? 'En curso'
        : p.status === 'done'
          ? 'Terminado'
          : p.status === 'open'
            ? 'Abierto'
            : 'Resuelto'),
  fr: (p) =>
    '' +
    (p.status === 'planned'
      ? 'Prévu'
      : p.status === 'progress'
        ? 'En cours'
        : p.status === 'done'
          ? 'Terminé'
          : p.status === 'open'
            ? 'Ouvert'
            : 'Résolu'),
  it: (p) =>
    '' +
    (p.status === 'planned'
      ? 'Pianificato'
      : p.status === 'progress'
        ? 'In corso'
        : p.status === 'done'
          ? 'Completato'
          : p.status === 'open'
            ? 'Aperto'
            : 'Risolto'),
  ja: (p) =>
    '' +
    (p.status === 'planned'
      ? '計画中'
      : p.status === 'progress'
        ? '作業中'
        : p.status === 'done'
          ? '完了'
          : p.status === 'open'
            ? '未解決'
            : '解決済み'),
});

/** {count, plural, one {One character stands} other {# characters stand}} as {sign} in this book, because none of its typefaces has them. The attached content has them as they were written. */
export const substituted = messageOf<{ count: number; sign: string | number }>('book.substituted', {
  en: (p, f) =>
    '' +
    (p.count === 1 ? 'One character stands' : '' + f(p.count) + ' characters stand') +
    ' as ' +
    p.sign +
    ' in this book, because none of its typefaces has them. The attached content has them as they were written.',
  de: (p, f) =>
    '' +
    (p.count === 1 ? 'Ein Zeichen steht' : '' + f(p.count) + ' Zeichen stehen') +
    ' in diesem Buch als ' +
    p.sign +
    ', weil keine seiner Schriften ' +
    (p.count === 1 ? 'es' : 'sie') +
    ' hat. Der angehängte Inhalt hat ' +
    (p.count === 1 ? 'es' : 'sie') +
    ', wie geschrieben wurde.',
  es: (p, f) =>
    '' +
    (p.count === 1 ? 'Un carácter aparece' : '' + f(p.count) + ' caracteres aparecen') +
    ' en este libro como ' +
    p.sign +
    ', porque ninguna de sus fuentes ' +
    (p.count === 1 ? 'lo tiene' : 'los tiene') +
    '. El contenido adjunto ' +
    (p.count === 1 ? 'lo tiene' : 'los tiene') +
    ' tal como se escribió.',
  fr: (p, f) =>
    '' +
    (p.count < 2 ? 'Un caractère figure' : '' + f(p.count) + ' caractères figurent') +
    ' dans ce livre sous la forme ' +
    p.sign +
    ', car aucune de ses polices ne ' +
    (p.count < 2 ? 'l’a' : 'les a') +
    '. Le contenu joint ' +
    (p.count < 2 ? 'l’a' : 'les a') +
    ' tel quel.',
  it: (p, f) =>
    '' +
    (p.count === 1 ? 'Un carattere compare' : '' + f(p.count) + ' caratteri compaiono') +
    ' in questo libro come ' +
    p.sign +
    ', perché nessuno dei suoi font ' +
    (p.count === 1 ? 'lo ha' : 'li ha') +
    '. Il contenuto allegato ' +
    (p.count === 1 ? 'lo ha' : 'li ha') +
    ' com’era scritto.',
  ja: (p, f) =>
    '本書の書体にない ' +
    ('' + f(p.count)) +
    ' 文字を ' +
    p.sign +
    ' で示しています。添付の内容には元の文字のまま収められています。',
});

/** Summer */
export const summer = message('book.summer', {
  en: 'Summer',
  de: 'Sommer',
  es: 'Verano',
  fr: 'Été',
  it: 'Estate',
  ja: 'サマー',
});

/** taken {day} */
export const taken = messageOf<{ day: string | number }>('book.taken', {
  en: (p) => 'taken ' + p.day,
  de: (p) => 'aufgenommen ' + p.day,
  es: (p) => 'tomada el ' + p.day,
  fr: (p) => 'prise le ' + p.day,
  it: (p) => 'scattata il ' + p.day,
  ja: (p) => '撮影 ' + p.day,
});

/** This history was begun elsewhere. It was taken in here on {day}, from a passport that {name} had sealed on {issued}. */
export const takenIn = messageOf<{ day: string | number; issued: string | number; name: string | number }>(
  'book.taken_in',
  {
    en: (p) =>
      'This history was begun elsewhere. It was taken in here on ' +
      p.day +
      ', from a passport that ' +
      p.name +
      ' had sealed on ' +
      p.issued +
      '.',
    de: (p) =>
      'Diese Historie begann anderswo. Sie wurde am ' +
      p.day +
      ' hier aufgenommen, aus einem Pass, den ' +
      p.name +
      ' am ' +
      p.issued +
      ' gesiegelt hatte.',
    es: (p) =>
      'Este historial comenzó en otro lugar. Se incorporó aquí el ' +
      p.day +
      ', de un pasaporte que ' +
      p.name +
      ' había sellado el ' +
      p.issued +
      '.',
    fr: (p) =>
      'Cet historique a commencé ailleurs. Il a été repris ici le ' +
      p.day +
      ', d’un passeport que ' +
      p.name +
      ' avait scellé le ' +
      p.issued +
      '.',
    it: (p) =>
      'Questa storia è cominciata altrove. È stata accolta qui il ' +
      p.day +
      ', da un passaporto che ' +
      p.name +
      ' aveva sigillato il ' +
      p.issued +
      '.',
    ja: (p) =>
      'この履歴は別の環境で始まりました。' +
      p.name +
      ' が ' +
      p.issued +
      ' に封印したパスポートから、' +
      p.day +
      ' にここへ受け入れました。',
  },
);

/** What was entered before is as it came; the key of the installation that had it vouches for that, and the seal of this book for the journal since. Passports of this vehicle carry all parts and keys, so that each can be checked. */
export const takenInKeys = message('book.taken_in_keys', {
  en: 'What was entered before is as it came; the key of the installation that had it vouches for that, and the seal of this book for the journal since. Passports of this vehicle carry all parts and keys, so that each can be checked.',
  de: 'Frühere Einträge sind so, wie sie kamen; für sie steht der Schlüssel der Installation ein, die sie hatte, und das Siegel dieses Buchs für das Journal seither. Pässe dieses Fahrzeugs enthalten alle Teile und Schlüssel, sodass sich jeder Teil prüfen lässt.',
  es: 'Los asientos anteriores están como llegaron; responde de ellos la clave de la instalación que los tenía, y el sello de este libro responde del registro desde entonces. Los pasaportes de este vehículo llevan todas las partes y claves, de modo que cada una se puede comprobar.',
  fr: 'Les écritures antérieures sont telles qu’elles sont venues ; la clé de l’installation qui les avait en répond, et le sceau de ce livre répond du journal depuis lors. Les passeports de ce véhicule contiennent toutes les parties et toutes les clés, de sorte que chacune peut être vérifiée.',
  it: 'Le voci precedenti sono come sono arrivate; ne risponde la chiave dell’installazione che le aveva, e il sigillo di questo libro risponde del registro da allora. I passaporti di questo veicolo contengono tutte le parti e tutte le chiavi, così che ognuna si può verificare.',
  ja: 'それ以前の記録は、届いたときのままです。その部分は記録を保管していた環境の鍵が、それ以降のジャーナルは本書の封印が保証します。この車両のパスポートにはすべての部分と鍵が含まれ、それぞれを検証できます。',
});

/** Timeline */
export const timeline = message('book.timeline', {
  en: 'Timeline',
  de: 'Zeitleiste',
  es: 'Cronología',
  fr: 'Chronologie',
  it: 'Cronologia',
  ja: '年表',
});

/** today */
export const today = message('book.today', {
  en: 'today',
  de: 'heute',
  es: 'hoy',
  fr: 'aujourd’hui',
  it: 'oggi',
  ja: '現在',
});

/** Track days */
export const trackDays = message('book.track_days', {
  en: 'Track days',
  de: 'Tage auf der Rennstrecke',
  es: 'Jornadas en circuito',
  fr: 'Journées sur circuit',
  it: 'Giornate in pista',
  ja: '走行会',
});

/** Track */
export const trackTyres = message('book.track_tyres', {
  en: 'Track',
  de: 'Rennstrecke',
  es: 'Circuito',
  fr: 'Circuit',
  it: 'Pista',
  ja: 'サーキット',
});

/** Where this history comes from */
export const transfers = message('book.transfers', {
  en: 'Where this history comes from',
  de: 'Woher diese Historie kommt',
  es: 'De dónde viene este historial',
  fr: 'D’où vient cet historique',
  it: 'Da dove viene questa storia',
  ja: 'この履歴の由来',
});

/** Tread */
export const tread = message('book.tread', {
  en: 'Tread',
  de: 'Profil',
  es: 'Dibujo',
  fr: 'Sculpture',
  it: 'Battistrada',
  ja: '溝',
});

/** Trim */
export const trim = message('book.trim', {
  en: 'Trim',
  de: 'Innenausstattung',
  es: 'Tapicería',
  fr: 'Garnitures',
  it: 'Interni',
  ja: '内装',
});

/** Two-stroke mix */
export const twoStrokeMix = message('book.two_stroke_mix', {
  en: 'Two-stroke mix',
  de: 'Zweitaktgemisch',
  es: 'Mezcla de dos tiempos',
  fr: 'Mélange deux temps',
  it: 'Miscela due tempi',
  ja: '混合燃料',
});

/** Tyres */
export const tyres = message('book.tyres', {
  en: 'Tyres',
  de: 'Reifen',
  es: 'Neumáticos',
  fr: 'Pneus',
  it: 'Pneumatici',
  ja: 'タイヤ',
});

/** Nobody has explained this. */
export const unexplained = message('book.unexplained', {
  en: 'Nobody has explained this.',
  de: 'Niemand hat das erklärt.',
  es: 'Nadie lo ha explicado.',
  fr: 'Personne ne l’a expliqué.',
  it: 'Nessuno l’ha spiegato.',
  ja: '説明はありません。',
});

/** Verification */
export const verification = message('book.verification', {
  en: 'Verification',
  de: 'Echtheitsprüfung',
  es: 'Verificación',
  fr: 'Vérification',
  it: 'Verifica',
  ja: '検証',
});

/** Not what was sealed */
export const verifierBad = message('book.verifier_bad', {
  en: 'Not what was sealed',
  de: 'Nicht das, was gesiegelt wurde',
  es: 'No es lo que se selló',
  fr: 'Ce n’est pas ce qui a été scellé',
  it: 'Non è ciò che è stato sigillato',
  ja: '封印されたものと異なります',
});

/** Something in this file was changed, cut off or added after it was sealed. */
export const verifierBadText = message('book.verifier_bad_text', {
  en: 'Something in this file was changed, cut off or added after it was sealed.',
  de: 'In dieser Datei wurde nach dem Siegeln etwas geändert, abgeschnitten oder hinzugefügt.',
  es: 'En este archivo se cambió, quitó o añadió algo después de sellarlo.',
  fr: 'Quelque chose a été modifié, retranché ou ajouté dans ce fichier après son scellement.',
  it: 'In questo file qualcosa è stato cambiato, tolto o aggiunto dopo che è stato sigillato.',
  ja: '封印後に、このファイルの一部が変更、削除、または追加されています。',
});

/** The journal was begun anew in between */
export const verifierBegun = message('book.verifier_begun', {
  en: 'The journal was begun anew in between',
  de: 'Das Journal wurde dazwischen neu begonnen',
  es: 'El registro se empezó de nuevo entre ambos',
  fr: 'Le journal a été recommencé entre-temps',
  it: 'Nel frattempo il registro è stato ricominciato',
  ja: '間にジャーナルが新しく始められています',
});

/** A new journal took the place of an older one; whether anything of the older one was changed cannot be told from the files. */
export const verifierBegunText = message('book.verifier_begun_text', {
  en: 'A new journal took the place of an older one; whether anything of the older one was changed cannot be told from the files.',
  de: 'Ein neues Journal trat an die Stelle eines älteren; ob an dem älteren etwas geändert wurde, geht aus den Dateien nicht hervor.',
  es: 'Un registro nuevo ocupó el lugar de uno anterior; por los archivos no se sabe si algo del anterior se cambió.',
  fr: 'Un nouveau journal a pris la place d’un plus ancien ; les fichiers ne disent pas si quelque chose de l’ancien a été modifié.',
  it: 'Un nuovo registro ha preso il posto di uno più vecchio; dai file non si può capire se qualcosa di quello vecchio è stato modificato.',
  ja: '新しいジャーナルが古いものに代わりました。古いものから何かが変更されたかどうかは、ファイルからは分かりません。',
});

/** The stated reason: entries had been changed. */
export const verifierChanged = message('book.verifier_changed', {
  en: 'The stated reason: entries had been changed.',
  de: 'Der angegebene Grund: Einträge waren geändert worden.',
  es: 'El motivo indicado: se habían cambiado asientos.',
  fr: 'La raison indiquée : des écritures avaient été modifiées.',
  it: 'Il motivo indicato: alcune voci erano state modificate.',
  ja: '示された理由：記録が変更されていたため。',
});

/** Being checked … */
export const verifierChecking = message('book.verifier_checking', {
  en: 'Being checked …',
  de: 'Wird geprüft …',
  es: 'Comprobando…',
  fr: 'Vérification…',
  it: 'Verifica in corso…',
  ja: '検証中…',
});

/** Fingerprint of the content, as it is printed in the dossier */
export const verifierContent = message('book.verifier_content', {
  en: 'Fingerprint of the content, as it is printed in the dossier',
  de: 'Fingerabdruck des Inhalts, wie er im Dossier gedruckt ist',
  es: 'Huella del contenido, tal como está impresa en el dosier',
  fr: 'Empreinte du contenu, telle qu’imprimée dans le dossier',
  it: 'Impronta del contenuto, come stampata nel dossier',
  ja: '内容の指紋（車歴書に印刷されたもの）',
});

/** Compare with an earlier dossier */
export const verifierEarlier = message('book.verifier_earlier', {
  en: 'Compare with an earlier dossier',
  de: 'Mit einem früheren Dossier vergleichen',
  es: 'Comparar con un dosier anterior',
  fr: 'Comparer avec un dossier antérieur',
  it: 'Confrontare con un dossier precedente',
  ja: '以前の車歴書と比べる',
});

/** If somebody kept an earlier dossier of the same vehicle, this page can tell whether the history was only added to since. */
export const verifierEarlierIntro = message('book.verifier_earlier_intro', {
  en: 'If somebody kept an earlier dossier of the same vehicle, this page can tell whether the history was only added to since.',
  de: 'Wenn jemand ein früheres Dossier desselben Fahrzeugs aufbewahrt hat, kann diese Seite sagen, ob die Geschichte seither nur ergänzt wurde.',
  es: 'Si alguien guardó un dosier anterior del mismo vehículo, esta página puede decir si desde entonces al historial solo se le añadió algo.',
  fr: 'Si quelqu’un a gardé un dossier antérieur du même véhicule, cette page peut dire si l’historique a seulement été complété depuis.',
  it: 'Se qualcuno ha conservato un dossier precedente dello stesso veicolo, questa pagina può dire se da allora la storia è stata soltanto ampliata.',
  ja: '同じ車両の以前の車歴書が残っていれば、その後の履歴が追記のみかどうかをこのページで確かめられます。',
});

/** Choose the other PDF, or drop it here */
export const verifierEarlierPick = message('book.verifier_earlier_pick', {
  en: 'Choose the other PDF, or drop it here',
  de: 'Das andere PDF auswählen oder hierher ziehen',
  es: 'Elegir el otro PDF o soltarlo aquí',
  fr: 'Choisir l’autre PDF, ou le déposer ici',
  it: 'Scegliere l’altro PDF o trascinarlo qui',
  ja: 'もう一つの PDF を選ぶか、ここにドロップ',
});

/** Entries */
export const verifierEntries = message('book.verifier_entries', {
  en: 'Entries',
  de: 'Einträge',
  es: 'Asientos',
  fr: 'Écritures',
  it: 'Voci',
  ja: '記録数',
});

/** The history was only added to */
export const verifierExtended = message('book.verifier_extended', {
  en: 'The history was only added to',
  de: 'Die Geschichte wurde nur ergänzt',
  es: 'Al historial solo se le añadió algo',
  fr: 'L’historique a seulement été complété',
  it: 'La storia è stata soltanto ampliata',
  ja: '履歴は追記されただけです',
});

/** Entry by entry, the journal of one dossier is the beginning of the other’s. */
export const verifierExtendedText = message('book.verifier_extended_text', {
  en: 'Entry by entry, the journal of one dossier is the beginning of the other’s.',
  de: 'Eintrag für Eintrag ist das Journal des einen Dossiers der Anfang des anderen.',
  es: 'Asiento por asiento, el registro de un dosier es el comienzo del registro del otro.',
  fr: 'Écriture par écriture, le journal d’un dossier est le début de celui de l’autre.',
  it: 'Voce per voce, il registro di un dossier è l’inizio di quello dell’altro.',
  ja: '一方の車歴書のジャーナルは、記録の一つ一つまで、もう一方のジャーナルの初めの部分と同じです。',
});

/** Unchanged since it was sealed */
export const verifierGood = message('book.verifier_good', {
  en: 'Unchanged since it was sealed',
  de: 'Unverändert, seit es gesiegelt wurde',
  es: 'Sin cambios desde que se selló',
  fr: 'Inchangé depuis qu’il a été scellé',
  it: 'Invariato da quando è stato sigillato',
  ja: '封印後の変更なし',
});

/** This page tells whether a dossier or a passport is, byte for byte, what was sealed. It works without a network, and the file does not leave your computer. */
export const verifierIntro = message('book.verifier_intro', {
  en: 'This page tells whether a dossier or a passport is, byte for byte, what was sealed. It works without a network, and the file does not leave your computer.',
  de: 'Diese Seite sagt, ob ein Dossier oder ein Pass Byte für Byte das ist, was gesiegelt wurde. Sie braucht kein Netz, und die Datei verlässt Ihren Computer nicht.',
  es: 'Esta página dice si un dosier o un pasaporte es, byte a byte, lo que se selló. Funciona sin red y el archivo no sale de su ordenador.',
  fr: 'Cette page dit si un dossier ou un passeport est, octet pour octet, ce qui a été scellé. Elle fonctionne sans réseau, et le fichier ne quitte pas votre ordinateur.',
  it: 'Questa pagina dice se un dossier o un passaporto è, byte per byte, ciò che è stato sigillato. Funziona senza rete e il file non lascia il suo computer.',
  ja: 'このページは、車歴書またはパスポートが封印されたものと 1 バイトも違わないかを示します。ネットワークなしで動作し、ファイルがお使いのコンピューターから出ることはありません。',
});

/** The journal is not what was signed */
export const verifierJournalBroken = message('book.verifier_journal_broken', {
  en: 'The journal is not what was signed',
  de: 'Das Journal ist nicht das, was signiert wurde',
  es: 'El registro no es el que se firmó',
  fr: 'Le journal n’est pas celui qui a été signé',
  it: 'Il registro non è quello firmato',
  ja: 'ジャーナルは署名されたものではありません',
});

/** An entry, the order of the entries or a value does not fit what was signed. */
export const verifierJournalBrokenText = message('book.verifier_journal_broken_text', {
  en: 'An entry, the order of the entries or a value does not fit what was signed.',
  de: 'Ein Eintrag, die Reihenfolge der Einträge oder ein Wert passt nicht zu dem, was signiert wurde.',
  es: 'Un asiento, el orden de los asientos o un valor no corresponde a lo que se firmó.',
  fr: 'Une écriture, l’ordre des écritures ou une valeur ne correspond pas à ce qui a été signé.',
  it: 'Una voce, l’ordine delle voci o un valore non corrisponde a quanto è stato firmato.',
  ja: '記録、その順序、または値が、署名された内容と一致しません。',
});

/** Without a journal */
export const verifierJournalNone = message('book.verifier_journal_none', {
  en: 'Without a journal',
  de: 'Ohne Journal',
  es: 'Sin registro',
  fr: 'Sans journal',
  it: 'Senza registro',
  ja: 'ジャーナルなし',
});

/** This dossier was sealed without the vehicle’s journal, so it cannot be held against another one. */
export const verifierJournalNoneText = message('book.verifier_journal_none_text', {
  en: 'This dossier was sealed without the vehicle’s journal, so it cannot be held against another one.',
  de: 'Dieses Dossier wurde ohne das Journal des Fahrzeugs gesiegelt und kann daher nicht mit einem anderen verglichen werden.',
  es: 'Este dosier se selló sin el registro del vehículo, así que no puede compararse con otro.',
  fr: 'Ce dossier a été scellé sans le journal du véhicule ; il ne peut donc pas être comparé à un autre.',
  it: 'Questo dossier è stato sigillato senza il registro del veicolo, quindi non può essere confrontato con un altro.',
  ja: 'この車歴書は車両のジャーナルなしで封印されたため、ほかの車歴書と比べられません。',
});

/** The journal is whole */
export const verifierJournalWhole = message('book.verifier_journal_whole', {
  en: 'The journal is whole',
  de: 'Das Journal ist vollständig',
  es: 'El registro está íntegro',
  fr: 'Le journal est complet',
  it: 'Il registro è integro',
  ja: 'ジャーナルは完全です',
});

/** Its entries and their order are those that were signed, and the values shown in the dossier are those that were entered. */
export const verifierJournalWholeText = message('book.verifier_journal_whole_text', {
  en: 'Its entries and their order are those that were signed, and the values shown in the dossier are those that were entered.',
  de: 'Seine Einträge und ihre Reihenfolge sind die, die signiert wurden, und die im Dossier gezeigten Werte sind die, die eingetragen wurden.',
  es: 'Sus asientos y su orden son los que se firmaron, y los valores mostrados en el dosier son los que se anotaron.',
  fr: 'Ses écritures et leur ordre sont ceux qui ont été signés, et les valeurs montrées dans le dossier sont celles qui ont été saisies.',
  it: 'Le sue voci e il loro ordine sono quelli firmati, e i valori mostrati nel dossier sono quelli inseriti.',
  ja: '記録とその順序は署名されたとおりであり、車歴書に示された値は入力されたとおりです。',
});

/** Sealed with the key */
export const verifierKey = message('book.verifier_key', {
  en: 'Sealed with the key',
  de: 'Gesiegelt mit dem Schlüssel',
  es: 'Sellado con la clave',
  fr: 'Scellé avec la clé',
  it: 'Sigillato con la chiave',
  ja: '封印した鍵',
});

/** Part since it came to the last installation */
export const verifierLastPart = message('book.verifier_last_part', {
  en: 'Part since it came to the last installation',
  de: 'Teil, seit es in der letzten Installation ist',
  es: 'Parte desde que llegó a la última instalación',
  fr: 'Partie depuis l’arrivée dans la dernière installation',
  it: 'Parte da quando è nell’ultima installazione',
  ja: '最後の設置先に来てからの部分',
});

/** The stated reason: entries had been lost. */
export const verifierLost = message('book.verifier_lost', {
  en: 'The stated reason: entries had been lost.',
  de: 'Der angegebene Grund: Einträge waren verloren gegangen.',
  es: 'El motivo indicado: se habían perdido asientos.',
  fr: 'La raison indiquée : des écritures avaient été perdues.',
  it: 'Il motivo indicato: alcune voci erano andate perdute.',
  ja: '示された理由：記録が失われたため。',
});

/** This page is older than the book */
export const verifierNewer = message('book.verifier_newer', {
  en: 'This page is older than the book',
  de: 'Diese Seite ist älter als das Dossier',
  es: 'Esta página es más antigua que el dosier',
  fr: 'Cette page est plus ancienne que le dossier',
  it: 'Questa pagina è più vecchia del dossier',
  ja: 'このページは車歴書より古いものです',
});

/** The book was made by a newer Carnet, in a form that this page does not know. Check it by the page that is attached to the book itself, or by /verify of the Carnet that made it. */
export const verifierNewerText = message('book.verifier_newer_text', {
  en: 'The book was made by a newer Carnet, in a form that this page does not know. Check it by the page that is attached to the book itself, or by /verify of the Carnet that made it.',
  de: 'Das Dossier hat ein neueres Carnet erstellt, in einer Form, die diese Seite nicht kennt. Prüfen Sie es mit der Seite, die dem Dossier selbst beiliegt, oder unter /verify des Carnet, das es erstellt hat.',
  es: 'El dosier lo hizo un Carnet más reciente, en una forma que esta página no conoce. Compruébelo con la página adjunta al propio dosier, o en /verify del Carnet que lo hizo.',
  fr: 'Le dossier a été créé par un Carnet plus récent, sous une forme que cette page ne connaît pas. Vérifiez-le avec la page jointe au dossier lui-même, ou à l’adresse /verify du Carnet qui l’a créé.',
  it: 'Il dossier è stato creato da un Carnet più recente, in una forma che questa pagina non conosce. Lo verifichi con la pagina allegata al dossier stesso, o all’indirizzo /verify del Carnet che lo ha creato.',
  ja: 'この車歴書は、より新しい Carnet によって、このページが対応していない形式で作成されました。車歴書に添付されているページ、または作成元の Carnet の /verify で検証してください。',
});

/** No seal was found */
export const verifierNoSeal = message('book.verifier_no_seal', {
  en: 'No seal was found',
  de: 'Kein Siegel gefunden',
  es: 'No se encontró ningún sello',
  fr: 'Aucun sceau trouvé',
  it: 'Nessun sigillo trovato',
  ja: '封印が見つかりません',
});

/** This is no dossier of Carnet, or its end was cut off or written over. */
export const verifierNoSealText = message('book.verifier_no_seal_text', {
  en: 'This is no dossier of Carnet, or its end was cut off or written over.',
  de: 'Das ist kein Dossier von Carnet, oder sein Ende wurde abgeschnitten oder überschrieben.',
  es: 'No es un dosier de Carnet, o se cortó o sobrescribió su final.',
  fr: 'Ce n’est pas un dossier de Carnet, ou sa fin a été retranchée ou remplacée.',
  it: 'Non è un dossier di Carnet, oppure la sua fine è stata tolta o sovrascritta.',
  ja: 'Carnet の車歴書ではないか、末尾が削除または上書きされています。',
});

/** They cannot be compared */
export const verifierNotCompared = message('book.verifier_not_compared', {
  en: 'They cannot be compared',
  de: 'Sie können nicht verglichen werden',
  es: 'No se pueden comparar',
  fr: 'Ils ne peuvent pas être comparés',
  it: 'Non si possono confrontare',
  ja: '比べられません',
});

/** One of the two files is not what was sealed, or has no journal. */
export const verifierNotComparedText = message('book.verifier_not_compared_text', {
  en: 'One of the two files is not what was sealed, or has no journal.',
  de: 'Eine der beiden Dateien ist nicht das, was gesiegelt wurde, oder hat kein Journal.',
  es: 'Uno de los dos archivos no es lo que se selló, o no tiene registro.',
  fr: 'L’un des deux fichiers n’est pas ce qui a été scellé, ou n’a pas de journal.',
  it: 'Uno dei due file non è quello sigillato, o non ha un registro.',
  ja: '一方のファイルが封印されたままではないか、ジャーナルがありません。',
});

/** Journal */
export const verifierOrigin = message('book.verifier_origin', {
  en: 'Journal',
  de: 'Journal',
  es: 'Registro',
  fr: 'Journal',
  it: 'Registro',
  ja: 'ジャーナル',
});

/** Sealed with different keys */
export const verifierOtherKey = message('book.verifier_other_key', {
  en: 'Sealed with different keys',
  de: 'Mit verschiedenen Schlüsseln gesiegelt',
  es: 'Sellados con claves distintas',
  fr: 'Scellés avec des clés différentes',
  it: 'Sigillati con chiavi diverse',
  ja: '異なる鍵で封印されています',
});

/** From the files alone it cannot be told whether both keys are in the same hands, so nothing follows from a comparison. */
export const verifierOtherKeyText = message('book.verifier_other_key_text', {
  en: 'From the files alone it cannot be told whether both keys are in the same hands, so nothing follows from a comparison.',
  de: 'Aus den Dateien allein geht nicht hervor, ob beide Schlüssel in denselben Händen sind; daher folgt aus einem Vergleich nichts.',
  es: 'Por los archivos solos no se sabe si ambas claves están en las mismas manos, así que una comparación no prueba nada.',
  fr: 'Les fichiers seuls ne disent pas si les deux clés sont dans les mêmes mains ; une comparaison ne prouve donc rien.',
  it: 'Dai soli file non si può capire se le due chiavi sono nelle stesse mani, quindi un confronto non prova nulla.',
  ja: 'ファイルだけでは両方の鍵が同じ持ち主のものか分からないため、比べても何も言えません。',
});

/** Two different journals */
export const verifierOtherOrigin = message('book.verifier_other_origin', {
  en: 'Two different journals',
  de: 'Zwei verschiedene Journale',
  es: 'Dos registros distintos',
  fr: 'Deux journaux différents',
  it: 'Due registri diversi',
  ja: '別々のジャーナルです',
});

/** These dossiers are of different vehicles, or of journals that have nothing to do with each other, so nothing follows from a comparison. */
export const verifierOtherOriginText = message('book.verifier_other_origin_text', {
  en: 'These dossiers are of different vehicles, or of journals that have nothing to do with each other, so nothing follows from a comparison.',
  de: 'Diese Dossiers gehören zu verschiedenen Fahrzeugen oder zu Journalen, die nichts miteinander zu tun haben; daher folgt aus einem Vergleich nichts.',
  es: 'Estos dosieres son de vehículos distintos, o de registros sin relación entre sí, así que una comparación no prueba nada.',
  fr: 'Ces dossiers concernent des véhicules différents, ou des journaux sans rapport entre eux ; une comparaison ne prouve donc rien.',
  it: 'Questi dossier riguardano veicoli diversi, o registri senza alcun legame, quindi un confronto non prova nulla.',
  ja: '別の車両の車歴書か、互いに関係のないジャーナルのため、比べても何も言えません。',
});

/** Part that an earlier installation vouches for */
export const verifierPart = message('book.verifier_part', {
  en: 'Part that an earlier installation vouches for',
  de: 'Teil, für den eine frühere Installation einsteht',
  es: 'Parte de la que responde una instalación anterior',
  fr: 'Partie garantie par une installation antérieure',
  it: 'Parte garantita da un’installazione precedente',
  ja: '以前の設置先が保証する部分',
});

/** Choose the PDF or the .carnet file, or drop it on this page */
export const verifierPick = message('book.verifier_pick', {
  en: 'Choose the PDF or the .carnet file, or drop it on this page',
  de: 'Wählen Sie die PDF- oder .carnet-Datei oder legen Sie sie auf diese Seite',
  es: 'Elija el PDF o el archivo .carnet, o suéltelo en esta página',
  fr: 'Choisissez le PDF ou le fichier .carnet, ou déposez-le sur cette page',
  it: 'Scelga il PDF o il file .carnet, oppure lo trascini su questa pagina',
  ja: 'PDF または .carnet ファイルを選ぶか、このページにドロップしてください',
});

/** The stated reason: the data had come back from a backup. */
export const verifierRestored = message('book.verifier_restored', {
  en: 'The stated reason: the data had come back from a backup.',
  de: 'Der angegebene Grund: Die Daten kamen aus einer Sicherung zurück.',
  es: 'El motivo indicado: los datos se habían recuperado de una copia de seguridad.',
  fr: 'La raison indiquée : les données venaient d’une sauvegarde.',
  it: 'Il motivo indicato: i dati erano stati ripristinati da un backup.',
  ja: '示された理由：データがバックアップから復元されたため。',
});

/** The history was rewritten */
export const verifierRewritten = message('book.verifier_rewritten', {
  en: 'The history was rewritten',
  de: 'Die Geschichte wurde umgeschrieben',
  es: 'El historial se reescribió',
  fr: 'L’historique a été réécrit',
  it: 'La storia è stata riscritta',
  ja: '履歴が書き換えられています',
});

/** Neither journal is the beginning of the other: entries were changed, removed or put in another order. */
export const verifierRewrittenText = message('book.verifier_rewritten_text', {
  en: 'Neither journal is the beginning of the other: entries were changed, removed or put in another order.',
  de: 'Keines der Journale ist der Anfang des anderen: Einträge wurden geändert, entfernt oder umgestellt.',
  es: 'Ninguno de los registros es el comienzo del otro: hay asientos cambiados, quitados o reordenados.',
  fr: 'Aucun des journaux n’est le début de l’autre : des écritures ont été modifiées, retirées ou déplacées.',
  it: 'Nessuno dei registri è l’inizio dell’altro: alcune voci sono state modificate, tolte o spostate.',
  ja: 'どちらのジャーナルも他方の初めの部分ではありません。記録が変更、削除、または並べ替えられています。',
});

/** Root */
export const verifierRoot = message('book.verifier_root', {
  en: 'Root',
  de: 'Wurzel',
  es: 'Raíz',
  fr: 'Racine',
  it: 'Radice',
  ja: 'ルート',
});

/** Both have the same journal */
export const verifierSame = message('book.verifier_same', {
  en: 'Both have the same journal',
  de: 'Beide haben dasselbe Journal',
  es: 'Ambos tienen el mismo registro',
  fr: 'Les deux ont le même journal',
  it: 'Entrambi hanno lo stesso registro',
  ja: 'どちらも同じジャーナルです',
});

/** Nothing was entered or changed between the two dossiers. */
export const verifierSameText = message('book.verifier_same_text', {
  en: 'Nothing was entered or changed between the two dossiers.',
  de: 'Zwischen den beiden Dossiers wurde nichts eingetragen oder geändert.',
  es: 'Entre los dos dosieres no se anotó ni cambió nada.',
  fr: 'Rien n’a été saisi ni modifié entre les deux dossiers.',
  it: 'Tra i due dossier non è stato inserito né modificato nulla.',
  ja: '二つの車歴書の間に、入力も変更もありませんでした。',
});

/** Check a provenance dossier */
export const verifierTitle = message('book.verifier_title', {
  en: 'Check a provenance dossier',
  de: 'Ein Fahrzeugdossier prüfen',
  es: 'Comprobar un dosier de procedencia',
  fr: 'Vérifier un dossier de provenance',
  it: 'Verificare un dossier di provenienza',
  ja: '車歴書を検証する',
});

/** This browser cannot check it */
export const verifierUnknown = message('book.verifier_unknown', {
  en: 'This browser cannot check it',
  de: 'Dieser Browser kann es nicht prüfen',
  es: 'Este navegador no puede comprobarlo',
  fr: 'Ce navigateur ne peut pas vérifier',
  it: 'Questo browser non può verificarlo',
  ja: 'このブラウザーでは検証できません',
});

/** It does not know signatures by Ed25519. A newer browser does. */
export const verifierUnknownText = message('book.verifier_unknown_text', {
  en: 'It does not know signatures by Ed25519. A newer browser does.',
  de: 'Er kennt keine Signaturen nach Ed25519. Ein neuerer Browser kennt sie.',
  es: 'No conoce las firmas Ed25519. Un navegador más reciente sí.',
  fr: 'Il ne connaît pas les signatures Ed25519. Un navigateur plus récent les connaît.',
  it: 'Non conosce le firme Ed25519. Un browser più recente le conosce.',
  ja: 'Ed25519 署名に対応していません。新しいブラウザーをお使いください。',
});

/** The file could not be read. */
export const verifierUnreadable = message('book.verifier_unreadable', {
  en: 'The file could not be read.',
  de: 'Die Datei ließ sich nicht lesen.',
  es: 'No se pudo leer el archivo.',
  fr: 'Le fichier n’a pas pu être lu.',
  it: 'Non è stato possibile leggere il file.',
  ja: 'ファイルを読めませんでした。',
});

/** This page cannot check it here */
export const verifierUnsafe = message('book.verifier_unsafe', {
  en: 'This page cannot check it here',
  de: 'Hier kann diese Seite es nicht prüfen',
  es: 'Esta página no puede comprobarlo aquí',
  fr: 'Cette page ne peut pas le vérifier ici',
  it: 'Qui questa pagina non può verificarlo',
  ja: 'このページではここで検証できません',
});

/** Browsers check signatures on pages that came over https. Open this page over https, or take the verify.html that is attached to the book and open it from your disk. */
export const verifierUnsafeText = message('book.verifier_unsafe_text', {
  en: 'Browsers check signatures on pages that came over https. Open this page over https, or take the verify.html that is attached to the book and open it from your disk.',
  de: 'Browser prüfen Signaturen auf Seiten, die über https kamen. Öffnen Sie diese Seite über https, oder nehmen Sie die verify.html, die dem Dossier beiliegt, und öffnen Sie sie von Ihrem Datenträger.',
  es: 'Los navegadores comprueban firmas en páginas recibidas por https. Abra esta página por https, o tome el verify.html adjunto al dosier y ábralo desde su disco.',
  fr: 'Les navigateurs vérifient les signatures sur les pages reçues en https. Ouvrez cette page en https, ou prenez le fichier verify.html joint au dossier et ouvrez-le depuis votre disque.',
  it: 'I browser verificano le firme sulle pagine ricevute con https. Apra questa pagina con https, oppure prenda il file verify.html allegato al dossier e lo apra dal Suo disco.',
  ja: 'ブラウザーは、https で開かれたページでのみ署名を検証します。このページを https で開くか、車歴書に添付されている verify.html を保存して開いてください。',
});

/** Values shown in the dossier and compared */
export const verifierValues = message('book.verifier_values', {
  en: 'Values shown in the dossier and compared',
  de: 'Im Dossier gezeigte und verglichene Werte',
  es: 'Valores mostrados en el dosier y comparados',
  fr: 'Valeurs montrées dans le dossier et comparées',
  it: 'Valori mostrati nel dossier e confrontati',
  ja: '車歴書に示され照合された値の数',
});

/** Vouched for by the key */
export const verifierVouched = message('book.verifier_vouched', {
  en: 'Vouched for by the key',
  de: 'Dafür steht der Schlüssel ein',
  es: 'Responde de ella la clave',
  fr: 'Garantie par la clé',
  it: 'Garantita dalla chiave',
  ja: '保証する鍵',
});

/** It is attached as {content}. Also attached is {page}: save it, open it in a browser and choose this file. Nothing leaves your computer, and no network is needed. */
export const verifyHow = messageOf<{ content: string | number; page: string | number }>('book.verify_how', {
  en: (p) =>
    'It is attached as ' +
    p.content +
    '. Also attached is ' +
    p.page +
    ': save it, open it in a browser and choose this file. Nothing leaves your computer, and no network is needed.',
  de: (p) =>
    'Er ist als ' +
    p.content +
    ' angehängt. Angehängt ist auch ' +
    p.page +
    ': speichern, im Browser öffnen und diese Datei auswählen. Nichts verlässt den Rechner, und ein Netz ist nicht nötig.',
  es: (p) =>
    'Va adjunto como ' +
    p.content +
    '. También va adjunta ' +
    p.page +
    ': guardarla, abrirla en un navegador y elegir este archivo. Nada sale del ordenador y no hace falta red.',
  fr: (p) =>
    'Il est joint sous le nom ' +
    p.content +
    '. Est aussi jointe ' +
    p.page +
    ' : l’enregistrer, l’ouvrir dans un navigateur et choisir ce fichier. Rien ne quitte l’ordinateur, et aucun réseau n’est nécessaire.',
  it: (p) =>
    'È allegato come ' +
    p.content +
    '. È allegata anche ' +
    p.page +
    ': salvarla, aprirla in un browser e scegliere questo file. Nulla lascia il computer e non serve alcuna rete.',
  ja: (p) =>
    '内容は ' +
    p.content +
    ' として添付されています。同じく添付の ' +
    p.page +
    ' を保存してブラウザーで開き、このファイルを選んでください。データは端末の外に出ず、ネットワークも不要です。',
});

/** The content of this book, before it was typeset, has the fingerprint (SHA-256) */
export const verifyIntro = message('book.verify_intro', {
  en: 'The content of this book, before it was typeset, has the fingerprint (SHA-256)',
  de: 'Der Inhalt dieses Buches hat, bevor er gesetzt wurde, den Fingerabdruck (SHA-256)',
  es: 'El contenido de este libro, antes de componerse, tiene la huella (SHA-256)',
  fr: 'Le contenu de ce livre, avant sa composition, a l’empreinte (SHA-256)',
  it: 'Il contenuto di questo libro, prima della composizione, ha l’impronta (SHA-256)',
  ja: '組版前の本書の内容の指紋（SHA-256）',
});

/** Every change of a record is kept in the vehicle’s journal. When this book was sealed, it had {entries, plural, one {# entry} other {# entries}}; the hash of each is attached, and their head is signed with the same key: */
export const verifyJournal = messageOf<{ entries: number }>('book.verify_journal', {
  en: (p, f) =>
    'Every change of a record is kept in the vehicle’s journal. When this book was sealed, it had ' +
    (p.entries === 1 ? '' + f(p.entries) + ' entry' : '' + f(p.entries) + ' entries') +
    '; the hash of each is attached, and their head is signed with the same key:',
  de: (p, f) =>
    'Jede Änderung einer Aufzeichnung wird im Journal des Fahrzeugs festgehalten. Als dieses Buch gesiegelt wurde, hatte es ' +
    (p.entries === 1 ? '' + f(p.entries) + ' Eintrag' : '' + f(p.entries) + ' Einträge') +
    '; der Hash eines jeden ist beigefügt, und ihr Kopf ist mit demselben Schlüssel signiert:',
  es: (p, f) =>
    'Cada cambio de una ficha queda en el registro del vehículo. Cuando se selló este libro, tenía ' +
    (p.entries === 1 ? '' + f(p.entries) + ' asiento' : '' + f(p.entries) + ' asientos') +
    '; la huella de cada uno va adjunta, y su cabeza está firmada con la misma clave:',
  fr: (p, f) =>
    'Chaque modification d’une fiche est consignée dans le journal du véhicule. Lorsque ce livre a été scellé, il comptait ' +
    (p.entries < 2 ? '' + f(p.entries) + ' écriture' : '' + f(p.entries) + ' écritures') +
    ' ; l’empreinte de chacune est jointe, et leur tête est signée avec la même clé :',
  it: (p, f) =>
    'Ogni modifica di una scheda è conservata nel registro del veicolo. Quando questo libro è stato sigillato, aveva ' +
    (p.entries === 1 ? '' + f(p.entries) + ' voce' : '' + f(p.entries) + ' voci') +
    '; l’impronta di ciascuna è allegata, e la loro testa è firmata con la stessa chiave:',
  ja: (p, f) =>
    '記録の変更はすべて車両のジャーナルに残ります。本書の封印時、ジャーナルには ' +
    ('' + f(p.entries) + ' 件') +
    'の記録がありました。各記録のハッシュ値が添付され、その先頭値は同じ鍵で署名されています：',
});

/** This book is sealed with the key */
export const verifyKey = message('book.verify_key', {
  en: 'This book is sealed with the key',
  de: 'Dieses Buch ist gesiegelt mit dem Schlüssel',
  es: 'Este libro está sellado con la clave',
  fr: 'Ce livre est scellé avec la clé',
  it: 'Questo libro è sigillato con la chiave',
  ja: '本書を封印した鍵',
});

/** Chassis number (VIN) */
export const vin = message('book.vin', {
  en: 'Chassis number (VIN)',
  de: 'Fahrgestellnummer',
  es: 'Número de bastidor',
  fr: 'Numéro de châssis',
  it: 'Numero di telaio',
  ja: '車台番号',
});

/** week {week} of {year} */
export const weekOf = messageOf<{ week: string | number; year: string | number }>('book.week_of', {
  en: (p) => 'week ' + p.week + ' of ' + p.year,
  de: (p) => 'Woche ' + p.week + ' von ' + p.year,
  es: (p) => 'semana ' + p.week + ' de ' + p.year,
  fr: (p) => 'semaine ' + p.week + ' de ' + p.year,
  it: (p) => 'settimana ' + p.week + ' del ' + p.year,
  ja: (p) => '' + p.year + '年第' + p.week + '週',
});

/** Wet */
export const wetTyres = message('book.wet_tyres', {
  en: 'Wet',
  de: 'Regen',
  es: 'Lluvia',
  fr: 'Pluie',
  it: 'Bagnato',
  ja: 'ウェット',
});

/** What */
export const what = message('book.what', { en: 'What', de: 'Was', es: 'Qué', fr: 'Quoi', it: 'Che cosa', ja: '内容' });

/** Winter */
export const winter = message('book.winter', {
  en: 'Winter',
  de: 'Winter',
  es: 'Invierno',
  fr: 'Hiver',
  it: 'Inverno',
  ja: 'ウィンター',
});

/** Left out at the owner’s wish: {chapters}. */
export const withheldChapters = messageOf<{ chapters: string | number }>('book.withheld_chapters', {
  en: (p) => 'Left out at the owner’s wish: ' + p.chapters + '.',
  de: (p) => 'Auf Wunsch des Besitzers weggelassen: ' + p.chapters + '.',
  es: (p) => 'Omitidos por deseo del propietario: ' + p.chapters + '.',
  fr: (p) => 'Omis à la demande du propriétaire : ' + p.chapters + '.',
  it: (p) => 'Omessi per volontà del proprietario: ' + p.chapters + '.',
  ja: (p) => '所有者の希望により省いた章：' + p.chapters + '。',
});

/** Names are withheld from this book at the owner’s wish. */
export const withheldNames = message('book.withheld_names', {
  en: 'Names are withheld from this book at the owner’s wish.',
  de: 'Namen sind auf Wunsch des Besitzers nicht in diesem Buch.',
  es: 'Los nombres se omiten en este libro por deseo del propietario.',
  fr: 'Les noms sont retirés de ce livre à la demande du propriétaire.',
  it: 'I nomi sono omessi da questo libro per volontà del proprietario.',
  ja: '氏名は所有者の希望により記載していません。',
});

/** Prices are withheld from this book at the owner’s wish. */
export const withheldPrices = message('book.withheld_prices', {
  en: 'Prices are withheld from this book at the owner’s wish.',
  de: 'Preise sind auf Wunsch des Besitzers nicht in diesem Buch.',
  es: 'Los precios se omiten en este libro por deseo del propietario.',
  fr: 'Les prix sont retirés de ce livre à la demande du propriétaire.',
  it: 'I prezzi sono omessi da questo libro per volontà del proprietario.',
  ja: '価格は所有者の希望により記載していません。',
});

/** Only what happened from {from} to {to} is in this book. */
export const withheldSpan = messageOf<{ from: string | number; to: string | number }>('book.withheld_span', {
  en: (p) => 'Only what happened from ' + p.from + ' to ' + p.to + ' is in this book.',
  de: (p) => 'Dieses Buch enthält nur, was von ' + p.from + ' bis ' + p.to + ' geschah.',
  es: (p) => 'Este libro contiene solo lo sucedido de ' + p.from + ' a ' + p.to + '.',
  fr: (p) => 'Ce livre ne contient que ce qui s’est passé de ' + p.from + ' à ' + p.to + '.',
  it: (p) => 'Questo libro contiene solo ciò che è accaduto da ' + p.from + ' a ' + p.to + '.',
  ja: (p) => '本書には ' + p.from + ' から ' + p.to + ' までの出来事だけを収めています。',
});

/** Certain words are withheld from this book at the owner’s wish; {sign} stands in their place. */
export const withheldWords = messageOf<{ sign: string | number }>('book.withheld_words', {
  en: (p) => 'Certain words are withheld from this book at the owner’s wish; ' + p.sign + ' stands in their place.',
  de: (p) => 'Einzelne Wörter fehlen auf Wunsch des Besitzers; an ihrer Stelle steht ' + p.sign + '.',
  es: (p) => 'Algunas palabras se omiten por deseo del propietario; en su lugar está ' + p.sign + '.',
  fr: (p) => 'Certains mots sont retirés à la demande du propriétaire ; ' + p.sign + ' tient leur place.',
  it: (p) => 'Alcune parole sono omesse per volontà del proprietario; al loro posto sta ' + p.sign + '.',
  ja: (p) => '所有者の希望により伏せた語は ' + p.sign + ' と示します。',
});

/** Owner’s word */
export const wordMark = message('book.word_mark', {
  en: 'Owner’s word',
  de: 'Angabe des Besitzers',
  es: 'Palabra del propietario',
  fr: 'Parole du propriétaire',
  it: 'Parola del proprietario',
  ja: '所有者の申告',
});

/** The owner wrote it down. Nothing else is on file. */
export const wordMeaning = message('book.word_meaning', {
  en: 'The owner wrote it down. Nothing else is on file.',
  de: 'Der Besitzer hat es aufgeschrieben. Sonst liegt nichts vor.',
  es: 'El propietario lo anotó. No consta nada más.',
  fr: 'Le propriétaire l’a noté. Rien d’autre n’est au dossier.',
  it: 'Il proprietario l’ha annotato. Non c’è altro agli atti.',
  ja: '所有者が記したもので、ほかに資料はありません。',
});

/** Year */
export const year = message('book.year', { en: 'Year', de: 'Jahr', es: 'Año', fr: 'Année', it: 'Anno', ja: '年' });

/** {from}–{to} */
export const yearSpan = messageOf<{ from: string | number; to: string | number }>('book.year_span', {
  en: (p) => '' + p.from + '–' + p.to,
  de: (p) => '' + p.from + '–' + p.to,
  es: (p) => '' + p.from + '-' + p.to,
  fr: (p) => '' + p.from + '–' + p.to,
  it: (p) => '' + p.from + '–' + p.to,
  ja: (p) => '' + p.from + '～' + p.to,
});
