import { buildStale, isStale } from './build.js';
import {
  docsTarget,
  frontendTargets,
  plainSiteTarget,
  serviceTargets,
  siteTarget,
  startTargets,
  type Target,
} from './targets.js';

export const PARTS = ['services', 'site', 'start'] as const;
export type Part = (typeof PARTS)[number];

interface BuildOptions {
  /** Leaves the files of a stale site uncompressed, so that people can sign in sooner. `npm run build -- site` compresses them. */
  compressLater?: boolean;
}

/**
 * Builds every stale part: services, frontends and the programs of `npm start`, then the site and the API documentation from them.
 * @returns the names of the built parts
 */
export async function buildStack(
  parts: readonly Part[] = PARTS,
  { compressLater = false }: BuildOptions = {},
): Promise<string[]> {
  const services = parts.includes('services') ? serviceTargets() : [];
  const frontends = parts.includes('site') ? frontendTargets() : [];
  const start = parts.includes('start') ? startTargets() : [];
  const built = await buildStale([...frontends, ...services, ...start]);
  const site = parts.includes('site') ? [compressLater ? quickSite() : siteTarget()] : [];
  const docs = parts.includes('start') ? [docsTarget()] : [];
  return [...built, ...(await buildStale([...site, ...docs]))];
}

const quickSite = (): Target => (isStale(siteTarget()) ? plainSiteTarget() : siteTarget());
