export { useOfflineCopies } from './use-offline-copies';
