import { NotFound } from '@carnet/svc-kit';

export class PhotoPairNotFound extends NotFound {
  constructor() {
    super('Photo pair not found');
  }
}
