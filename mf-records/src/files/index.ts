export { type KindOfFile, usageChanged, usageQuery } from './files.queries';
export { Room } from './room';
export { formatSize, mostBytes, USUAL_LIMITS } from './room.rules';
export { TryAgain } from './try-again';
