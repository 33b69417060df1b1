import { NotFound } from '@carnet/messages';
import * as m from '../messages/api-key.js';

export class ApiKeyNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
