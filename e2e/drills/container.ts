import { oneContainer } from './compose/one-container.js';
import { ComposeProject } from './lib/compose-project.js';
import type { Drill } from './lib/drill.js';

/** The part of the drill `compose` about one container, as a separate drill. */
export const container: Drill = {
  name: 'container',
  title: 'everything in one container, for a home server',
  async run() {
    const project = new ComposeProject();
    try {
      await project.prepare();
      return {
        setUp:
          'Engine and base images as in `compose`. The container is run with a volume and a port and otherwise as closed as Docker can: `--read-only`, `--tmpfs /tmp`, without capabilities. Memory is that of all its processes, each with its share of what they have in common (PSS), when those that made pictures and books have left. ' +
          'No release before this one had such an image, so that the image of before and the next one are the same build under two tags.',
        findings: await oneContainer(project),
      };
    } finally {
      await project.remove();
    }
  },
};
