import { NotFound } from '@carnet/svc-kit';

export class AlbumNotFound extends NotFound {
  constructor() {
    super('Album not found');
  }
}
