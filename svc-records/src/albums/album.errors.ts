import { NotFound } from '@carnet/messages';
import * as m from '../messages/album.js';

export class AlbumNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
