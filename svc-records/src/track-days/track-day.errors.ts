import { NotFound } from '@carnet/svc-kit';

export class TrackDayNotFound extends NotFound {
  constructor() {
    super('Track day not found');
  }
}
