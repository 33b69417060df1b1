// Made of en/invoices.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** All lines */
export const allLines = /* @__PURE__ */ __message__<string>('mf-records:invoices.allLines');
/** Charge {at} */
export const charge =
  /* @__PURE__ */ __message__<(given: { at: string | number }) => string>('mf-records:invoices.charge');
/** Error copying the paper for the other vehicle */
export const copyFailed = /* @__PURE__ */ __message__<string>('mf-records:invoices.copyFailed');
/** A credit note: it gives money back. It is not entered as a cost. */
export const creditNote = /* @__PURE__ */ __message__<string>('mf-records:invoices.creditNote');
/** Delivered */
export const delivered = /* @__PURE__ */ __message__<string>('mf-records:invoices.delivered');
/** Its sums do not add up: */
export const doesNotAddUp = /* @__PURE__ */ __message__<string>('mf-records:invoices.doesNotAddUp');
/** Due */
export const due = /* @__PURE__ */ __message__<string>('mf-records:invoices.due');
/** What is due says {stated}; the total and what was paid leave {expected}. */
export const findingDue = /* @__PURE__ */ __message__<
  (given: { expected: string | number; stated: string | number }) => string
>('mf-records:invoices.findingDue');
/** The gross total says {stated}; net and tax make {expected}. */
export const findingGross = /* @__PURE__ */ __message__<
  (given: { expected: string | number; stated: string | number }) => string
>('mf-records:invoices.findingGross');
/** Line {of} says {stated}; its quantity and price make {expected}. */
export const findingLine = /* @__PURE__ */ __message__<
  (given: { expected: string | number; of: string | number; stated: string | number }) => string
>('mf-records:invoices.findingLine');
/** The total of its lines says {stated}; they make {expected}. */
export const findingLines = /* @__PURE__ */ __message__<
  (given: { expected: string | number; stated: string | number }) => string
>('mf-records:invoices.findingLines');
/** The net total says {stated}; lines and charges make {expected}. */
export const findingNet = /* @__PURE__ */ __message__<
  (given: { expected: string | number; stated: string | number }) => string
>('mf-records:invoices.findingNet');
/** The tax of {of} % says {stated}; its basis makes {expected}. */
export const findingTax = /* @__PURE__ */ __message__<
  (given: { expected: string | number; of: string | number; stated: string | number }) => string
>('mf-records:invoices.findingTax');
/** All taxes say {stated}; they make {expected}. */
export const findingTaxes = /* @__PURE__ */ __message__<
  (given: { expected: string | number; stated: string | number }) => string
>('mf-records:invoices.findingTaxes');
/** Total */
export const gross = /* @__PURE__ */ __message__<string>('mf-records:invoices.gross');
/** This invoice is data */
export const isData = /* @__PURE__ */ __message__<string>('mf-records:invoices.isData');
/** Issued */
export const issued = /* @__PURE__ */ __message__<string>('mf-records:invoices.issued');
/** Kind */
export const kind = /* @__PURE__ */ __message__<string>('mf-records:invoices.kind');
/** Labour */
export const labour = /* @__PURE__ */ __message__<string>('mf-records:invoices.labour');
/** Lines of the invoice */
export const lines = /* @__PURE__ */ __message__<string>('mf-records:invoices.lines');
/** Lines for this vehicle */
export const linesOfThisCopy = /* @__PURE__ */ __message__<string>('mf-records:invoices.linesOfThisCopy');
/** Net */
export const net = /* @__PURE__ */ __message__<string>('mf-records:invoices.net');
/** Net total */
export const netTotal = /* @__PURE__ */ __message__<string>('mf-records:invoices.netTotal');
/** Invoice {position} of {of} in this file. Each is a paper of its own. */
export const ofLot =
  /* @__PURE__ */ __message__<(given: { of: string | number; position: string | number }) => string>(
    'mf-records:invoices.ofLot',
  );
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-records:invoices.other');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-records:invoices.part');
/** pcs. */
export const pieces = /* @__PURE__ */ __message__<string>('mf-records:invoices.pieces');
/** Paid before */
export const prepaid = /* @__PURE__ */ __message__<string>('mf-records:invoices.prepaid');
/** Net price */
export const price = /* @__PURE__ */ __message__<string>('mf-records:invoices.price');
/** Quantity */
export const quantity = /* @__PURE__ */ __message__<string>('mf-records:invoices.quantity');
/** Error fetching the invoice */
export const readFailed = /* @__PURE__ */ __message__<string>('mf-records:invoices.readFailed');
/** Follows */
export const rules = /* @__PURE__ */ __message__<string>('mf-records:invoices.rules');
/** Seller */
export const seller = /* @__PURE__ */ __message__<string>('mf-records:invoices.seller');
/** This invoice came signed. Whether the signature is good was not checked. */
export const signedUnchecked = /* @__PURE__ */ __message__<string>('mf-records:invoices.signedUnchecked');
/** Tax */
export const tax = /* @__PURE__ */ __message__<string>('mf-records:invoices.tax');
/** Tax number */
export const taxId = /* @__PURE__ */ __message__<string>('mf-records:invoices.taxId');
/** Tax {rate} of {basis} */
export const taxOf =
  /* @__PURE__ */ __message__<(given: { basis: string | number; rate: string | number }) => string>(
    'mf-records:invoices.taxOf',
  );
/** Text */
export const text = /* @__PURE__ */ __message__<string>('mf-records:invoices.text');
/** What */
export const what = /* @__PURE__ */ __message__<string>('mf-records:invoices.what');
