import { inGarage } from '@carnet/mf-kit/data';
import type { Dossier } from './dossier.contract';

type Named = Pick<Dossier, 'id' | 'sha256'>;

/** URL of the file. The media cookie authorizes it. The hash makes the URL unique to its content, so it can be cached. */
export const fileUrl = ({ id, sha256 }: Named): string => inGarage(`/api/media/dossiers/${id}/file?v=${sha256 ?? ''}`);

/** Picture of a page, counted from 1. */
export const pageUrl = ({ id, sha256 }: Named, page: number): string =>
  inGarage(`/api/media/dossiers/${id}/pages/${page}?v=${sha256 ?? ''}`);
