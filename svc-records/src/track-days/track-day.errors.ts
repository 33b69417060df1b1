import { NotFound } from '@carnet/messages';
import * as m from '../messages/track-day.js';

export class TrackDayNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
