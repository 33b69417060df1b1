import type { Explanation } from './explain.schema';
import type { Reading } from './odometer.queries';

/** The open form: add a reading, change one, or explain something. */
export type Doing =
  | { kind: 'add' }
  | { kind: 'edit'; reading: Reading }
  | { kind: 'explain'; ways: readonly Explanation[]; before?: Reading; after?: Reading };
