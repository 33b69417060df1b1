import { NotFound } from '@carnet/messages';
import * as m from '../messages/issue.js';

export class IssueNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
