import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/photo.js';

export class PhotoNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
