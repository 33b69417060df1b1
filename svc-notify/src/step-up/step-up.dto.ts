import { Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';

const METHODS = ['passkey', 'totp', 'recovery_code', 'password'] as const;

class ProvableView {
  @Shape('string', { isArray: true, enum: METHODS, description: 'Empty where only signing in anew is a proof' })
  methods: (typeof METHODS)[number][];
}

/** Its code is `second_factor.step_up_required`. */
export class StepUpRequiredView {
  @Shape('string') msg: string;
  @Shape('string') code: string;
  @ApiProperty({ type: ProvableView }) step_up: ProvableView;
}

/** Documents a route that gives out data of an account. */
export const PROOF = { type: StepUpRequiredView, description: 'It wants a proof of the last ten minutes: `step_up`' };

/** Documents a route that requires the second factor of people who have one. */
export const STEP_UP = {
  type: StepUpRequiredView,
  description: 'Where a second factor is turned on, it must have been proven in the last ten minutes',
};
