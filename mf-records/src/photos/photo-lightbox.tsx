import { formatNumber } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMay } from '@carnet/mf-kit/data';
import {
  Button,
  ClearIcon,
  EditIcon,
  InfoIcon,
  Notice,
  Spinner,
  TrashIcon,
  useMediaSession,
  useOnChange,
} from '@carnet/mf-kit/ui';
import { type Undo, UndoBar } from '@carnet/mf-kit/pages';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import Lightbox, { type Slide } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/plugins/captions.css';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { TryAgain } from '../files';
import PhotoDialog, { type DialogName } from './photo-dialogs';
import { PhotoDetails } from './photo-details';
import { PhotoForm } from './photo-form';
import { turning } from './photo-changes';
import { AlbumIcon, DownloadIcon, LinkIcon, TurnIcon } from './photo-icons';
import classes from './photo-lightbox.module.css';
import { photoAlt, photoUrl } from './photo-media';
import { changeInTurn, changePhotos, type Photo, photoQuery } from './photos.queries';
import * as m from '../messages/photo-viewer';

export interface PhotoLightboxProps {
  /** Photos to step through. The open photo may be missing here. */
  photos: readonly Photo[];
  /** Number of photos, including those not loaded yet. */
  total: number;
  id: number;
  undoable: Undo;
  onShow: (id: number) => void;
  onClose: () => void;
  /** Requests more photos: the end is near, or the open photo is not loaded yet. */
  onMore?: () => void;
}

/** Requests more when fewer than this many photos remain. */
const NEAR_END = 8;

/** A large photo with its details. Keys, swipes and thumbnails step to its neighbours. */
export default function PhotoLightbox({ photos, total, id, undoable, onShow, onClose, onMore }: PhotoLightboxProps) {
  const [at, goTo] = useState(id);
  const told = useRef(new Set<number>());
  // This component updates the URL, which follows with a delay. Only a change from elsewhere, such as going back, switches the photo.
  useOnChange(id, () => {
    if (!told.current.delete(id)) goTo(id);
  });
  const [isEditing, edit] = useState(false);
  const [hasDetails, setDetails] = useState(() => window.matchMedia('(min-width: 60em)').matches);
  const [dialog, openDialog] = useState<DialogName | null>(null);
  const [before, setBefore] = useState<Seen | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isReady = useMediaSession();
  const { arrange } = useMay();
  const isListed = photos.some((photo) => photo.id === at);
  const alone = useLoaded({ ...photoQuery(at), enabled: !isListed });
  const photo = isListed ? photos.find((one) => one.id === at) : alone.data;
  // While a photo is edited, it is the only slide, so that a swipe cannot lose the edits.
  const shown = useMemo(
    () => (isListed && !isEditing ? photos : photo ? [photo] : []),
    [photos, photo, isListed, isEditing],
  );
  const index = Math.max(
    shown.findIndex((one) => one.id === at),
    0,
  );
  // A linked photo may be far down the list. Loads pages until its neighbours are known.
  const wantsMore = isListed ? index >= photos.length - NEAR_END : alone.data !== undefined;
  useEffect(() => {
    if (wantsMore) onMore?.();
  }, [wantsMore, onMore, photos.length]);

  function view(next: number) {
    const other = shown[next];
    if (!other || other.id === at) return;
    show(other.id);
  }

  function show(next: number) {
    told.current.clear();
    told.current.add(next);
    goTo(next);
    onShow(next);
  }

  async function remove() {
    if (!photo) return;
    const inTrash = photo.deleted_at !== null;
    const next = nextOne();
    const isDone = await undoable.run({
      act: () => changePhotos({ ids: [photo.id], deleted: !inTrash }),
      text: inTrash ? m.restored : m.moved,
      undo: () => changePhotos({ ids: [photo.id], deleted: inTrash }),
    });
    if (isDone) goOn(next);
  }

  async function turn(one: Photo) {
    // Keeps the current picture visible while the rotated one is being prepared.
    const seen = stage.current?.querySelector<HTMLImageElement>(`.yarl__slide_image[src*="/media/${one.id}/"]`);
    if (seen) setBefore({ id: one.id, turned: one.turned, src: seen.currentSrc || seen.src });
    await undoable.run({
      act: () => changeInTurn(turning([one], 90)),
      text: m.turned,
      undo: () => changeInTurn(turning([one], 0)),
    });
  }

  const nextOne = () => shown[index + 1] ?? shown[index - 1];

  function goOn(next: Photo | undefined) {
    if (next) show(next.id);
    else onClose();
  }

  return (
    <ViewerDialog onClose={onClose} isEditing={isEditing} onStep={(by) => view(index + by)}>
      <header className={classes.bar}>
        <p className={classes.place} role="status">
          {isListed ? m.place({ at: formatNumber(photos.indexOf(photo!) + 1), total: formatNumber(total) }) : ''}
        </p>
        {photo && (
          <div className={classes.tools}>
            <Tool label={m.details} icon={<InfoIcon />} pressed={hasDetails} onClick={() => setDetails(!hasDetails)} />
            {arrange && photo.deleted_at === null && (
              <>
                <Tool
                  label={m.edit}
                  icon={<EditIcon />}
                  pressed={isEditing}
                  onClick={() => {
                    edit(true);
                    setDetails(true);
                  }}
                />
                <Tool label={m.linkToRecord} icon={<LinkIcon size={20} />} onClick={() => openDialog('link')} />
                <Tool label={m.addToAlbum} icon={<AlbumIcon size={20} />} onClick={() => openDialog('album')} />
                <Tool
                  label={m.turn}
                  icon={<TurnIcon size={20} />}
                  disabled={undoable.busy || isEditing}
                  onClick={() => void turn(photo)}
                />
              </>
            )}
            <a
              className={classes.tool}
              href={photoUrl(photo, 'original')}
              download={photo.name}
              aria-label={m.download}
              title={m.download}
            >
              <DownloadIcon size={20} />
            </a>
            {arrange && photo.deleted_at === null && (
              <Tool label={m.remove} icon={<TrashIcon />} disabled={undoable.busy} onClick={() => void remove()} />
            )}
            {arrange && photo.deleted_at !== null && (
              <>
                <Tool
                  label={m.deleteForGood}
                  icon={<TrashIcon />}
                  disabled={undoable.busy}
                  onClick={() => openDialog('delete')}
                />
                <Button size="sm" busy={undoable.busy} onClick={() => void remove()}>
                  {m.restore}
                </Button>
              </>
            )}
          </div>
        )}
        <Tool label={m.close} icon={<ClearIcon />} onClick={onClose} />
      </header>
      <div className={classes.stage} ref={stage}>
        {photo && isReady ? (
          <Slides
            key={isEditing ? 'one' : 'all'}
            photos={shown}
            index={index}
            isAlone={shown.length < 2}
            hasCaptions={!hasDetails}
            before={before}
            onView={view}
          />
        ) : (
          <div className={classes.waiting}>
            {alone.error ? <Notice tone="bad">{messageOf(alone.error)}</Notice> : <Spinner />}
          </div>
        )}
      </div>
      {photo && hasDetails && (
        <aside className={classes.details} aria-label={m.about}>
          {isEditing ? (
            <PhotoForm key={photo.id} id={photo.id} onDone={() => edit(false)} />
          ) : (
            <PhotoDetails key={photo.id} photo={photo} undoable={undoable} onEdit={() => edit(true)} />
          )}
        </aside>
      )}
      {photo && dialog && (
        <PhotoDialog
          what={dialog}
          photos={[photo]}
          undoable={undoable}
          onClose={() => openDialog(null)}
          onGone={() => goOn(nextOne())}
        />
      )}
      <UndoBar undo={undoable} />
    </ViewerDialog>
  );
}

interface ViewerDialogProps {
  isEditing: boolean;
  onClose: () => void;
  /** Steps to the next (1) or the previous (-1) photo. */
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}

/** A native modal dialog. Arrow keys step from any focus, except in controls that use arrow keys themselves. */
function ViewerDialog({ isEditing, onClose, onStep, children }: ViewerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const newest = useRef(onStep);
  useEffect(() => {
    newest.current = onStep;
  });
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    const page = document.documentElement.style;
    page.overflow = 'hidden';
    return () => {
      page.overflow = '';
      element?.close();
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);

  useEffect(() => {
    // Listens on the document, because the focused element may have been removed.
    const step = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTaken = target.closest('input, textarea, select, [role=radiogroup], .yarl__container');
      const isBelow = dialog.current?.querySelector('dialog[open]');
      if (isEditing || isTaken || isBelow || event.defaultPrevented || event.altKey) return;
      if (event.key === 'ArrowRight') newest.current(1);
      if (event.key === 'ArrowLeft') newest.current(-1);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [isEditing]);
  useOnChange(isEditing, () => {
    if (!isEditing) dialog.current?.focus();
  });

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={m.photo}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!isEditing) onClose();
      }}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Always dark, in both themes. */
const COLOURS = {
  '--yarl__color_backdrop': '#0b0e0d',
  '--yarl__thumbnails_thumbnail_active_border_color': '#ff7a42',
  '--yarl__thumbnails_thumbnail_border_color': 'transparent',
  '--yarl__thumbnails_thumbnail_background': '#171d1a',
  '--yarl__thumbnails_container_padding': '8px',
  '--yarl__slide_captions_container_background': 'rgb(10 14 12 / 62%)',
  '--yarl__slide_description_color': '#eef2ef',
} as const;

interface SlidesProps {
  photos: readonly Photo[];
  index: number;
  isAlone: boolean;
  hasCaptions: boolean;
  /** Previous picture of a rotated photo, shown until the new one is ready. */
  before: Seen | null;
  onView: (index: number) => void;
}

const LABELS = { Previous: m.previous, Next: m.next, Lightbox: m.photo, 'Photo gallery': m.photos };

function Slides({ photos, index, isAlone, hasCaptions, before, onView }: SlidesProps) {
  const slides = useMemo(() => photos.map(slideOf), [photos]);
  const plugins = [Inline, Zoom, ...(hasCaptions ? [Captions] : []), ...(isAlone ? [] : [Thumbnails])];
  const quiet = { fade: 0, swipe: 0, navigation: 0 };
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Lightbox
      slides={slides}
      index={index}
      plugins={plugins}
      labels={LABELS}
      on={{ view: ({ index: next }) => onView(next) }}
      styles={{ root: COLOURS }}
      controller={{ touchAction: 'none' }}
      carousel={{ finite: true, preload: 1, padding: 0, imageFit: 'contain' }}
      animation={isStill ? quiet : { fade: 160, swipe: 260 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true, doubleClickMaxStops: 2 }}
      thumbnails={{
        width: 72,
        height: 54,
        border: 2,
        borderRadius: 4,
        padding: 0,
        gap: 6,
        vignette: false,
        imageFit: 'cover',
      }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 3 }}
      render={{
        buttonPrev: isAlone ? () => null : undefined,
        buttonNext: isAlone ? () => null : undefined,
        slide: ({ slide }) =>
          slide.src ? undefined : <Unshown photo={photos.find(({ id }) => id === slide.photoId)} before={before} />,
        thumbnail: ({ slide }) => (slide.small ? <img className={classes.small} src={slide.small} alt="" /> : <span />),
      }}
    />
  );
}

/** The picture that was visible before a rotation. */
interface Seen extends Pick<Photo, 'id' | 'turned'> {
  src: string;
}

function Unshown({ photo, before }: { photo?: Photo; before: Seen | null }) {
  const isPending = photo?.state === 'pending';
  if (isPending && before?.id === photo.id)
    return (
      <div className={classes.turning} data-lies={(photo.turned - before.turned) % 180 !== 0}>
        <img src={before.src} alt={photoAlt(photo)} style={{ rotate: `${photo.turned - before.turned}deg` }} />
      </div>
    );
  return (
    <div className={classes.unshown}>
      <p>{isPending ? m.beingPrepared : m.cannotBeShown}</p>
      {photo?.state === 'failed' && <TryAgain id={photo.id} />}
    </div>
  );
}

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    photoId?: number;
    /** URL of the thumbnail. */
    small?: string;
  }
}

/** Types of originals that browsers can display. The original has more pixels than any variant, for zooming in. */
const SHOWN_BY_BROWSERS = ['image/jpeg', 'image/png', 'image/webp'];

function slideOf(photo: Photo): Slide {
  const { id, caption, variants, width, height, turned, media_type, state } = photo;
  const sources = variants.map((variant) => ({
    src: photoUrl(photo, variant.name),
    width: variant.width,
    height: variant.height,
  }));
  const largest = sources.at(-1);
  if (
    largest &&
    width &&
    height &&
    width > largest.width &&
    state === 'ready' &&
    turned === 0 &&
    SHOWN_BY_BROWSERS.includes(media_type)
  )
    sources.push({ src: photoUrl(photo, 'original'), width, height });
  return {
    photoId: id,
    src: largest?.src ?? '',
    width: largest?.width,
    height: largest?.height,
    srcSet: sources,
    small: sources[0]?.src,
    alt: photoAlt(photo),
    description: caption ?? undefined,
  };
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, pressed, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
