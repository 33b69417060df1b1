import { buildStale } from './build.js';
import { frontendTargets, serviceTargets, siteTarget } from './targets.js';

export const PARTS = ['services', 'site'] as const;
export type Part = (typeof PARTS)[number];

/** Builds what is stale: services and frontends, then the site out of the frontends. @returns the names of what was built */
export async function buildStack(parts: readonly Part[] = PARTS): Promise<string[]> {
  const services = parts.includes('services') ? serviceTargets() : [];
  const frontends = parts.includes('site') ? frontendTargets() : [];
  const built = await buildStale([...frontends, ...services]);
  return parts.includes('site') ? [...built, ...(await buildStale(siteTarget()))] : built;
}
