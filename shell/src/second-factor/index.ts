export { type Asked, askedOf } from './asked';
export { SecondStep } from './second-step';
export { useStepUp } from './use-step-up';
