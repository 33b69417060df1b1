import { NotFound } from '@carnet/messages';
import * as m from '../messages/buyer-page.js';

export class BuyerPageNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
