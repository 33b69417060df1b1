/** A line of an invoice: what it is, how many, and what one costs without tax. */
export interface InvoiceLine {
  name: string;
  number?: string;
  quantity: number;
  unit: 'H87' | 'HUR';
  price: number;
}

const RATE = 19;
const money = (amount: number): string => amount.toFixed(2);

/** An invoice of an invented workshop as UBL, with one rate of tax. */
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
