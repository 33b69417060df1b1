import { NotFound } from '@carnet/svc-kit';

export class IssueNotFound extends NotFound {
  constructor() {
    super('Issue not found');
  }
}
