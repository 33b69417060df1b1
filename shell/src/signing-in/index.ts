export { passwordHint, passwordProblem } from './password-rules';
export { ProviderButtons } from './provider-buttons';
export { arrivalOf } from './provider.rules';
export { useHash } from './use-hash';
export { useWaysIn } from './ways-in';
