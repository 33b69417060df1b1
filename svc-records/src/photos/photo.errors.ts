import { NotFound } from '@carnet/svc-kit';

export class PhotoNotFound extends NotFound {
  constructor() {
    super('Photo not found');
  }
}
