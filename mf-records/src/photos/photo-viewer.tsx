import { LazyPart } from '@carnet/mf-kit/ui';
import type { PhotoLightboxProps } from './photo-lightbox';
import { type OpenPhoto } from './use-open-photo';

interface PhotoViewerProps extends Pick<PhotoLightboxProps, 'photos' | 'total' | 'undoable' | 'onMore'> {
  open: OpenPhoto;
}

const load = () => import(/* webpackChunkName: "photo-lightbox" */ './photo-lightbox');

/** The photo that the address names (`useOpenPhoto`), large and over the page; nothing while it names none. */
export function PhotoViewer({ open, ...props }: PhotoViewerProps) {
  if (open.id === null) return null;
  return (
    <LazyPart
      load={load}
      props={{ ...props, id: open.id, onShow: open.show, onClose: open.close }}
      loading={null}
      fallback={() => null}
    />
  );
}
