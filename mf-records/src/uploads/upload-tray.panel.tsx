import { useQueryClient } from '@carnet/mf-kit/data';
import { ChevronDownIcon, ClearIcon, IconButton } from '@carnet/mf-kit/ui';
import { useLocation } from '@carnet/mf-kit/federation';
import { useEffect, useId, useState } from 'react';
import { paths } from '../paths';
import { AllActions, UploadList } from './upload-list';
import { totalsOf, type UploadTotals } from './upload.rules';
import { uploadEngine, useUploads } from './uploads.store';
import * as m from '../messages/upload-tray';
import classes from './upload-tray.module.css';

/** Tray of uploads on every page. It disappears once somebody has seen that they are finished. */
export default function UploadTray() {
  const uploads = useUploads().filter(({ state }) => state !== 'held');
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const totals = totalsOf(uploads);
  useEffect(() => void uploadEngine().catch(() => undefined), []);
  useNewFilesShown(totals.done);
  const said = sayingOf(totals);
  // The page of uploads already shows all of this.
  const isShown = uploads.length > 0 && pathname !== paths.uploadPhotos();
  return (
    <>
      <p className={classes.said} role="status">
        {said}
      </p>
      {isShown && (
        <section className={classes.tray} aria-label={m.uploads}>
          <div className={classes.head}>
            <p className={classes.title}>
              {said}
              {totals.active > 0 && <span className={classes.share}>{Math.floor(totals.share * 100)}%</span>}
            </p>
            <IconButton
              label={isOpen ? m.hideFiles : m.showFiles}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon size={18} className={isOpen ? undefined : classes.up} />
            </IconButton>
            {totals.active === 0 && totals.paused === 0 && totals.missing === 0 && (
              <IconButton label={m.close} size="sm" onClick={clear}>
                <ClearIcon size={18} />
              </IconButton>
            )}
          </div>
          {totals.active > 0 && <progress className={classes.progress} value={totals.share} aria-label={m.all} />}
          <div id={id} hidden={!isOpen} className={classes.files}>
            {isOpen && <UploadList uploads={uploads} />}
            {isOpen && <AllActions totals={totals} />}
          </div>
        </section>
      )}
    </>
  );
}

const clear = () => void uploadEngine().then((engine) => engine.clear());

const WORDS = {
  photo: {
    uploading: m.uploadingPhotos,
    done: m.photosDone,
    paused: m.photosPaused,
    missing: m.photosMissing,
    failed: m.photosFailed,
  },
  file: {
    uploading: m.uploadingFiles,
    done: m.filesDone,
    paused: m.filesPaused,
    missing: m.filesMissing,
    failed: m.filesFailed,
  },
};

/** Text for screen readers. It changes with each step, not with each megabyte. */
function sayingOf({ noun, files, done, failed, missing, paused, active }: UploadTotals): string {
  if (files === 0) return '';
  const say = WORDS[noun];
  if (active > 0) return say.uploading({ count: files - failed });
  const parts = [
    done > 0 && say.done({ count: done }),
    paused > 0 && say.paused({ count: paused }),
    missing > 0 && say.missing({ count: missing }),
    failed > 0 && say.failed({ count: failed }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Refetches lists of photos and documents when an upload has arrived, also if that was before this panel loaded. */
function useNewFilesShown(done: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (done === 0) return;
    for (const what of ['photos', 'documents', 'files'])
      void queries.invalidateQueries({ queryKey: ['records', what] });
  }, [done, queries]);
}
