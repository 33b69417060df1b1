import type { Explanation } from './explain.schema';
import type { Reading } from './odometer.queries';

/** What a person is about to do: add a reading, change one, or say what explains something. */
export type Doing =
  | { kind: 'add' }
  | { kind: 'edit'; reading: Reading }
  | { kind: 'explain'; ways: readonly Explanation[]; before?: Reading; after?: Reading };
