import type { PhotosOf } from '@carnet/contracts';
import { useMay, useQueryClient } from '@carnet/mf-kit/data';
import { Button, cx, Notice } from '@carnet/mf-kit/ui';
import { type ReactNode, useRef, useState } from 'react';
import { formatSize, mostBytes, USUAL_LIMITS, usageQuery } from '../files';
import { CameraIcon, PictureIcon } from './upload-icons';
import type { FileKind } from './upload.rules';
import { useIncomingFiles } from './incoming-files';
import classes from './file-dropzone.module.css';
import { uploadEngine } from './uploads.store';
import * as m from '../messages/uploads';

interface FileDropzoneProps {
  kind?: FileKind;
  /** Vehicle or record of the files. */
  of: PhotosOf | null;
  /** Path of the form that must be saved before the upload starts. */
  form?: string;
  /** A single line, for a panel. */
  compact?: boolean;
  /** Additional text. */
  children?: ReactNode;
}

export const PICTURES = 'image/*,.heic,.heif,.hif,.avif';
const WORDS = {
  photo: { choose: m.choosePhotos, drop: m.dropPhotos, add: m.addPhotos, take: m.takePhoto, accept: PICTURES },
  document: {
    choose: m.choosePapers,
    drop: m.dropPapers,
    add: m.addPapers,
    take: m.takePaper,
    accept: `${PICTURES},.pdf,application/pdf,.xml,application/xml,text/xml,.p7m`,
  },
};

/** Accepts photos or papers: chosen, dropped, pasted, or taken with the camera. The upload starts at once, and the person may leave the page. */
export function FileDropzone(props: FileDropzoneProps) {
  const { add } = useMay();
  return add ? <Dropzone {...props} /> : null;
}

function Dropzone({ kind = 'photo', of, form, compact, children }: FileDropzoneProps) {
  const queries = useQueryClient();
  const [left, setLeft] = useState<readonly File[]>([]);
  const [tooLarge, setTooLarge] = useState<readonly File[]>([]);
  const begin = (files: readonly File[]) => void take(files);
  const place = useRef<HTMLDivElement>(null);
  const isOver = useIncomingFiles(kind, place, begin);

  async function take(files: readonly File[]) {
    const limits = queries.getQueryData(usageQuery().queryKey) ?? USUAL_LIMITS;
    const fitting = files.filter(({ name, size }) => size <= mostBytes(limits, name));
    setTooLarge(files.filter((file) => !fitting.includes(file)));
    if (fitting.length === 0) return;
    try {
      (await uploadEngine()).add(fitting, { of, kind, form });
      setLeft([]);
    } catch {
      // If the engine's code cannot be loaded, the chosen files are kept for a retry.
      setLeft((before) => (before === files ? before : [...before, ...fitting]));
    }
  }

  return (
    <div
      ref={place}
      data-takes={kind}
      data-screen-only
      className={cx(classes.zone, compact && classes.compact, isOver && classes.over)}
    >
      {!compact && <PictureIcon size={40} className={classes.sign} />}
      <div className={classes.words}>
        {!compact && <Title isOver={isOver} kind={kind} />}
        {children}
      </div>
      <div className={classes.buttons}>
        <FileButton
          label={WORDS[kind].choose}
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
      {tooLarge.length > 0 && (
        <Notice tone="warn" title={m.tooLarge} onDismiss={() => setTooLarge([])}>
          <TooLarge files={tooLarge} />
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="bad" title={m.notBegun}>
          <p>{m.stillHere}</p>
          <Button size="sm" onClick={() => void take(left)}>
            {m.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function TooLarge({ files }: { files: readonly File[] }) {
  const limits = useQueryClient().getQueryData(usageQuery().queryKey) ?? USUAL_LIMITS;
  return files.map(({ name, size }) => (
    <p key={name}>{m.hasSize({ name, size: formatSize(size), most: formatSize(mostBytes(limits, name)) })}</p>
  ));
}

function Title({ isOver, kind }: { isOver: boolean; kind: FileKind }) {
  if (isOver) return <p className={classes.title}>{m.letGo}</p>;
  return (
    <p className={classes.title}>
      <span className={classes.atDesk}>{WORDS[kind].drop}</span>
      <span className={classes.byHand}>{WORDS[kind].add}</span>
    </p>
  );
}

interface FileButtonProps {
  label: string;
  /** Accepts only one file. */
  single?: boolean;
  accept: string;
  icon: ReactNode;
  main?: boolean;
  compact?: boolean;
  /** Opens the camera, on devices with a rear camera. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Button that opens the browser's file picker. */
export function FileButton({ label, single, accept, icon, main, compact, camera, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        {...(camera ? { capture: 'environment' as const } : { multiple: !single })}
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
