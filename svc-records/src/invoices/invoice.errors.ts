import { NotFound, Problem } from '@carnet/messages';
import * as m from '../messages/invoice.js';

/** The paper exists, but contains no structured data. */
export class NoInvoice extends NotFound {
  constructor() {
    super(m.noInvoice);
  }
}

/** XML is accepted only if it is a readable invoice. */
export class XmlRefused extends Problem {
  readonly status = 415;
  constructor() {
    super(m.xmlRefused);
  }
}

/** A signature envelope is accepted only if it contains a readable invoice. */
export class SignedRefused extends Problem {
  readonly status = 415;
  constructor() {
    super(m.signedRefused);
  }
}
