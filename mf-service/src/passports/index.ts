export { isPassport, PassportStep } from './passport-step';
