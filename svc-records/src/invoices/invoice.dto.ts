import { IdListField, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { FINDING_KINDS, INVOICE_KINDS, INVOICE_SYNTAXES, LINE_KINDS, NUMBERED_BY } from './invoice.js';

/** The summary of an invoice, shown with its paper. All amounts of a credit note are negative. */
export class InvoiceSummaryView {
  @Shape('string', { enum: INVOICE_KINDS }) kind: string;
  @Shape('string') number: string;
  @Shape('date') issued_on: string;
  @Shape('string', { nullable: true, description: 'Its name' }) seller: string | null;
  @Shape('string', { description: 'ISO 4217' }) currency: string;
  @Shape('money', { description: 'With tax' }) gross: number;
  @Shape('integer', { description: 'So many of its lines cost something' }) lines: number;
  @Shape('integer', { description: 'So many of its sums are not what they are made of' }) findings: number;
}

export class InvoiceSellerView {
  @Shape('string', { nullable: true }) name: string | null;
  @Shape('string', { nullable: true, description: 'In lines' }) address: string | null;
  @Shape('string', { nullable: true }) tax_id: string | null;
}

export class InvoiceLineView {
  @Shape('string', { nullable: true, description: 'As the invoice counts' }) position: string | null;
  @Shape('string', {
    enum: LINE_KINDS,
    description: 'labour by its unit, part by a number or by pieces; text costs nothing',
  })
  kind: string;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('string', { nullable: true }) part_number: string | null;
  @Shape('string', { nullable: true, enum: NUMBERED_BY, description: 'Whose number that is' }) numbered_by:
    | string
    | null;
  @Shape('number', { nullable: true }) quantity: number | null;
  @Shape('string', {
    nullable: true,
    description: 'UN/ECE Recommendation 20 and 21 (H87 pieces, HUR hours); of FatturaPA as it stands there',
  })
  unit: string | null;
  @Shape('number', { nullable: true, description: 'Net, of one' }) price: number | null;
  @Shape('money', { nullable: true, description: 'Net, of all of them' }) net: number | null;
  @Shape('number', { nullable: true, description: 'In per cent' }) tax_rate: number | null;
  @Shape('money', {
    nullable: true,
    description:
      'What of the gross total falls on it, with tax and with what is charged beside the lines; those of all lines are the gross total',
  })
  share: number | null;
}

export class InvoiceChargeView {
  @Shape('string', { nullable: true }) reason: string | null;
  @Shape('money', { description: 'Net; negative where it is taken off' }) amount: number;
}

export class InvoiceTaxView {
  @Shape('number', { nullable: true, description: 'In per cent' }) rate: number | null;
  @Shape('money', { nullable: true }) basis: number | null;
  @Shape('money') amount: number;
}

export class InvoiceTotalsView {
  @Shape('money', { nullable: true, description: 'Of all lines, net' }) lines: number | null;
  @Shape('money', { nullable: true }) net: number | null;
  @Shape('money', { nullable: true }) tax: number | null;
  @Shape('money') gross: number;
  @Shape('money', { nullable: true, description: 'Paid before' }) prepaid: number | null;
  @Shape('money', { nullable: true }) due: number | null;
}

export class InvoiceMileageView {
  @Shape('integer') value: number;
  @Shape('string', { nullable: true, enum: ['km', 'mi', 'h'], description: 'null where it does not say' })
  unit: string | null;
}

export class InvoiceFindingView {
  @Shape('string', { enum: FINDING_KINDS }) kind: string;
  @Shape('string', { nullable: true, description: 'Of a line its position, of a tax its rate' }) of: string | null;
  @Shape('money', { description: 'As the invoice says' }) stated: number;
  @Shape('money', { description: 'What it is made of' }) expected: number;
}

export class InvoiceLotView {
  @Shape('integer', { description: 'Counted from 1' }) position: number;
  @Shape('integer', { description: 'So many are in the file' }) of: number;
}

/** The data of an electronic invoice, independent of its syntax. All amounts and quantities of a credit note are negative. */
export class InvoiceView {
  @Shape('string', { enum: INVOICE_SYNTAXES }) syntax: string;
  @Shape('string', { nullable: true, description: 'Which rules it says that it follows' }) profile: string | null;
  @Shape('string', { enum: INVOICE_KINDS }) kind: string;
  @Shape('string') number: string;
  @Shape('date') issued_on: string;
  @Shape('date', { nullable: true }) delivered_on: string | null;
  @Shape('string', { description: 'ISO 4217' }) currency: string;
  @ApiProperty({ type: InvoiceSellerView }) seller: InvoiceSellerView;
  @ApiProperty({ type: [InvoiceLineView] }) lines: InvoiceLineView[];
  @ApiProperty({ type: [InvoiceChargeView], description: 'Of the whole, beside its lines' })
  charges: InvoiceChargeView[];
  @ApiProperty({ type: [InvoiceTaxView] }) taxes: InvoiceTaxView[];
  @ApiProperty({ type: InvoiceTotalsView }) totals: InvoiceTotalsView;
  @Shape('string', { isArray: true }) notes: string[];
  @ApiProperty({ type: InvoiceMileageView, nullable: true, description: 'What a note says that the odometer showed' })
  mileage: InvoiceMileageView | null;
  @ApiProperty({ type: [InvoiceFindingView], description: 'Its sums that are not what they are made of, to the cent' })
  findings: InvoiceFindingView[];
  @Shape('boolean', { description: 'It came in an envelope of a signature (.p7m), which nobody has checked' })
  signed: boolean;
  @ApiProperty({
    type: InvoiceLotView,
    nullable: true,
    description: 'Which invoice of its file it is, where there are several: each is a paper of its own',
  })
  lot: InvoiceLotView | null;
  @Shape('integer', {
    isArray: true,
    description: 'The lines that this paper is about, counted from 1: a copy for another car has others',
  })
  chosen: number[];
}

/** Copies a paper that is about another vehicle, too. */
export class CopyDocument {
  @IdListField({
    max: 2_000,
    largest: 2_000,
    description: 'The lines of its invoice that the copy is about, counted from 1',
  })
  lines?: number[] | null;
}
