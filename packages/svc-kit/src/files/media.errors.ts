import { Problem, Unavailable } from '../errors/problems.js';

/** The range that is asked for begins where the file has ended. */
export class BeyondTheEnd extends Problem {
  readonly status = 416;
  constructor() {
    super('The file is not that long');
  }
}

export class TooManyDownloads extends Unavailable {
  constructor() {
    super('Too many files are being sent at once. Please try again in a moment.');
  }
}
