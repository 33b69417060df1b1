import { NotFound, Problem } from '@carnet/messages';
import * as m from '../messages/invoice.js';

/** The paper is there, and says nothing as data. */
export class NoInvoice extends NotFound {
  constructor() {
    super(m.noInvoice);
  }
}

/** XML is kept where it is an invoice that can be read. */
export class XmlRefused extends Problem {
  readonly status = 415;
  constructor() {
    super(m.xmlRefused);
  }
}

/** An envelope of a signature is kept where an invoice that can be read is in it. */
export class SignedRefused extends Problem {
  readonly status = 415;
  constructor() {
    super(m.signedRefused);
  }
}
