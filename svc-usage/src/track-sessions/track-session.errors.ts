import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/track-session.js';

export class TrackSessionNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
