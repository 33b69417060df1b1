import { messageOf } from '@carnet/mf-kit/data';
import { Notice } from '@carnet/mf-kit/ui';
import { useEffect, useState } from 'react';
import { CameraIcon } from '../photos';
import {
  FileButton,
  mayHaveUploads,
  PictureIcon,
  PICTURES,
  type Upload,
  uploadEngine,
  UploadList,
  useUploads,
} from '../uploads';
import * as m from '../messages/pairs';
import classes from './pairs.module.css';

interface TakeAfterProps {
  /** The vehicle of the photo before: the one after becomes a photo of it, too. */
  vehicleId: number | null;
  /** The upload of what was taken; it is in the address, so that a reload finds it again. */
  taken: string;
  onTaken: (upload: string) => void;
  /** It has arrived, as this photo. */
  onThere: (photo: number) => void;
}

/** The place of the photo after while there is none: it is taken or chosen here, with the first one in sight, and sent at once. */
export function TakeAfter({ vehicleId, taken, onTaken, onThere }: TakeAfterProps) {
  const [picked, pick] = useState<File | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const preview = usePreview(picked);
  const upload = useUploads().find(({ id }) => id === taken);
  const photo = upload?.fileId ?? null;
  useEffect(() => {
    if (photo !== null) onThere(photo);
  }, [photo, onThere]);
  useEffect(() => {
    // An upload that a page before a reload had begun goes on.
    if (taken && mayHaveUploads()) uploadEngine().catch(() => undefined);
  }, [taken]);

  async function send(file: File) {
    pick(file);
    setProblem(null);
    try {
      const of = vehicleId === null ? null : { subject: 'vehicle' as const, id: vehicleId };
      const [id] = (await uploadEngine()).add([file], { of });
      onTaken(id!);
    } catch (error) {
      pick(null);
      setProblem(error);
    }
  }

  if (upload && upload.fileId === null)
    return (
      <>
        {preview && <img className={classes.preview} src={preview} alt={m.onItsWay} />}
        <UploadList uploads={[upload]} />
        {isStuck(upload) && <Ways onFile={(file) => void send(file)} />}
      </>
    );
  return (
    <>
      <div className={classes.empty}>
        <Ways onFile={(file) => void send(file)} />
      </div>
      {problem !== null && <Notice tone="bad">{messageOf(problem)}</Notice>}
    </>
  );
}

const isStuck = ({ state }: Upload): boolean => state === 'failed' || state === 'missing';

function Ways({ onFile }: { onFile: (file: File) => void }) {
  const take = ([file]: readonly File[]) => file && onFile(file);
  return (
    <div className={classes.take}>
      <FileButton
        label={m.takePhoto}
        accept={PICTURES}
        icon={<CameraIcon size={18} />}
        camera
        main
        compact
        onFiles={take}
      />
      <FileButton
        label={m.chooseFile}
        accept={PICTURES}
        icon={<PictureIcon size={18} />}
        single
        compact
        onFiles={take}
      />
    </div>
  );
}

/** The picked file as an address for an `<img>`, until another one is picked. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
