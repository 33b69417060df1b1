import { NotFound } from '@carnet/messages';
import * as m from '../messages/component.js';

export class ComponentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
