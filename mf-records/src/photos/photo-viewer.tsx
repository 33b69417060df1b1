import { LazyPart } from '@carnet/mf-kit/ui';
import type { PhotoLightboxProps } from './photo-lightbox';
import { type OpenPhoto } from './use-open-photo';

interface PhotoViewerProps extends Pick<PhotoLightboxProps, 'photos' | 'total' | 'undoable' | 'onMore'> {
  open: OpenPhoto;
}

const load = () => import(/* webpackChunkName: "photo-lightbox" */ './photo-lightbox');

/** Shows the photo named in the URL (`useOpenPhoto`) over the page. Renders nothing if there is none. */
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
