/** A line of an invoice: name, quantity, and price of one without tax. */
export interface InvoiceLine {
  name: string;
  number?: string;
  quantity: number;
  unit: 'H87' | 'HUR';
  price: number;
}

const RATE = 19;
const money = (amount: number): string => amount.toFixed(2);

/** An invoice of an invented workshop as UBL, with one tax rate. */
export function anInvoice(lines: readonly InvoiceLine[], note: string): Buffer {
  const nets = lines.map(({ quantity, price }) => quantity * price);
  const net = nets.reduce((sum, one) => sum + one, 0);
  const tax = Math.round(net * RATE) / 100;
  const amount = (name: string, value: number): string => `<cbc:${name} currencyID="EUR">${money(value)}</cbc:${name}>`;
  const ofLines = lines.map(
    ({ name, number, quantity, unit, price }, at) => `<cac:InvoiceLine><cbc:ID>${at + 1}</cbc:ID>
      <cbc:InvoicedQuantity unitCode="${unit}">${quantity}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', nets[at]!)}
      <cac:Item><cbc:Name>${name}</cbc:Name>${number ? `<cac:SellersItemIdentification><cbc:ID>${number}</cbc:ID></cac:SellersItemIdentification>` : ''}
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${RATE}</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
      <cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:InvoiceLine>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
    <Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
    <cbc:ID>R-2026-0118</cbc:ID><cbc:IssueDate>2026-03-05</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>${note}</cbc:Note>
    <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
    <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Quillfeather Motors</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>
    <cac:TaxTotal>${amount('TaxAmount', tax)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', tax)}<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${RATE}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
    <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + tax)}${amount('PayableAmount', net + tax)}</cac:LegalMonetaryTotal>
    ${ofLines.join('')}</Invoice>`);
}

/** Several invoices of an invented workshop in one FatturaPA file, inside an envelope without a real signature. */
export function aSignedLot(numbers: readonly string[]): Buffer {
  const bodies = numbers.map(
    (number) => `<FatturaElettronicaBody>
      <DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-03-05</Data><Numero>${number}</Numero>
      <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali>
      <DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Tagliando ${number}</Descrizione><Quantita>2.00</Quantita><UnitaMisura>ore</UnitaMisura>
      <PrezzoUnitario>50.00</PrezzoUnitario><PrezzoTotale>100.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
      <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>100.00</ImponibileImporto><Imposta>22.00</Imposta></DatiRiepilogo></DatiBeniServizi>
      </FatturaElettronicaBody>`,
  );
  return signed(`<?xml version="1.0" encoding="UTF-8"?>
    <p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
    <FatturaElettronicaHeader><CedentePrestatore><DatiAnagrafici><Anagrafica><Denominazione>Officina Rossi</Denominazione></Anagrafica></DatiAnagrafici></CedentePrestatore></FatturaElettronicaHeader>
    ${bodies.join('')}</p:FatturaElettronica>`);
}

/** PKCS #7 as base64, without signers (RFC 5652, 5.1). */
function signed(content: string): Buffer {
  const node = (tag: number, ...parts: Buffer[]): Buffer => {
    const inner = Buffer.concat(parts);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(inner.length);
    return Buffer.concat([Buffer.from([tag, 0x84]), size, inner]);
  };
  const kind = (last: number): Buffer => Buffer.from([6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last]);
  const said = node(0x30, kind(1), node(0xa0, node(0x04, Buffer.from(content))));
  const der = node(0x30, kind(2), node(0xa0, node(0x30, node(0x02, Buffer.from([1])), node(0x31), said, node(0x31))));
  return Buffer.from(der.toString('base64'));
}
