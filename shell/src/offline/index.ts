export { keepAnswers, keepsAnswers } from './keeping';
export { useOfflineCopies } from './use-offline-copies';
