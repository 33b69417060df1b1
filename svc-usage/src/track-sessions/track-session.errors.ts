import { NotFound } from '@carnet/messages';
import * as m from '../messages/track-session.js';

export class TrackSessionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
