/**
 * Replaces the federation runtime's snapshot handler, which reads manifests. The shell reads them itself, and loads a remote by the address of its entry. Only
 * the methods that the runtime calls when a remote is removed for a reload are left.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
