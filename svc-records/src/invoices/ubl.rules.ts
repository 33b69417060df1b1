import { type DraftLine, type InvoiceDraft, postalAddress, signedCharge } from './invoice-draft.rules.js';
import { allAt, dayAt, firstAt, numberAt, textAt, textsAt, type Xml } from './xml.rules.js';

/** Universal Business Language 2.1, the format of XRechnung and Peppol BIS Billing 3. */
export function draftOfUbl(root: Xml): InvoiceDraft {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sum = firstAt(root, 'LegalMonetaryTotal');
  // The tax total may appear a second time, in the currency of the tax authority.
  const tax = allAt(root, 'TaxTotal').find(
    (total) => (firstAt(total, 'TaxAmount')?.attributes.currencyID ?? currency) === currency,
  );
  return {
    syntax: 'ubl',
    profile: textAt(root, 'CustomizationID'),
    typeCode: root.name === 'CreditNote' ? CREDIT_NOTE : textAt(root, 'InvoiceTypeCode'),
    number: textAt(root, 'ID'),
    issued_on: dayAt(root, 'IssueDate'),
    delivered_on: dayAt(root, 'Delivery/ActualDeliveryDate'),
    currency,
    seller: sellerOf(firstAt(root, 'AccountingSupplierParty/Party')),
    lines: allAt(root, 'InvoiceLine|CreditNoteLine').map(lineOf),
    charges: allAt(root, 'AllowanceCharge').map(chargeOf),
    taxes: allAt(tax, 'TaxSubtotal').map((subtotal) => ({
      rate: numberAt(subtotal, 'TaxCategory/Percent') ?? numberAt(subtotal, 'Percent'),
      basis: numberAt(subtotal, 'TaxableAmount'),
      amount: numberAt(subtotal, 'TaxAmount') ?? 0,
    })),
    totals: {
      lines: numberAt(sum, 'LineExtensionAmount'),
      net: numberAt(sum, 'TaxExclusiveAmount'),
      tax: numberAt(tax, 'TaxAmount'),
      gross: numberAt(sum, 'TaxInclusiveAmount'),
      prepaid: numberAt(sum, 'PrepaidAmount'),
      rounding: numberAt(sum, 'PayableRoundingAmount'),
      due: numberAt(sum, 'PayableAmount'),
    },
    thirdParties: allAt(root, 'PrepaidPayment').reduce((sum, paid) => sum + (numberAt(paid, 'PaidAmount') ?? 0), 0),
    notes: textsAt(root, 'Note'),
  };
}

const CREDIT_NOTE = '381';

const chargeOf = (charge: Xml) => ({
  reason: textAt(charge, 'AllowanceChargeReason'),
  amount: signedCharge(textAt(charge, 'ChargeIndicator'), numberAt(charge, 'Amount')),
});

function lineOf(line: Xml): DraftLine {
  const item = firstAt(line, 'Item');
  const quantity = 'InvoicedQuantity|CreditedQuantity';
  return {
    position: textAt(line, 'ID'),
    name: textAt(item, 'Name'),
    description: textAt(item, 'Description'),
    notes: textsAt(line, 'Note'),
    numbers: {
      manufacturer: textAt(item, 'ManufacturersItemIdentification/ID'),
      seller: textAt(item, 'SellersItemIdentification/ID'),
      gtin: textAt(item, 'StandardItemIdentification/ID'),
      buyer: textAt(item, 'BuyersItemIdentification/ID'),
    },
    quantity: numberAt(line, quantity),
    unit: firstAt(line, quantity)?.attributes.unitCode ?? null,
    price: numberAt(line, 'Price/PriceAmount'),
    per: numberAt(line, 'Price/BaseQuantity'),
    charges: allAt(line, 'AllowanceCharge').map(chargeOf),
    net: numberAt(line, 'LineExtensionAmount'),
    tax_rate: numberAt(item, 'ClassifiedTaxCategory/Percent'),
  };
}

function sellerOf(party: Xml | undefined) {
  const address = firstAt(party, 'PostalAddress');
  const taxes = allAt(party, 'PartyTaxScheme');
  const vat = taxes.find((tax) => textAt(tax, 'TaxScheme/ID') === 'VAT') ?? taxes[0];
  return {
    // As in CII: the registered name takes precedence over the trade name.
    name: textAt(party, 'PartyLegalEntity/RegistrationName') ?? textAt(party, 'PartyName/Name'),
    address: postalAddress({
      lines: ['StreetName', 'AdditionalStreetName', 'AddressLine/Line'].map((name) => textAt(address, name)),
      postcode: textAt(address, 'PostalZone'),
      city: textAt(address, 'CityName'),
      country: textAt(address, 'Country/IdentificationCode'),
    }),
    tax_id: textAt(vat, 'CompanyID'),
  };
}
