import { Unprocessable } from '@carnet/svc-kit';

export class TooMuchPlanned extends Unprocessable {
  constructor(most: number) {
    super(
      `More than ${most.toLocaleString('en-US')} services are planned, which cannot be put in order at once. Ask for one vehicle.`,
    );
  }
}
