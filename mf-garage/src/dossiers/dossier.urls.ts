import { inGarage } from '@carnet/mf-kit/data';
import type { Dossier } from './dossier.contract';

type Named = Pick<Dossier, 'id' | 'sha256'>;

/** By the media cookie; the hash says that the address stands for one content. */
export const fileUrl = ({ id, sha256 }: Named): string => inGarage(`/api/media/dossiers/${id}/file?v=${sha256 ?? ''}`);

/** The picture of a page, from 1. */
export const pageUrl = ({ id, sha256 }: Named, page: number): string =>
  inGarage(`/api/media/dossiers/${id}/pages/${page}?v=${sha256 ?? ''}`);
