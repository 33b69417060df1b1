import { NotFound } from '@carnet/svc-kit';
import * as m from '../messages/component.js';

export class ComponentNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
