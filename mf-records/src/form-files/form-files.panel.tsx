import { useLocation } from '@carnet/mf-kit/federation';
import { FormSection } from '@carnet/mf-kit/pages';
import { useFormPart } from '@carnet/mf-kit/forms';
import { useEffect } from 'react';
import { FileDropzone, holdForEntry, mayHaveUploads, uploadEngine, UploadList, useUploads } from '../uploads';
import * as m from '../messages/files';

/**
 * Files of a record that is not there yet. They stay in this browser until the form around is saved, also through a reload, and are
 * found again where the form of this address is opened anew. A form that is left, or whose draft is discarded, takes them along.
 */
export default function FormFilesPanel({ subject, onlyPapers }: CarnetSlots['form-files']) {
  const { pathname, search } = useLocation();
  const form = `${pathname}${search}`;
  const chosen = useUploads().filter((upload) => upload.form === form);
  useEffect(() => {
    if (mayHaveUploads()) uploadEngine().catch(() => undefined);
  }, []);
  useFormPart({
    isUnsaved: chosen.length > 0,
    onSaved: (id) => settle((engine) => engine.release(form, { subject, id })),
    onKept: (entry) => holdForEntry(form, entry),
    onDropped: () => settle((engine) => engine.drop(form)),
  });
  return (
    <FormSection title={m.photosAndPapers} note={m.uploadedOnSave}>
      {chosen.length > 0 && <UploadList uploads={chosen} />}
      {!onlyPapers && (
        <FileDropzone of={null} form={form} compact>
          {m.dropPictures}
        </FileDropzone>
      )}
      <FileDropzone kind="document" of={null} form={form} compact>
        {m.dropPapers}
      </FileDropzone>
    </FormSection>
  );
}

/** Without the engine's code the files stay, and are found in the next form of this address. */
function settle(act: (engine: Awaited<ReturnType<typeof uploadEngine>>) => void): void {
  if (mayHaveUploads()) uploadEngine().then(act, () => undefined);
}
