import { NotFound } from '@carnet/svc-kit';

export class DocumentNotFound extends NotFound {
  constructor() {
    super('Document not found');
  }
}
