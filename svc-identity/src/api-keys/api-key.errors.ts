import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/api-key.js';

export class ApiKeyNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
