import { Shape } from '@carnet/fields';

export class SealingKeyView {
  @Shape('string', { description: 'By whom books are sealed, as it stands in each seal' }) origin: string;
  @Shape('string', { description: 'The public key, as C2SP signed notes write it: `origin+id+base64`' }) key: string;
}
