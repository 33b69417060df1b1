/** Text of a receipt, and the values that a person reads on it. Workshops, people and numbers are invented. */
export interface Receipt {
  name: string;
  look: 'sheet' | 'slip' | 'form';
  /**
   * Marks at the start of a line: `= ` large, `^ ` centred, `> ` right-aligned, `-` a rule. In a line: `a | b | c` columns, `~words~` handwriting.
   */
  text: string;
  truth: Truth;
}

export interface Truth {
  dated: string;
  /** Amount with its currency. */
  total: string;
  vendor: string;
  /** Distance with its unit, if the paper names one. */
  mileage?: string;
  plate?: string;
  vin?: string;
  /** Quantity, name, and total price of that quantity. */
  parts?: readonly (readonly [number, string, number])[];
}

/** The only receipts on which the rules are tuned. */
export const DEVELOPED_ON: readonly Receipt[] = [
  {
    name: 'de workshop, sheet',
    look: 'sheet',
    text: `= Autohaus Kernbach GmbH
Lindenallee 14 · 35037 Marburg
Tel. 06421 558210 · Fax 06421 558211
-
Frau Ilse Tanner
Am Rain 3
35039 Marburg
= Rechnung
Rechnungs-Nr.: 20240871 | Rechnungsdatum: 14.03.2024
Kundennr.: 40512 | Auftragsdatum: 11.03.2024
Kennzeichen: MR-KT 482 | km-Stand: 152.300
Fahrgestellnr.: WVWZZZ1KZAW123456 | Erstzulassung: 02.06.2010
-
Menge | Bezeichnung | Einzelpreis | Gesamt
1 | Ölfilter | 14,90 | 14,90
5 | Motoröl 5W-30 | 11,80 | 59,00
4 | Zündkerze | 9,25 | 37,00
1 | Ölwechsel mit Filter, Arbeitslohn | 65,00 | 65,00
-
 | Zwischensumme | 175,90
 | MwSt. 19 % | 33,42
 | Gesamtbetrag | 209,32 EUR
Nächster Service bei 165.000 km oder 03/2025
Zahlbar bis 28.03.2024`,
    truth: {
      ...{ dated: '2024-03-14', total: '209.32 EUR', vendor: 'Autohaus Kernbach GmbH', mileage: '152300 km' },
      ...{ plate: 'MR-KT 482', vin: 'WVWZZZ1KZAW123456' },
      parts: [
        [1, 'Ölfilter', 14.9],
        [5, 'Motoröl 5W-30', 59],
        [4, 'Zündkerze', 37],
      ],
    },
  },
  {
    name: 'de petrol station, slip',
    look: 'slip',
    text: `^ = TANKHOF BRUNNER
^ Kaiserstr. 88
^ 76133 Karlsruhe
^ Tel 0721 / 66 41 20
-
Beleg-Nr. 4471 | 02.11.2023 18:42
Zapfsäule 3
* Super E10 | 41,27 l
1,759 EUR/l | 72,59 A
-
= Summe | EUR 72,59
girocard | EUR 72,59
MwSt 19% | 11,59
^ Vielen Dank und gute Fahrt!`,
    truth: { dated: '2023-11-02', total: '72.59 EUR', vendor: 'TANKHOF BRUNNER' },
  },
  {
    name: 'de inspection office, sheet',
    look: 'sheet',
    text: `= Prüfstelle Weserland
Ingenieurbüro für Fahrzeugtechnik
Hafenweg 2, 31785 Hameln
-
Untersuchungsbericht Hauptuntersuchung nach § 29 StVZO
Prüfdatum: 21.06.2022 | Berichtsnummer: 88-204417
Amtl. Kennzeichen: HM-WS 77 H | FIN: WDB1240301A998877
Hersteller: Mercedes-Benz | Typ: 124
Stand des Wegstreckenzählers: 287.412 km
Nächste HU: 06/2024
-
Ergebnis: ohne festgestellte Mängel
Gebühr HU inkl. AU | 124,50
Rechnungsbetrag inkl. 19 % USt. | 124,50 €
Betrag dankend erhalten`,
    truth: {
      ...{ dated: '2022-06-21', total: '124.50 EUR', vendor: 'Prüfstelle Weserland', mileage: '287412 km' },
      ...{ plate: 'HM-WS 77 H', vin: 'WDB1240301A998877' },
    },
  },
  {
    name: 'de workshop, filled in by hand',
    look: 'form',
    text: `= Kfz-Meisterbetrieb Sörensen
Dorfstraße 9 · 24969 Lindewitt
-
Rechnung Nr. ~118~
Datum: ~7.9.2021~
Kunde: ~Petersen~
Kennzeichen: ~SL-PK 31~
Km-Stand: ~98450~
-
Bremsbeläge vorne | ~89,00~
Arbeit | ~120,00~
-
Gesamt | ~209,00 EUR~
Betrag dankend erhalten`,
    truth: {
      ...{ dated: '2021-09-07', total: '209.00 EUR', vendor: 'Kfz-Meisterbetrieb Sörensen' },
      ...{ mileage: '98450 km', plate: 'SL-PK 31', parts: [[1, 'Bremsbeläge vorne', 89]] },
    },
  },
  {
    name: 'ch workshop, sheet',
    look: 'sheet',
    text: `= Garage Zum Rössli AG
Bernstrasse 41, 3072 Ostermundigen
Telefon 031 931 22 08
-
> Ostermundigen, 5. April 2023
Rechnung 23-0419
Fahrzeug: Volvo 240 GL | Kontrollschild: BE 418 552
Kilometerstand: 214'860 km
-
Anz. | Bezeichnung | Preis | Betrag CHF
2 | Bremsscheibe vorne | 78.00 | 156.00
1 | Satz Bremsbeläge | 92.50 | 92.50
2.5 | Std. Arbeit | 138.00 | 345.00
-
 | Total exkl. MWST | 593.50
 | MWST 7.7% | 45.70
 | Total CHF | 639.20
Zahlbar innert 30 Tagen netto`,
    truth: {
      ...{ dated: '2023-04-05', total: '639.20 CHF', vendor: 'Garage Zum Rössli AG', mileage: '214860 km' },
      plate: 'BE 418 552',
      parts: [
        [2, 'Bremsscheibe vorne', 156],
        [1, 'Satz Bremsbeläge', 92.5],
      ],
    },
  },
  {
    name: 'us workshop, sheet',
    look: 'sheet',
    text: `= Harlan's Auto Repair
2210 Mill Creek Rd
Boise, ID 83702
(208) 555-0143
-
Invoice # 33518 | Date: 03/05/2024
Customer: Dana Whitlow | Phone: (208) 555-0199
Vehicle: 1998 Toyota 4Runner
VIN: JT3GN86R2W0041876
License: 1A 44XYZ | Mileage: 184,120
-
Qty | Description | Price | Amount
1 | Water pump | 112.40 | 112.40
2 | Coolant, 1 gal | 18.95 | 37.90
1 | Timing belt kit | 164.00 | 164.00
 | Labor: replace timing belt and pump | | 420.00
-
 | Parts | 314.30
 | Labor | 420.00
 | Sales tax 6% | 18.86
 | TOTAL | $753.16
Warranty 12 months or 12,000 miles on parts and labor`,
    truth: {
      ...{ dated: '2024-03-05', total: '753.16 USD', vendor: "Harlan's Auto Repair", mileage: '184120' },
      ...{ vin: 'JT3GN86R2W0041876', plate: '1A 44XYZ' },
      parts: [
        [1, 'Water pump', 112.4],
        [2, 'Coolant, 1 gal', 37.9],
        [1, 'Timing belt kit', 164],
      ],
    },
  },
  {
    name: 'uk workshop, sheet',
    look: 'sheet',
    text: `= Pennine Classics Ltd
Unit 4, Canal Works, Hebden Bridge HX7 8AD
VAT Reg No. 214 7781 09
-
INVOICE 10877
Date: 17/08/2023
Registration: G641 KWT | Odometer: 61,455 miles
Make/Model: Rover Mini
-
Carry out annual service | £185.00
Ignition leads, 1 set | £34.50
Rotor arm | £8.95
-
Net total | £228.45
VAT @ 20% | £45.69
Total due | £274.14
Please pay by 31/08/2023`,
    truth: {
      ...{ dated: '2023-08-17', total: '274.14 GBP', vendor: 'Pennine Classics Ltd', mileage: '61455 mi' },
      plate: 'G641 KWT',
      parts: [
        [1, 'Ignition leads, 1 set', 34.5],
        [1, 'Rotor arm', 8.95],
      ],
    },
  },
  {
    name: 'us parts shop, slip',
    look: 'slip',
    text: `^ = TRI-COUNTY AUTO PARTS
^ 418 E Main St
^ Lancaster, OH 43130
^ 740-555-0127
-
06/21/2022 | 10:14 AM
Store 118 | Reg 02
1 OIL FILTER PH3614 | 7.99
5 MOTOR OIL 5W30 QT | 34.95
2 WIPER BLADE 22IN | 31.98
SUBTOTAL | 74.92
TAX 7.25% | 5.43
= TOTAL | $80.35
VISA ****4471 | 80.35
^ THANK YOU FOR SHOPPING`,
    truth: {
      ...{ dated: '2022-06-21', total: '80.35 USD', vendor: 'TRI-COUNTY AUTO PARTS' },
      parts: [
        [1, 'OIL FILTER PH3614', 7.99],
        [5, 'MOTOR OIL 5W30 QT', 34.95],
        [2, 'WIPER BLADE 22IN', 31.98],
      ],
    },
  },
  {
    name: 'uk petrol station, slip',
    look: 'slip',
    text: `^ = MOORTOP SERVICES
^ A59 Skipton Road
^ BD23 6AB
^ VAT No 880 4412 76
-
Pump 6 Unleaded
38.12 L @ 149.9p | 57.14
-
= TOTAL | £57.14
Debit Card | £57.14
12/10/23 07:55
^ Thank you, drive safely`,
    truth: { dated: '2023-10-12', total: '57.14 GBP', vendor: 'MOORTOP SERVICES' },
  },
  {
    name: 'us oil change, slip',
    look: 'slip',
    text: `^ = QUICK DROP LUBE
^ 77 Frontage Rd, Reno, NV 89502
^ 775-555-0188
-
Feb 9, 2025 | 2:31 PM
2014 SUBARU OUTBACK
Plate: 482 TNK
Current mileage: 97,318
Next service due: 102,318 mi
-
Full synthetic oil change | 79.99
Cabin air filter | 24.99
Shop fee | 3.00
Tax | 8.92
= TOTAL DUE | $116.90
Mastercard | $116.90`,
    truth: {
      ...{ dated: '2025-02-09', total: '116.90 USD', vendor: 'QUICK DROP LUBE', mileage: '97318', plate: '482 TNK' },
      parts: [[1, 'Cabin air filter', 24.99]],
    },
  },
  {
    name: 'fr workshop, sheet',
    look: 'sheet',
    text: `= Garage des Trois Ponts
18 rue du Moulin
74000 Annecy
SIRET 812 445 903 00017
-
FACTURE N° F2024-0212
Date : 09/02/2024
Client : M. Paul Verdier
Immatriculation : FD-418-KR
Kilométrage : 128 450 km
N° de série : VF1BB0A0532145678
-
Désignation | Qté | PU HT | Montant HT
Filtre à huile | 1 | 12,40 | 12,40
Huile moteur 5W40 | 5 | 9,80 | 49,00
Main d'oeuvre vidange | 1 | 55,00 | 55,00
-
 | Total HT | 116,40
 | TVA 20 % | 23,28
 | Total TTC | 139,68 €
Prochaine révision à 143 000 km`,
    truth: {
      ...{ dated: '2024-02-09', total: '139.68 EUR', vendor: 'Garage des Trois Ponts', mileage: '128450 km' },
      ...{ plate: 'FD-418-KR', vin: 'VF1BB0A0532145678' },
      parts: [
        [1, 'Filtre à huile', 12.4],
        [5, 'Huile moteur 5W40', 49],
      ],
    },
  },
  {
    name: 'fr inspection office, sheet',
    look: 'sheet',
    text: `= Contrôle Technique du Vexin
ZA des Prés, 95450 Vigny
Tél. 01 30 39 14 02
-
Procès-verbal de contrôle technique
Date du contrôle : 23/11/2022
Immatriculation : BC-709-ZT
Kilométrage inscrit au compteur : 203 771
Limite de validité : 22/11/2024
-
Visite technique périodique | 78,00
TVA 20 % incluse | 13,00
Net à payer | 78,00 €
Réglé par carte bancaire`,
    truth: {
      ...{ dated: '2022-11-23', total: '78.00 EUR', vendor: 'Contrôle Technique du Vexin', mileage: '203771 km' },
      plate: 'BC-709-ZT',
    },
  },
  {
    name: 'fr petrol station, slip',
    look: 'slip',
    text: `^ = RELAIS DE LA CROIX
^ N7 - 58200 COSNE
^ TEL 03 86 28 11 90
-
TICKET CLIENT
LE 30/07/2024 A 11:06
POMPE 04
GAZOLE | 45,10 L
1,689 EUR/L
-
= TOTAL TTC | 76,17 EUR
TVA 20% | 12,70 EUR
CARTE BANCAIRE
^ MERCI DE VOTRE VISITE`,
    truth: { dated: '2024-07-30', total: '76.17 EUR', vendor: 'RELAIS DE LA CROIX' },
  },
  {
    name: 'it workshop, sheet',
    look: 'sheet',
    text: `= Officina Bellandi S.r.l.
Via delle Industrie 22 - 41122 Modena
P.IVA 03344120367
-
Fattura n. 187 del 18/04/2024
Spett.le Sig. Marco Ferri
Targa: DK 552 LP | Km: 176.240
Telaio: ZFA31200000456789
-
Descrizione | Q.tà | Prezzo | Importo
Pastiglie freno anteriori | 1 | 58,00 | 58,00
Disco freno | 2 | 47,50 | 95,00
Manodopera | 2 | 42,00 | 84,00
-
 | Imponibile | 237,00
 | IVA 22% | 52,14
 | Totale fattura | € 289,14`,
    truth: {
      ...{ dated: '2024-04-18', total: '289.14 EUR', vendor: 'Officina Bellandi S.r.l.', mileage: '176240 km' },
      ...{ plate: 'DK 552 LP', vin: 'ZFA31200000456789' },
      parts: [
        [1, 'Pastiglie freno anteriori', 58],
        [2, 'Disco freno', 95],
      ],
    },
  },
  {
    name: 'it tyres, slip',
    look: 'slip',
    text: `^ = GOMME RIVOLTA
^ Corso Vercelli 91
^ 28100 Novara
^ P.IVA 01877430031
-
DOCUMENTO COMMERCIALE
Targa FM318ZR
Chilometri 84.905
4 Pneumatico 205/55 R16 | 316,00
Equilibratura | 40,00
= TOTALE COMPLESSIVO | 356,00
di cui IVA | 64,20
Pagamento elettronico | 356,00
16-11-2023 09:48`,
    truth: {
      ...{ dated: '2023-11-16', total: '356.00', vendor: 'GOMME RIVOLTA', mileage: '84905 km', plate: 'FM318ZR' },
      parts: [[4, 'Pneumatico 205/55 R16', 316]],
    },
  },
  {
    name: 'es workshop, sheet',
    look: 'sheet',
    text: `= Talleres Hermanos Quiroga
C/ Alfareros 7, 47012 Valladolid
NIF B47330218 · Tel. 983 55 41 20
-
Factura nº 2024/0356
Fecha: 22/05/2024
Cliente: Lucía Prado
Matrícula: 4471 JKL | Kilómetros: 143.780
Bastidor: VSSZZZ6JZBR098765
-
Cant. | Concepto | Precio | Importe
1 | Filtro de aceite | 9,90 | 9,90
4 | Aceite 5W30 1 L | 10,25 | 41,00
1 | Mano de obra | 48,00 | 48,00
-
 | Base imponible | 98,90
 | IVA 21 % | 20,77
 | Total factura | 119,67 €
Próxima revisión: 158.780 km`,
    truth: {
      ...{ dated: '2024-05-22', total: '119.67 EUR', vendor: 'Talleres Hermanos Quiroga', mileage: '143780 km' },
      ...{ plate: '4471 JKL', vin: 'VSSZZZ6JZBR098765' },
      parts: [
        [1, 'Filtro de aceite', 9.9],
        [4, 'Aceite 5W30 1 L', 41],
      ],
    },
  },
  {
    name: 'es petrol station, slip',
    look: 'slip',
    text: `^ = ESTACION LA VEGA
^ Ctra. N-340 km 218
^ 29640 Fuengirola
^ CIF A29118834
-
Fecha 14/08/2023 | 20:17
Surtidor 2
Gasolina 95 | 36,40 L
Precio 1,659 | 60,39
-
= TOTAL EUR | 60,39
Tarjeta | 60,39
^ Gracias por su visita`,
    truth: { dated: '2023-08-14', total: '60.39 EUR', vendor: 'ESTACION LA VEGA' },
  },
  {
    name: 'ja workshop, sheet',
    look: 'sheet',
    text: `= 請求書
有限会社 北川自動車整備
〒390-0811 長野県松本市中央3-8-2
電話 0263-55-0142
-
発行日 2024年6月12日
お客様 山本 健一 様
登録番号 松本 330 さ 48-21
走行距離 86,420 km
-
品名 | 数量 | 単価 | 金額
オイルフィルター | 1 | 1,800 | 1,800
エンジンオイル | 4 | 1,450 | 5,800
オイル交換工賃 | 1 | 2,500 | 2,500
-
 | 小計 | 10,100
 | 消費税 10% | 1,010
 | 合計金額 | ¥11,110
次回点検 91,000 km`,
    truth: {
      ...{ dated: '2024-06-12', total: '11110 JPY', vendor: '有限会社 北川自動車整備', mileage: '86420 km' },
      plate: '松本 330 さ 48-21',
      parts: [
        [1, 'オイルフィルター', 1800],
        [4, 'エンジンオイル', 5800],
      ],
    },
  },
  {
    name: 'ja petrol station, slip',
    look: 'slip',
    text: `^ = 青葉石油 泉給油所
^ 宮城県仙台市泉区1-4-7
^ TEL 022-555-0163
-
領収書
2023年10月03日 08:15
レギュラー | 32.50 L
単価 | 168円
-
= 合計 | ¥5,460
内消費税 10% | ¥496
現金 | ¥6,000
お釣り | ¥540
^ ありがとうございました`,
    truth: { dated: '2023-10-03', total: '5460 JPY', vendor: '青葉石油 泉給油所' },
  },
  {
    name: 'ja inspection office, sheet',
    look: 'sheet',
    text: `= 株式会社 みどり車検センター
〒861-8045 熊本県熊本市東区小山2-11-5
TEL 096-555-0177
-
車検整備 領収書
領収日 令和5年9月21日
車両番号 熊本 501 に 73-05
走行距離計 124,310 km
-
車検基本料 | 22,000円
ブレーキパッド | 8,800円
自動車重量税 | 24,600円
-
領収金額 | 55,400円`,
    truth: {
      ...{ dated: '2023-09-21', total: '55400 JPY', vendor: '株式会社 みどり車検センター', mileage: '124310 km' },
      plate: '熊本 501 に 73-05',
      parts: [[1, 'ブレーキパッド', 8800]],
    },
  },
];

/** Receipts that are not looked at while the rules are tuned. */
export const HELD_BACK: readonly Receipt[] = [
  {
    name: 'de motorcycle workshop, sheet',
    look: 'sheet',
    text: `= Zweirad Ostermann
Inh. Jens Ostermann · Hauptstr. 120 · 48143 Münster
Tel. 0251 4470 118
-
Rechnung 2023/1188
Datum 26.05.2023
Fahrzeug: BMW R 1150 GS
Kennz.: MS-JO 15 | Tachostand: 64.218 km
-
Pos. | Artikel | Menge | Einzel | Gesamt
1 | Kupplungsscheibe | 1 | 148,50 | 148,50
2 | Getriebeöl 75W-90 | 2 | 16,95 | 33,90
3 | Montage | 3 | 72,00 | 216,00
-
 | Nettobetrag | 398,40
 | USt. 19 % | 75,70
 | Zu zahlen | 474,10 €
Inspektion fällig bei 70.000 km`,
    truth: {
      ...{ dated: '2023-05-26', total: '474.10 EUR', vendor: 'Zweirad Ostermann', mileage: '64218 km' },
      plate: 'MS-JO 15',
      parts: [
        [1, 'Kupplungsscheibe', 148.5],
        [2, 'Getriebeöl 75W-90', 33.9],
      ],
    },
  },
  {
    name: 'de parts shop, slip',
    look: 'slip',
    text: `^ = Teilemarkt Süd
^ Industriestr. 5, 89231 Neu-Ulm
^ Tel. 0731 90 44 12
-
1x Luftfilter C 2485 | 18,49
2x Scheibenwischer 55 cm | 25,98
1x Frostschutz 5 l | 12,99
-
= SUMME EUR | 57,46
Gegeben BAR | 60,00
Rückgeld | 2,54
MwSt A 19% | 9,17
Datum: 13.12.2024 | Zeit: 16:20
^ Umtausch nur mit Bon`,
    truth: {
      ...{ dated: '2024-12-13', total: '57.46 EUR', vendor: 'Teilemarkt Süd' },
      parts: [
        [1, 'Luftfilter C 2485', 18.49],
        [2, 'Scheibenwischer 55 cm', 25.98],
        [1, 'Frostschutz 5 l', 12.99],
      ],
    },
  },
  {
    name: 'at workshop, sheet',
    look: 'sheet',
    text: `= Werkstatt Hollerer KG
Bahnhofplatz 6, A-4600 Wels
UID: ATU44718822
-
RECHNUNG Nr. R-2022-517
Wels, am 8. Jänner 2022
Fahrzeug: Audi 100 C4 | Kennzeichen: WL 472 GK
Kilometerstand: 312 905
-
Bezeichnung | Menge | Preis | Betrag
Stoßdämpfer hinten | 2 | 89,00 | 178,00
Domlager | 2 | 21,40 | 42,80
Arbeitszeit | 1,5 | 84,00 | 126,00
-
 | Summe netto | 346,80
 | 20 % MwSt. | 69,36
 | Rechnungssumme | 416,16 EUR`,
    truth: {
      ...{ dated: '2022-01-08', total: '416.16 EUR', vendor: 'Werkstatt Hollerer KG', mileage: '312905 km' },
      plate: 'WL 472 GK',
      parts: [
        [2, 'Stoßdämpfer hinten', 178],
        [2, 'Domlager', 42.8],
      ],
    },
  },
  {
    name: 'de tyres, filled in by hand',
    look: 'form',
    text: `= Reifen Lüdtke
Chausseestr. 44 · 18437 Stralsund
-
Quittung
Datum ~19.10.2022~
Kennzeichen ~VR-AL 208~
Laufleistung ~76200 km~
-
Räderwechsel | ~35,00~
Wuchten | ~28,00~
-
Summe | ~63,00 EUR~
Betrag erhalten, Stempel und Unterschrift`,
    truth: {
      ...{ dated: '2022-10-19', total: '63.00 EUR', vendor: 'Reifen Lüdtke', mileage: '76200 km' },
      plate: 'VR-AL 208',
    },
  },
  {
    name: 'us dealer, sheet',
    look: 'sheet',
    text: `= Cascade Subaru Service Center
900 NE Burnside Ave, Gresham, OR 97030
Phone 503-555-0171
-
Repair Order 558213
RO Opened: 11/14/2023 | Invoice Date: 11/15/2023
Customer: L. Okafor
2011 Subaru Forester | VIN JF2SHADC9BH716204
Mileage In: 132,874 | Mileage Out: 132,881
-
Line | Qty | Part | Amount
A | 1 | Thermostat assembly | 48.20
B | 1 | Radiator hose, upper | 22.75
C | 2 | Coolant concentrate | 39.90
Labor | | | 189.00
-
 | Parts total | 110.85
 | Labor total | 189.00
 | Shop supplies | 9.45
 | Amount due | $309.30`,
    truth: {
      ...{ dated: '2023-11-15', total: '309.30 USD', vendor: 'Cascade Subaru Service Center', mileage: '132874' },
      vin: 'JF2SHADC9BH716204',
      parts: [
        [1, 'Thermostat assembly', 48.2],
        [1, 'Radiator hose, upper', 22.75],
        [2, 'Coolant concentrate', 39.9],
      ],
    },
  },
  {
    name: 'uk inspection office, sheet',
    look: 'sheet',
    text: `= Fenland MOT Centre
Station Road, Ely CB7 4BS
Tel 01353 555 012
-
MOT test receipt
Date of test: 4 September 2024
Vehicle registration mark: KV09 OZD
Recorded mileage: 88,902 miles
Expiry date: 3 September 2025
-
MOT test class 4 | £54.85
Total paid | £54.85
Paid by card`,
    truth: {
      ...{ dated: '2024-09-04', total: '54.85 GBP', vendor: 'Fenland MOT Centre', mileage: '88902 mi' },
      plate: 'KV09 OZD',
    },
  },
  {
    name: 'ca parts shop, slip',
    look: 'slip',
    text: `^ = NORTHLINE MOTOR SUPPLY
^ 1450 Portage Ave, Winnipeg MB
^ (204) 555-0132
-
2024-01-27 14:09
2 SPARK PLUG BKR6E | 13.98
1 AIR FILTER A1163 | 21.49
SUBTOTAL | 35.47
GST 5% | 1.77
PST 7% | 2.48
= TOTAL CAD | 39.72
DEBIT | 39.72
^ Returns within 30 days`,
    truth: {
      ...{ dated: '2024-01-27', total: '39.72 CAD', vendor: 'NORTHLINE MOTOR SUPPLY' },
      parts: [
        [2, 'SPARK PLUG BKR6E', 13.98],
        [1, 'AIR FILTER A1163', 21.49],
      ],
    },
  },
  {
    name: 'uk garage, slip',
    look: 'slip',
    text: `^ = Copper Lane Garage
^ 3 Copper Lane, Bristol BS5 0QT
^ 0117 496 0155
-
Job 2204 | 22 Jan 2023
Reg WR58 HFP
Miles: 104,377
-
Exhaust clamp | 6.40
Gasket | 9.85
Labour 1 hr | 58.00
VAT 20% | 14.85
= TOTAL | £89.10
Balance paid by card`,
    truth: {
      ...{ dated: '2023-01-22', total: '89.10 GBP', vendor: 'Copper Lane Garage', mileage: '104377 mi' },
      plate: 'WR58 HFP',
      parts: [
        [1, 'Exhaust clamp', 6.4],
        [1, 'Gasket', 9.85],
      ],
    },
  },
  {
    name: 'fr specialist, sheet',
    look: 'sheet',
    text: `= Atelier Méhari Provence SARL
Chemin des Oliviers, 84300 Cavaillon
Tél : 04 90 55 01 38
-
Facture n° 1042
Cavaillon, le 3 octobre 2023
Véhicule : Citroën Méhari 1978
Immat. : 881 XR 84 | Km compteur : 67 204
-
Désignation | Quantité | Prix | Total
Joint de culasse | 2 | 18,60 | 37,20
Soufflet de cardan | 4 | 11,25 | 45,00
Main d'oeuvre | 3 | 52,00 | 156,00
-
 | Montant HT | 238,20
 | TVA 20% | 47,64
 | Montant à payer | 285,84 EUR
Garantie 6 mois ou 10 000 km`,
    truth: {
      ...{ dated: '2023-10-03', total: '285.84 EUR', vendor: 'Atelier Méhari Provence SARL', mileage: '67204 km' },
      plate: '881 XR 84',
      parts: [
        [2, 'Joint de culasse', 37.2],
        [4, 'Soufflet de cardan', 45],
      ],
    },
  },
  {
    name: 'fr tyres, slip',
    look: 'slip',
    text: `^ = PNEUS DU LITTORAL
^ 12 quai Nord - 29900 Concarneau
^ 02 98 55 01 64
-
Le 17/06/2024 | 15:22
Véhicule GH-226-PW
Kms : 59 830
2 Pneu 195/65 R15 | 151,80
Montage équilibrage | 32,00
= TOTAL A PAYER | 183,80
dont TVA 20% | 30,63
CB | 183,80
^ A bientôt`,
    truth: {
      ...{ dated: '2024-06-17', total: '183.80', vendor: 'PNEUS DU LITTORAL', mileage: '59830 km' },
      plate: 'GH-226-PW',
      parts: [[2, 'Pneu 195/65 R15', 151.8]],
    },
  },
  {
    name: 'fr workshop, filled in by hand',
    look: 'form',
    text: `= Mécanique Rurale Jouanin
Le Bourg, 23400 Bourganeuf
-
Facture N° ~64~
Date : ~12/03/2022~
Client : ~Mme Faure~
Kilométrage : ~141 300 km~
-
Courroie | ~46,00~
Main d'oeuvre | ~80,00~
-
Total TTC | ~126,00 €~`,
    truth: {
      ...{ dated: '2022-03-12', total: '126.00 EUR', vendor: 'Mécanique Rurale Jouanin', mileage: '141300 km' },
      parts: [[1, 'Courroie', 46]],
    },
  },
  {
    name: 'it inspection office, sheet',
    look: 'sheet',
    text: `= Centro Revisioni Adriatico
Via Flaminia 340, 47924 Rimini
Tel. 0541 555 018
-
Ricevuta revisione periodica
Data: 11 settembre 2023
Targa: EB 907 XC
Chilometri percorsi: 201.336
Prossima revisione: settembre 2025
-
Tariffa revisione | 54,95
IVA e diritti | 24,07
Totale | 79,02 €`,
    truth: {
      ...{ dated: '2023-09-11', total: '79.02 EUR', vendor: 'Centro Revisioni Adriatico', mileage: '201336 km' },
      plate: 'EB 907 XC',
    },
  },
  {
    name: 'it old-timer workshop, sheet',
    look: 'sheet',
    text: `= Autofficina Da Renzo
Strada Statale 9, 29010 Pontenure
Cod. Fisc. e P.IVA 01544780336
-
Fattura 44/2022 | Data 07/10/2022
Veicolo: Lancia Fulvia Coupé
Targa PC 118420
Contachilometri: 73.615 km
-
Q.tà | Articolo | Importo
1 | Pompa benzina | 86,00
6 | Candela | 27,00
1 | Manodopera | 120,00
-
 | Imponibile | 233,00
 | IVA 22% | 51,26
 | Totale da pagare | 284,26 €
Prossimo tagliando a 83.000 km`,
    truth: {
      ...{ dated: '2022-10-07', total: '284.26 EUR', vendor: 'Autofficina Da Renzo', mileage: '73615 km' },
      plate: 'PC 118420',
      parts: [
        [1, 'Pompa benzina', 86],
        [6, 'Candela', 27],
      ],
    },
  },
  {
    name: 'it petrol station, slip',
    look: 'slip',
    text: `^ = STAZIONE COLLE ALTO
^ S.P. 19 - 53037 San Gimignano
^ P.IVA 00988120524
-
Gasolio self | 28,35 l
1,829 EUR/l
= TOTALE EURO | 51,85
Bancomat | 51,85
05/05/2024 12:40
^ Arrivederci`,
    truth: { dated: '2024-05-05', total: '51.85 EUR', vendor: 'STAZIONE COLLE ALTO' },
  },
  {
    name: 'es inspection office, sheet',
    look: 'sheet',
    text: `= Estación ITV Sierra Norte
Pol. Ind. Los Olmos 4, 28720 Bustarviejo
Tel. 91 555 01 47
-
Factura de inspección técnica
Fecha: 19 de enero de 2024
Matrícula: 7718 FMB
Lectura del cuentakilómetros: 189.552 km
Próxima inspección: 19/01/2025
-
Tarifa inspección | 31,40
IVA 21 % | 6,59
Importe total | 37,99 €`,
    truth: {
      ...{ dated: '2024-01-19', total: '37.99 EUR', vendor: 'Estación ITV Sierra Norte', mileage: '189552 km' },
      plate: '7718 FMB',
    },
  },
  {
    name: 'mx workshop, slip',
    look: 'slip',
    text: `^ = Taller El Piston
^ Av. Hidalgo 310, Puebla
^ Tel. 222 555 0128
-
Fecha: 28/02/2024
Placas: TXR-44-18
Kilometraje: 118,240
-
1 Bujia NGK | 95.00
1 Filtro de aire | 210.00
Mano de obra | 450.00
= TOTAL | $755.00 MXN
Efectivo | $800.00
Cambio | $45.00`,
    truth: {
      ...{ dated: '2024-02-28', total: '755.00 MXN', vendor: 'Taller El Piston', mileage: '118240 km' },
      plate: 'TXR-44-18',
      parts: [
        [1, 'Bujia NGK', 95],
        [1, 'Filtro de aire', 210],
      ],
    },
  },
  {
    name: 'es parts shop, slip',
    look: 'slip',
    text: `^ = RECAMBIOS DEL NORTE
^ Gran Via 66 - 48011 Bilbao
^ NIF B95118820
-
09/12/2022 | 13:05
2 Amortiguador trasero | 118,00
1 Liquido frenos DOT4 | 7,45
Subtotal | 125,45
= TOTAL | 125,45 €
Incluye IVA 21 % | 21,77
Tarjeta | 125,45`,
    truth: {
      ...{ dated: '2022-12-09', total: '125.45 EUR', vendor: 'RECAMBIOS DEL NORTE' },
      parts: [
        [2, 'Amortiguador trasero', 118],
        [1, 'Liquido frenos DOT4', 7.45],
      ],
    },
  },
  {
    name: 'ja dealer, sheet',
    look: 'sheet',
    text: `= 東海モータース株式会社
〒420-0852 静岡県静岡市葵区5-2-1
TEL 054-555-0118
-
納品請求書
請求日 2023年12月8日
車名 ロードスター
登録番号 静岡 502 ほ 19-64
走行距離 58,730km
-
部品名 | 数量 | 金額
ブレーキパッド | 1 | 9,600
バッテリー | 1 | 18,500
取付工賃 | 1 | 8,000
-
 | 小計 | 36,100
 | 消費税 | 3,610
 | ご請求金額 | ¥39,710`,
    truth: {
      ...{ dated: '2023-12-08', total: '39710 JPY', vendor: '東海モータース株式会社', mileage: '58730 km' },
      plate: '静岡 502 ほ 19-64',
      parts: [
        [1, 'ブレーキパッド', 9600],
        [1, 'バッテリー', 18500],
      ],
    },
  },
  {
    name: 'ja parts shop, slip',
    look: 'slip',
    text: `^ = カー用品 いずみ 富山店
^ 富山県富山市掛尾町7-3
^ TEL 076-555-0129
-
2024/03/16 17:44
ワイパーゴム | ¥1,280
ウォッシャー液 | ¥498
小計 | ¥1,778
消費税 | ¥177
= 合計 | ¥1,955
クレジット | ¥1,955`,
    truth: {
      ...{ dated: '2024-03-16', total: '1955 JPY', vendor: 'カー用品 いずみ 富山店' },
      parts: [
        [1, 'ワイパーゴム', 1280],
        [1, 'ウォッシャー液', 498],
      ],
    },
  },
  {
    name: 'ja tyres, slip',
    look: 'slip',
    text: `^ = タイヤ館 旭ヶ丘
^ 北海道旭川市4条18-2
^ TEL 0166-55-0136
-
領収証
2022年11月19日
走行距離 41,005 km
スタッドレスタイヤ 4本 | 52,800円
組替バランス | 8,800円
= お支払金額 | 61,600円
次回交換 50,000 km`,
    truth: {
      ...{ dated: '2022-11-19', total: '61600 JPY', vendor: 'タイヤ館 旭ヶ丘', mileage: '41005 km' },
      parts: [[4, 'スタッドレスタイヤ', 52800]],
    },
  },
];
