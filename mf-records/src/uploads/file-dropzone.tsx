import type { PhotosOf } from '@carnet/contracts';
import { Button, cx, Notice } from '@carnet/mf-kit';
import { type ReactNode, useRef, useState } from 'react';
import { CameraIcon, PictureIcon } from './upload-icons';
import type { FileKind } from './upload.rules';
import { useIncomingFiles } from './incoming-files';
import classes from './file-dropzone.module.css';
import { uploadEngine } from './uploads.store';

interface FileDropzoneProps {
  kind?: FileKind;
  /** What they belong to. */
  of: PhotosOf | null;
  /** The address of the form that is to be saved first. */
  form?: string;
  /** One line, for a panel. */
  compact?: boolean;
  /** What else there is to say. */
  children?: ReactNode;
}

const PICTURES = 'image/*,.heic,.heif,.avif';
const WORDS = {
  photo: { many: 'photos', take: 'Take a photo', accept: PICTURES },
  document: { many: 'papers', take: 'Photograph a paper', accept: `${PICTURES},.pdf,application/pdf` },
};

/** Where photos or papers are chosen, dropped, pasted, or taken with the camera. They are on their way at once, and the page may be left. */
export function FileDropzone({ kind = 'photo', of, form, compact, children }: FileDropzoneProps) {
  const [left, setLeft] = useState<readonly File[]>([]);
  const begin = (files: readonly File[]) => void take(files);
  const place = useRef<HTMLDivElement>(null);
  const isOver = useIncomingFiles(kind, place, begin);

  async function take(files: readonly File[]) {
    if (files.length === 0) return;
    try {
      (await uploadEngine()).add(files, { of, kind, form });
      setLeft([]);
    } catch {
      // The engine's code did not come: nothing that was chosen is lost by that.
      setLeft((before) => (before === files ? before : [...before, ...files]));
    }
  }

  return (
    <div ref={place} data-takes={kind} className={cx(classes.zone, compact && classes.compact, isOver && classes.over)}>
      {!compact && <PictureIcon size={40} className={classes.sign} />}
      <div className={classes.words}>
        {!compact && <Title isOver={isOver} what={WORDS[kind].many} />}
        {children}
      </div>
      <div className={classes.buttons}>
        <FileButton
          label={`Choose ${WORDS[kind].many}`}
          accept={WORDS[kind].accept}
          icon={<PictureIcon size={18} />}
          main={!compact}
          compact={compact}
          onFiles={begin}
        />
        <FileButton
          label={WORDS[kind].take}
          accept={WORDS[kind].accept}
          icon={<CameraIcon size={18} />}
          camera
          compact={compact}
          onFiles={begin}
        />
      </div>
      {left.length > 0 && (
        <Notice tone="bad" title="The upload could not begin.">
          <p>What you chose is still here. Check the connection, then try again.</p>
          <Button size="sm" onClick={() => void take(left)}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Title({ isOver, what }: { isOver: boolean; what: string }) {
  if (isOver) return <p className={classes.title}>Let go to add them</p>;
  return (
    <p className={classes.title}>
      <span className={classes.atDesk}>Drop or paste {what} here</span>
      <span className={classes.byHand}>Add {what}</span>
    </p>
  );
}

interface FileButtonProps {
  label: string;
  accept: string;
  icon: ReactNode;
  main?: boolean;
  compact?: boolean;
  /** Opens the camera, on devices that have one behind them. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's own choice of files. */
function FileButton({ label, accept, icon, main, compact, camera, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant={main ? 'primary' : 'secondary'}
        size={compact ? 'sm' : 'md'}
        icon={icon}
        className={camera ? classes.camera : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
