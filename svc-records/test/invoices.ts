/** An invented invoice, independent of its syntax. Amounts are net, in cents. */
export interface Draft {
  isCredit: boolean;
  number: string;
  issued_on: string;
  currency: string;
  seller: { name: string; street: string; postcode: string; city: string; country: string; vat: string };
  lines: DraftLine[];
  /** Charges on the whole invoice; allowances are negative. */
  charges: { reason: string; cents: number; rate: number }[];
  prepaid: number;
  notes: string[];
}

export interface DraftLine {
  name: string;
  partNumber: string | null;
  quantity: number;
  unit: string;
  /** The unit price. */
  cents: number;
  rate: number;
}

export const aLine = (line: Partial<DraftLine> = {}): DraftLine => ({
  ...{ name: 'Oil filter', partNumber: 'OF-118', quantity: 1, unit: 'H87', cents: 1_890, rate: 19 },
  ...line,
});

export const aDraft = (draft: Partial<Draft> = {}): Draft => ({
  isCredit: false,
  number: 'R-2026-0118',
  issued_on: '2026-03-05',
  currency: 'EUR',
  seller: {
    name: 'Quillfeather Motors GmbH',
    ...{ street: 'Amselweg 7', postcode: '70180', city: 'Stuttgart', country: 'DE', vat: 'DE811811811' },
  },
  lines: [
    aLine(),
    aLine({ name: 'Engine oil 5W-30', partNumber: 'EO-530', quantity: 5, unit: 'LTR', cents: 1_240 }),
    aLine({ name: 'Oil change', partNumber: null, quantity: 1.5, unit: 'HUR', cents: 9_800 }),
  ],
  charges: [],
  prepaid: 0,
  notes: ['km-Stand 152.300'],
  ...draft,
});

/** The totals of a draft, in cents. */
export function sumsOf({ lines, charges, prepaid }: Draft) {
  const nets = lines.map(({ quantity, cents }) => Math.round(quantity * cents));
  const rates = [...new Set([...lines, ...charges].map(({ rate }) => rate))].sort((a, b) => a - b);
  const taxes = rates.map((rate) => {
    const ofLines = lines.reduce((sum, line, at) => sum + (line.rate === rate ? nets[at]! : 0), 0);
    const basis = charges.reduce((sum, charge) => sum + (charge.rate === rate ? charge.cents : 0), ofLines);
    return { rate, basis, amount: Math.round((basis * rate) / 100) };
  });
  const ofLines = nets.reduce((sum, net) => sum + net, 0);
  const net = taxes.reduce((sum, { basis }) => sum + basis, 0);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { nets, taxes, lines: ofLines, net, tax, gross: net + tax, due: net + tax - prepaid };
}

const money = (cents: number): string => (cents / 100).toFixed(2);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const when = (isSaid: unknown, text: string): string => (isSaid ? text : '');

/** The profiles of ZUGFeRD 2 and Factur-X that include lines, with the URNs of their rules. */
export const CII_PROFILES = {
  BASIC: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  EN16931: 'urn:cen.eu:en16931:2017',
  EXTENDED: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
  XRECHNUNG: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

/** Cross Industry Invoice, the format of ZUGFeRD 2, Factur-X and XRechnung. */
export function ciiOf(draft: Draft, profile: string = CII_PROFILES.EN16931): string {
  const { seller } = draft;
  const sums = sumsOf(draft);
  const day = draft.issued_on.replaceAll('-', '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>${escaped(draft.number)}</ram:ID><ram:TypeCode>${draft.isCredit ? 381 : 380}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:IssueDateTime>
    ${draft.notes.map((note) => `<ram:IncludedNote><ram:Content>${escaped(note)}</ram:Content></ram:IncludedNote>`).join('')}
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${draft.lines
      .map(
        (line, at) => `<ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${at + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct>${when(line.partNumber, `<ram:SellerAssignedID>${escaped(line.partNumber ?? '')}</ram:SellerAssignedID>`)}<ram:Name>${escaped(line.name)}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${money(line.cents)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${line.unit}">${line.quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${line.rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${money(sums.nets[at]!)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
      )
      .join('')}
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>${escaped(seller.name)}</ram:Name>
      <ram:PostalTradeAddress><ram:PostcodeCode>${seller.postcode}</ram:PostcodeCode><ram:LineOne>${escaped(seller.street)}</ram:LineOne><ram:CityName>${escaped(seller.city)}</ram:CityName><ram:CountryID>${seller.country}</ram:CountryID></ram:PostalTradeAddress>
      <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${seller.vat}</ram:ID></ram:SpecifiedTaxRegistration>
    </ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${draft.currency}</ram:InvoiceCurrencyCode>
      ${sums.taxes.map(({ rate, basis, amount }) => `<ram:ApplicableTradeTax><ram:CalculatedAmount>${money(amount)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${money(basis)}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`).join('')}
      ${draft.charges.map(({ reason, cents }) => `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${cents > 0}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${money(Math.abs(cents))}</ram:ActualAmount><ram:Reason>${escaped(reason)}</ram:Reason></ram:SpecifiedTradeAllowanceCharge>`).join('')}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:LineTotalAmount>${money(sums.lines)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${money(sums.net)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${draft.currency}">${money(sums.tax)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${money(sums.gross)}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>${money(draft.prepaid)}</ram:TotalPrepaidAmount><ram:DuePayableAmount>${money(sums.due)}</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}

/** The different element names of ZUGFeRD 1. */
const OF_ZUGFERD_1: readonly (readonly [RegExp, string])[] = [
  [/xmlns:rsm="[^"]*"/, 'xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"'],
  [/rsm:CrossIndustryInvoice/g, 'rsm:CrossIndustryDocument'],
  [/rsm:ExchangedDocumentContext/g, 'rsm:SpecifiedExchangedDocumentContext'],
  [/rsm:ExchangedDocument>/g, 'rsm:HeaderExchangedDocument>'],
  [/rsm:SupplyChainTradeTransaction/g, 'rsm:SpecifiedSupplyChainTradeTransaction'],
  [/ApplicableHeaderTrade(Agreement|Delivery|Settlement)/g, 'ApplicableSupplyChainTrade$1'],
  [/SpecifiedLineTrade(Agreement|Delivery|Settlement)/g, 'SpecifiedSupplyChainTrade$1'],
  [/SpecifiedTradeSettlement(?:Header|Line)MonetarySummation/g, 'SpecifiedTradeSettlementMonetarySummation'],
  [/RateApplicablePercent/g, 'ApplicablePercent'],
];

/** ZUGFeRD 1, whose attachment is `ZUGFeRD-invoice.xml`. */
export const zugferd1Of = (draft: Draft): string =>
  OF_ZUGFERD_1.reduce(
    (text, [from, to]) => text.replace(from, to),
    ciiOf(draft, 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort'),
  );

/** UBL 2.1, the format of XRechnung and Peppol BIS Billing 3. */
export function ublOf(draft: Draft): string {
  const { seller, currency } = draft;
  const sums = sumsOf(draft);
  const root = draft.isCredit ? 'CreditNote' : 'Invoice';
  const amount = (name: string, cents: number): string =>
    `<cbc:${name} currencyID="${currency}">${money(cents)}</cbc:${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ID>${escaped(draft.number)}</cbc:ID><cbc:IssueDate>${draft.issued_on}</cbc:IssueDate>
  <cbc:${root}TypeCode>${draft.isCredit ? 381 : 380}</cbc:${root}TypeCode>
  ${draft.notes.map((note) => `<cbc:Note>${escaped(note)}</cbc:Note>`).join('')}
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>${escaped(seller.name)}</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:StreetName>${escaped(seller.street)}</cbc:StreetName><cbc:CityName>${escaped(seller.city)}</cbc:CityName><cbc:PostalZone>${seller.postcode}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${seller.country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>${seller.vat}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty>
  <cac:Delivery><cbc:ActualDeliveryDate>${draft.issued_on}</cbc:ActualDeliveryDate></cac:Delivery>
  ${draft.charges.map(({ reason, cents }) => `<cac:AllowanceCharge><cbc:ChargeIndicator>${cents > 0}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${escaped(reason)}</cbc:AllowanceChargeReason>${amount('Amount', Math.abs(cents))}</cac:AllowanceCharge>`).join('')}
  <cac:TaxTotal>${amount('TaxAmount', sums.tax)}${sums.taxes.map((tax) => `<cac:TaxSubtotal>${amount('TaxableAmount', tax.basis)}${amount('TaxAmount', tax.amount)}<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${tax.rate}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>`).join('')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', sums.lines)}${amount('TaxExclusiveAmount', sums.net)}${amount('TaxInclusiveAmount', sums.gross)}${amount('PrepaidAmount', draft.prepaid)}${amount('PayableAmount', sums.due)}</cac:LegalMonetaryTotal>
  ${draft.lines
    .map(
      (line, at) => `<cac:${root}Line><cbc:ID>${at + 1}</cbc:ID>
    <cbc:${draft.isCredit ? 'Credited' : 'Invoiced'}Quantity unitCode="${line.unit}">${line.quantity}</cbc:${draft.isCredit ? 'Credited' : 'Invoiced'}Quantity>${amount('LineExtensionAmount', sums.nets[at]!)}
    <cac:Item><cbc:Name>${escaped(line.name)}</cbc:Name>${when(line.partNumber, `<cac:SellersItemIdentification><cbc:ID>${escaped(line.partNumber ?? '')}</cbc:ID></cac:SellersItemIdentification>`)}<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${line.rate}</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price>${amount('PriceAmount', line.cents)}</cac:Price></cac:${root}Line>`,
    )
    .join('')}
</${root}>`;
}

/** FatturaPA 1.2; charges on the whole invoice become delivery costs at their tax rate. */
export function fatturaOf(draft: Draft): string {
  const { seller } = draft;
  const sums = sumsOf(draft);
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
  <FatturaElettronicaHeader><CedentePrestatore>
    <DatiAnagrafici><IdFiscaleIVA><IdPaese>${seller.country}</IdPaese><IdCodice>${seller.vat.slice(2)}</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>${escaped(seller.name)}</Denominazione></Anagrafica></DatiAnagrafici>
    <Sede><Indirizzo>${escaped(seller.street)}</Indirizzo><CAP>${seller.postcode}</CAP><Comune>${escaped(seller.city)}</Comune><Nazione>${seller.country}</Nazione></Sede>
  </CedentePrestatore></FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali><DatiGeneraliDocumento><TipoDocumento>${draft.isCredit ? 'TD04' : 'TD01'}</TipoDocumento><Divisa>${draft.currency}</Divisa><Data>${draft.issued_on}</Data><Numero>${escaped(draft.number)}</Numero><ImportoTotaleDocumento>${money(sums.gross)}</ImportoTotaleDocumento>${draft.notes.map((note) => `<Causale>${escaped(note)}</Causale>`).join('')}</DatiGeneraliDocumento></DatiGenerali>
    <DatiBeniServizi>
      ${draft.lines.map((line, at) => `<DettaglioLinee><NumeroLinea>${at + 1}</NumeroLinea>${when(line.partNumber, `<CodiceArticolo><CodiceTipo>Codice Art. fornitore</CodiceTipo><CodiceValore>${escaped(line.partNumber ?? '')}</CodiceValore></CodiceArticolo>`)}<Descrizione>${escaped(line.name)}</Descrizione><Quantita>${line.quantity.toFixed(2)}</Quantita><UnitaMisura>${line.unit}</UnitaMisura><PrezzoUnitario>${money(line.cents)}</PrezzoUnitario><PrezzoTotale>${money(sums.nets[at]!)}</PrezzoTotale><AliquotaIVA>${line.rate.toFixed(2)}</AliquotaIVA></DettaglioLinee>`).join('')}
      ${sums.taxes
        .map(({ rate, basis, amount }) => {
          const more = draft.charges.reduce((sum, charge) => sum + (charge.rate === rate ? charge.cents : 0), 0);
          return `<DatiRiepilogo><AliquotaIVA>${rate.toFixed(2)}</AliquotaIVA>${when(more, `<SpeseAccessorie>${money(more)}</SpeseAccessorie>`)}<ImponibileImporto>${money(basis)}</ImponibileImporto><Imposta>${money(amount)}</Imposta></DatiRiepilogo>`;
        })
        .join('')}
    </DatiBeniServizi>
  </FatturaElettronicaBody>
</p:FatturaElettronica>`;
}
