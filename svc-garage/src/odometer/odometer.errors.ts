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

/** A field refers to a reading that the vehicle does not have. */
export const unknownReading = (field: string): Invalid => Invalid.field(field, m.readingNotFound);

/** Only a pair of readings can be confirmed, and the first reading has none before it. */
export const noReadingBefore = (field: string): Invalid => Invalid.field(field, m.nothingBefore);
