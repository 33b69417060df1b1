import { type DraftLine, type InvoiceDraft, postalAddress, signedCharge } from './invoice-draft.rules.js';
import { allAt, dayAt, firstAt, numberAt, textAt, textsAt, type Xml } from './xml.rules.js';

/** Cross Industry Invoice, the format of ZUGFeRD, Factur-X and XRechnung; ZUGFeRD 1 uses other element names. */
export function draftOfCii(root: Xml): InvoiceDraft {
  const document = firstAt(root, 'ExchangedDocument|HeaderExchangedDocument');
  const trade = firstAt(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction');
  const agreement = firstAt(trade, 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement');
  const delivery = firstAt(trade, 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery');
  const settlement = firstAt(trade, 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement');
  const sum = firstAt(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  );
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  return {
    syntax: 'cii',
    profile: textAt(
      root,
      'ExchangedDocumentContext|SpecifiedExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
    ),
    typeCode: textAt(document, 'TypeCode'),
    number: textAt(document, 'ID'),
    issued_on: dayAt(document, 'IssueDateTime/DateTimeString'),
    delivered_on: dayAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'),
    currency,
    seller: sellerOf(firstAt(agreement, 'SellerTradeParty')),
    lines: allAt(trade, 'IncludedSupplyChainTradeLineItem').map(lineOf),
    charges: [
      ...allAt(settlement, 'SpecifiedTradeAllowanceCharge').map(chargeOf),
      ...allAt(settlement, 'SpecifiedLogisticsServiceCharge').map((charge) => ({
        reason: textAt(charge, 'Description'),
        amount: numberAt(charge, 'AppliedAmount') ?? 0,
      })),
    ],
    taxes: allAt(settlement, 'ApplicableTradeTax').map((tax) => ({
      rate: numberAt(tax, RATE),
      basis: numberAt(tax, 'BasisAmount'),
      amount: numberAt(tax, 'CalculatedAmount') ?? 0,
    })),
    totals: {
      lines: numberAt(sum, 'LineTotalAmount'),
      net: numberAt(sum, 'TaxBasisTotalAmount'),
      tax: taxTotal(sum, currency),
      gross: numberAt(sum, 'GrandTotalAmount'),
      prepaid: numberAt(sum, 'TotalPrepaidAmount'),
      rounding: numberAt(sum, 'RoundingAmount'),
      due: numberAt(sum, 'DuePayableAmount'),
    },
    notes: textsAt(document, 'IncludedNote/Content'),
  };
}

const RATE = 'RateApplicablePercent|ApplicablePercent';

/** The tax total may appear a second time, in the currency of the tax authority. */
function taxTotal(sum: Xml | undefined, currency: string | null): number | null {
  const own = allAt(sum, 'TaxTotalAmount').find(({ attributes }) => (attributes.currencyID ?? currency) === currency);
  return own ? numberAt({ ...own, children: [own] }, 'TaxTotalAmount') : null;
}

const chargeOf = (charge: Xml) => ({
  reason: textAt(charge, 'Reason'),
  amount: signedCharge(textAt(charge, 'ChargeIndicator/Indicator'), numberAt(charge, 'ActualAmount')),
});

/** Types of lines without an amount of their own: groups and information. */
const WITHOUT_SUM = ['GROUP', 'INFORMATION'];

function lineOf(line: Xml): DraftLine {
  const document = firstAt(line, 'AssociatedDocumentLineDocument');
  const product = firstAt(line, 'SpecifiedTradeProduct');
  const agreement = firstAt(line, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement');
  const delivery = firstAt(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery');
  const settlement = firstAt(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement');
  const price = firstAt(agreement, 'NetPriceProductTradePrice');
  const status = textAt(document, 'LineStatusReasonCode') ?? '';
  const net = numberAt(
    settlement,
    'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
  );
  return {
    position: textAt(document, 'LineID'),
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    notes: textsAt(document, 'IncludedNote/Content'),
    numbers: {
      manufacturer: textAt(product, 'ManufacturerAssignedID'),
      seller: textAt(product, 'SellerAssignedID'),
      gtin: textAt(product, 'GlobalID'),
      buyer: textAt(product, 'BuyerAssignedID'),
    },
    quantity: numberAt(delivery, 'BilledQuantity'),
    unit: firstAt(delivery, 'BilledQuantity')?.attributes.unitCode ?? null,
    price: numberAt(price, 'ChargeAmount'),
    per: numberAt(price, 'BasisQuantity'),
    charges: allAt(settlement, 'SpecifiedTradeAllowanceCharge').map(chargeOf),
    net: WITHOUT_SUM.includes(status) ? null : net,
    tax_rate: numberAt(settlement, `ApplicableTradeTax/${RATE}`),
  };
}

function sellerOf(party: Xml | undefined) {
  const address = firstAt(party, 'PostalTradeAddress');
  const ids = allAt(party, 'SpecifiedTaxRegistration/ID');
  const taxId = ids.find(({ attributes }) => attributes.schemeID === 'VA') ?? ids[0];
  return {
    name: textAt(party, 'Name') ?? textAt(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    address: postalAddress({
      lines: ['LineOne', 'LineTwo', 'LineThree'].map((name) => textAt(address, name)),
      postcode: textAt(address, 'PostcodeCode'),
      city: textAt(address, 'CityName'),
      country: textAt(address, 'CountryID'),
    }),
    tax_id: taxId?.text.trim() || null,
  };
}
