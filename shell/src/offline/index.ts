export { keepAnswers, keepsAnswers } from './keeping';
export { useOfflineCopies } from './use-offline-copies';
export { forgetKnown, keyOf, noteKnown, optionsOf, subscribedOf, type Subscribed } from './own-subscription';
