import fc from 'fast-check';
import { hasCheckDigit, mileageOf, plateOf, vinOf } from './suggestion-vehicle.rules.js';

it.each([
  ['km-Stand: 152.300', 152_300, 'km'],
  ['Kilometerstand 214’860 km', 214_860, 'km'],
  ['Tachostand 64218', 64_218, null],
  ['Mileage: 84,120', 84_120, null],
  ['Odometer: 61,455 miles', 61_455, 'mi'],
  ['Mileage In: 132,874 Mileage Out: 132,881', 132_874, null],
  ['Kilometrage inscrit au compteur : 203 771', 203_771, 'km'],
  ['Immat. : 881 XR 84 Km compteur : 67 204', 67_204, 'km'],
  ['Targa: DK 552 LP Km: 176.240', 176_240, 'km'],
  ['Contachilometri: 73.615 km', 73_615, 'km'],
  ['Lectura del cuentakilómetros: 189.552 km', 189_552, 'km'],
  ['Kilometraje: 118,240', 118_240, 'km'],
  ['走行距離 86,420 km', 86_420, 'km'],
  ['Betriebsstunden: 1.204', 1_204, 'h'],
  ['Kilometerstand\n98.450 km', 98_450, 'km'],
])('%j says what the odometer showed', (text, value, unit) => {
  expect(mileageOf(text.split('\n'))).toEqual({ value, unit });
});

it.each([
  'Nächster Service bei 165.000 km oder 03/2025',
  'Next service mileage: 102,318',
  'Prochaine révision à 143 000 km',
  'Prossimo tagliando: km 83.000',
  '次回点検 91,000 km',
  'Warranty 12 months or 12,000 miles on parts and labor',
  'Ctra. N-340 km 218',
  'Kilometerpauschale: 84,50',
  'Mileage allowance 0.30 EUR',
  'Km 1.250,00 EUR',
  'Tachostand 12,5',
  'km-Stand: Tel. 06421 558210',
  'Mileage: 61,000\nOdometer: 84,120',
])('%j says no mileage of that day', (text) => {
  expect(mileageOf(text.split('\n'))).toBeNull();
});

it('a mileage is read whatever marks divide its thousands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 9_999_999 }),
      fc.constantFrom('.', ',', ' ', "'", '’', ''),
      (value, mark) => {
        const written = String(value).replace(/\B(?=(\d{3})+$)/g, mark);
        expect(mileageOf([`Kilometerstand: ${written} km`])).toEqual({ value, unit: 'km' });
      },
    ),
  );
});

it.each([
  ['Kennzeichen: MR-KT 482 km-Stand: 152.300', 'MR-KT 482'],
  ['Amtl. Kennzeichen: HM-WS 77 H FIN: WDB1240301A998877', 'HM-WS 77 H'],
  ['Kontrollschild: BE 418 552', 'BE 418 552'],
  ['Registration: G641 KWT Odometer: 61,455 miles', 'G641 KWT'],
  ['License: 1A 44XYZ Mileage: 184,120', '1A 44XYZ'],
  ['Véhicule FD-418-KR', 'FD-418-KR'],
  ['Matrícula: 4471 JKL Kilómetros: 143.780', '4471 JKL'],
  ['登録番号松本 330 さ 48-21', '松本 330 さ 48-21'],
])('%j names a number plate', (text, plate) => expect(plateOf([text])).toBe(plate));

it.each([
  'VAT Reg No. 214 7781 09',
  'Company Reg. No. SC123456',
  'Store 118 Reg 02',
  'Registration fee 24.00',
  'BAR License ARD00123456',
  'Kennzeichen: MR-KT 482\nKennzeichen: MR-KT 483',
])('%j names none', (text) => expect(plateOf(text.split('\n'))).toBeNull());

it.each([
  ['FIN: WDB1240301A998877', 'WDB1240301A998877', 'named'],
  ['Vehicle 1998 Runner JT3GN86R2W0041876', 'JT3GN86R2W0041876', 'not named, with a check digit that is right'],
  ['VIN: JF2SHADC9BH7I62O4', 'JF2SHADC9BH716204', 'misread, as its check digit tells'],
  ['Telaio: ZFA 31200000 456789', 'ZFA31200000456789', 'in pieces behind the word for it'],
])('%j has the VIN %s: %s', (text, vin) => expect(vinOf([text])?.vin).toBe(vin));

it.each([
  ['Fahrgestellnr.: WVWZZZIKZAW123456', 'a sign that no VIN has, and no check digit that tells'],
  ['VIN: 1HGCM82633A004353', 'American, and its check digit is wrong'],
  ['Artikel WVWZZZ1KZAW123456', 'not named'],
])('%j is no VIN that is sure (%s), and is good for comparing', (text) => {
  expect(vinOf([text])).toEqual({ vin: null, read: text.slice(-17) });
});

it('a check digit tells whenever one sign of a VIN was taken for another one', () => {
  const vin = 'JF2SHADC9BH716204';
  const sign = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  expect(hasCheckDigit(vin)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), fc.constantFrom(...'0123456789'), (at, digit) => {
      const misread = vin.slice(0, at) + digit + vin.slice(at + 1);
      // Letters have the values of digits, so the check digit cannot distinguish characters with the same value.
      fc.pre(/\d/.test(vin[at]!) && at !== 8);
      expect(hasCheckDigit(misread)).toBe(misread === vin);
    }),
  );
  fc.assert(fc.property(fc.array(sign, { maxLength: 30 }), (signs) => void hasCheckDigit(signs.join(''))));
});
