import { type DraftLine, type InvoiceDraft, postalAddress } from './invoice-draft.rules.js';
import { allAt, BadXml, dayAt, firstAt, numberAt, textAt, textsAt, type Xml } from './xml.rules.js';

/** Credit notes, whose amounts have no sign. */
const CREDIT_NOTES = ['TD04', 'TD08'];

/** The maximum number of invoices to read from one file; all have the same seller and buyer. */
const MOST_BODIES = 50;

/** FatturaPA 1.2, the format of Italy's exchange. A file contains one invoice, or several. @throws BadXml */
export function draftsOfFatturaPa(root: Xml): InvoiceDraft[] {
  const bodies = allAt(root, 'FatturaElettronicaBody');
  if (bodies.length > MOST_BODIES) throw new BadXml('It holds too many invoices');
  return bodies.map((body) => draftOfBody(root, body));
}

function draftOfBody(root: Xml, body: Xml): InvoiceDraft {
  const document = firstAt(body, 'DatiGenerali/DatiGeneraliDocumento');
  const type = textAt(document, 'TipoDocumento');
  const goods = firstAt(body, 'DatiBeniServizi');
  const lines = allAt(goods, 'DettaglioLinee').map(lineOf);
  const summaries = allAt(goods, 'DatiRiepilogo');
  const taxes = summaries.map((summary) => ({
    rate: numberAt(summary, 'AliquotaIVA'),
    basis: numberAt(summary, 'ImponibileImporto'),
    amount: numberAt(summary, 'Imposta') ?? 0,
  }));
  const charges = [
    ...allAt(document, 'DatiCassaPrevidenziale').map((fund) => ({
      reason: textAt(fund, 'TipoCassa'),
      amount: numberAt(fund, 'ImportoContributoCassa') ?? 0,
    })),
    ...summaries.flatMap((summary) => [
      { reason: 'Spese accessorie', amount: numberAt(summary, 'SpeseAccessorie') ?? 0 },
      { reason: 'Arrotondamento', amount: numberAt(summary, 'Arrotondamento') ?? 0 },
    ]),
  ].filter(({ amount }) => amount !== 0);
  const [net, tax] = [total(taxes.map(({ basis }) => basis)), total(taxes.map(({ amount }) => amount))];
  return {
    syntax: 'fatturapa',
    profile: root.attributes.versione ?? null,
    typeCode: CREDIT_NOTES.includes(type ?? '') ? '381' : '380',
    number: textAt(document, 'Numero'),
    issued_on: dayAt(document, 'Data'),
    delivered_on: dayAt(body, 'DatiGenerali/DatiTrasporto/DataOraConsegna'),
    currency: textAt(document, 'Divisa'),
    seller: sellerOf(firstAt(root, 'FatturaElettronicaHeader/CedentePrestatore')),
    lines,
    charges,
    taxes,
    totals: {
      // The format has no totals of lines and taxes: they are computed here.
      ...{ lines: null, net, tax },
      gross: numberAt(document, 'ImportoTotaleDocumento') ?? total([net, tax]),
      prepaid: null,
      rounding: null,
      due: null,
    },
    beside: besideTaxes(document),
    notes: textsAt(document, 'Causale'),
  };
}

/** Adds in integers of 10⁻⁸, because amounts have at most eight decimals. */
const total = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 1e8), 0) / 1e8;

/** Rounding, discounts and surcharges on the whole invoice. */
const besideTaxes = (document: Xml | undefined): number =>
  total([
    numberAt(document, 'Arrotondamento'),
    ...allAt(document, 'ScontoMaggiorazione').map(
      (change) => (textAt(change, 'Tipo') === 'SC' ? -1 : 1) * (numberAt(change, 'Importo') ?? 0),
    ),
  ]);

function lineOf(line: Xml): DraftLine {
  const [quantity, price] = [numberAt(line, 'Quantita'), numberAt(line, 'PrezzoUnitario')];
  const codes = allAt(line, 'CodiceArticolo').map((code) => ({
    type: (textAt(code, 'CodiceTipo') ?? '').toUpperCase(),
    value: textAt(code, 'CodiceValore'),
  }));
  const isGtin = (type: string): boolean => /^(?:EAN|GTIN)/.test(type);
  const net = numberAt(line, 'PrezzoTotale');
  return {
    position: textAt(line, 'NumeroLinea'),
    name: textAt(line, 'Descrizione'),
    description: null,
    notes: [],
    numbers: {
      manufacturer: null,
      seller: codes.find(({ type }) => !isGtin(type))?.value ?? null,
      gtin: codes.find(({ type }) => isGtin(type))?.value ?? null,
      buyer: null,
    },
    quantity,
    unit: textAt(line, 'UnitaMisura'),
    price: changedPrice(line, price),
    per: null,
    charges: [],
    // A text line has a price of zero.
    net: net === 0 && quantity === null ? null : net,
    tax_rate: numberAt(line, 'AliquotaIVA'),
  };
}

/** Discounts apply to the unit price, one after the other. */
const changedPrice = (line: Xml, price: number | null): number | null =>
  price === null
    ? null
    : allAt(line, 'ScontoMaggiorazione').reduce((left, change) => {
        const amount = numberAt(change, 'Importo');
        const part = (left * (numberAt(change, 'Percentuale') ?? 0)) / 100;
        return left + (textAt(change, 'Tipo') === 'SC' ? -1 : 1) * (amount ?? part);
      }, price);

function sellerOf(party: Xml | undefined) {
  const person = firstAt(party, 'DatiAnagrafici');
  const names = ['Nome', 'Cognome'].map((name) => textAt(person, `Anagrafica/${name}`));
  const place = firstAt(party, 'Sede');
  const street = [textAt(place, 'Indirizzo'), textAt(place, 'NumeroCivico')].filter(Boolean).join(' ');
  const vat = ['IdPaese', 'IdCodice'].map((name) => textAt(person, `IdFiscaleIVA/${name}`) ?? '').join('');
  return {
    name: textAt(person, 'Anagrafica/Denominazione') ?? (names.filter(Boolean).join(' ') || null),
    address: postalAddress({
      lines: [street || null],
      postcode: textAt(place, 'CAP'),
      city: textAt(place, 'Comune'),
      country: textAt(place, 'Nazione'),
    }),
    tax_id: vat || textAt(person, 'CodiceFiscale'),
  };
}
