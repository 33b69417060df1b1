import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/odometer.js';

export class OdometerReadingNotFound extends NotFound {
  constructor() {
    super(m.readingNotFound);
  }
}

export class OdometerChapterNotFound extends NotFound {
  constructor() {
    super(m.chapterNotFound);
  }
}

/** A field names a reading that the vehicle does not have. */
export const unknownReading = (field: string): Invalid => Invalid.field(field, m.readingNotFound);

/** Only the way to a reading can be right as it is, and the first one has none. */
export const noReadingBefore = (field: string): Invalid => Invalid.field(field, m.nothingBefore);
