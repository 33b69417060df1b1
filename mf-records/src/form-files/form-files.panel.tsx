import { useLocation } from '@carnet/mf-kit/federation';
import { FormSection } from '@carnet/mf-kit/pages';
import { useFormPart } from '@carnet/mf-kit/forms';
import { useEffect } from 'react';
import { FileDropzone, holdForEntry, mayHaveUploads, uploadEngine, UploadList, useUploads } from '../uploads';
import * as m from '../messages/files';

/**
 * Files for a record that is not saved yet. They stay in this browser until the form is saved, also across a reload, and reappear when the same form is opened
 * again. Leaving the form or discarding its draft drops them.
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

/** If the engine's code cannot be loaded, the files stay and reappear in the next form at this path. */
function settle(act: (engine: Awaited<ReturnType<typeof uploadEngine>>) => void): void {
  if (mayHaveUploads()) uploadEngine().then(act, () => undefined);
}
