export { keepAnswers, keepsAnswers } from './keeping';
export { forgetShared, type SharedFile, sharedFiles } from './shared';
export { useOfflineCopies } from './use-offline-copies';
export { forgetKnown, keyOf, noteKnown, optionsOf, subscribedOf, type Subscribed } from './own-subscription';
