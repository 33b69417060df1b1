export { type Asked, askedOf } from './asked';
export { PasskeyWayIn } from './passkey-way-in';
export { SecondStep } from './second-step';
export { useStepUp } from './use-step-up';
