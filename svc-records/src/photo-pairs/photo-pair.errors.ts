import { NotFound } from '@carnet/messages';
import * as m from '../messages/photo-pair.js';

export class PhotoPairNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
