import { NotFound } from '@carnet/messages';
import * as m from '../messages/photo.js';

export class PhotoNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
