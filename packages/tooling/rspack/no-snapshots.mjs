/**
 * Takes the place of the federation runtime's snapshot handler. It reads manifests, which the shell does itself: a remote is loaded
 * by the address of its entry. What is left is what the runtime asks of it when a remote is removed to be loaded anew.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
