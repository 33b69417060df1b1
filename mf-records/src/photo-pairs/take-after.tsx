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
  /** Vehicle of the 'before' photo. The 'after' photo is uploaded for the same vehicle. */
  vehicleId: number | null;
  /** Id of the upload of the new photo. It is in the URL, so that a reload finds it. */
  taken: string;
  onTaken: (upload: string) => void;
  /** Called with the photo's id when the upload has finished. */
  onThere: (photo: number) => void;
}

/** Takes or chooses the 'after' photo, with the 'before' photo in view, and uploads it at once. */
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
    // Resumes an upload that started before a reload.
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

/** Object URL of the picked file for an `<img>`, until another file is picked. */
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
