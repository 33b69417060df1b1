import type { PhotosOf } from '@carnet/contracts';
import { FormSection, useLocation } from '@carnet/mf-kit';
import { useEffect } from 'react';
import { mayHaveUploads, FileDropzone, uploadEngine, UploadList, useUploads } from '../uploads';

/**
 * The photos of a record that is not there yet. They stay in this browser until the form is saved (`useFormPhotos`), also through a
 * reload, and are found again where the form of this address is opened anew.
 */
export function FormPhotos() {
  const form = useFormAddress();
  const chosen = useUploads().filter((upload) => upload.form === form);
  useEffect(() => {
    if (mayHaveUploads()) uploadEngine().catch(() => undefined);
  }, []);
  return (
    <FormSection title="Photos" note="They are uploaded when you save.">
      {chosen.length > 0 && <UploadList uploads={chosen} />}
      <FileDropzone of={null} form={form} compact>
        Drop some here, or paste them.
      </FileDropzone>
    </FormSection>
  );
}

/** Sends what was chosen in the form of this page, once that was saved: `sendPhotos(issue.id)`. */
export function useFormPhotos(subject: PhotosOf['subject']): (id: number) => void {
  const form = useFormAddress();
  return (id) => {
    if (!mayHaveUploads()) return;
    // Where its code cannot be fetched they stay, and are found in the next form of this address.
    uploadEngine().then(
      (engine) => engine.release(form, { subject, id }),
      () => undefined,
    );
  };
}

function useFormAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
