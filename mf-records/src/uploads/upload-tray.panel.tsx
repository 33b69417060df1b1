import {
  ChevronDownIcon,
  ClearIcon,
  formatCount,
  IconButton,
  useLocation,
  useOnChange,
  useQueryClient,
} from '@carnet/mf-kit';
import { useEffect, useId, useState } from 'react';
import { paths } from '../paths';
import { AllActions, UploadList } from './upload-list';
import { totalsOf, type UploadTotals } from './upload.rules';
import { uploadEngine, useUploads } from './uploads.store';
import classes from './upload-tray.module.css';

/** What is on its way, on every page, until somebody has seen that it is there. */
export default function UploadTray() {
  const uploads = useUploads().filter(({ state }) => state !== 'held');
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const totals = totalsOf(uploads);
  useEffect(() => void uploadEngine().catch(() => undefined), []);
  useNewFilesShown(totals.done);
  const said = sayingOf(totals);
  // The page of uploads shows all of it already.
  const isShown = uploads.length > 0 && pathname !== paths.uploadPhotos();
  return (
    <>
      <p className={classes.said} role="status">
        {said}
      </p>
      {isShown && (
        <section className={classes.tray} aria-label="Uploads">
          <div className={classes.head}>
            <p className={classes.title}>
              {said}
              {totals.active > 0 && <span className={classes.share}>{Math.floor(totals.share * 100)}%</span>}
            </p>
            <IconButton
              label={isOpen ? 'Hide the files' : 'Show the files'}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon size={18} className={isOpen ? undefined : classes.up} />
            </IconButton>
            {totals.active === 0 && totals.paused === 0 && totals.missing === 0 && (
              <IconButton label="Close" size="sm" onClick={clear}>
                <ClearIcon size={18} />
              </IconButton>
            )}
          </div>
          {totals.active > 0 && <progress className={classes.progress} value={totals.share} aria-label="All uploads" />}
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

/** Changes when a person would want to hear of it, and not with every megabyte. */
function sayingOf({ noun, files, done, failed, missing, paused, active }: UploadTotals): string {
  if (files === 0) return '';
  if (active > 0) return `Uploading ${formatCount(files - failed, noun)}`;
  const parts = [
    done > 0 && `${formatCount(done, noun)} uploaded`,
    paused > 0 && `${formatCount(paused, noun)} paused`,
    missing > 0 && `${formatCount(missing, noun)} to choose again`,
    failed > 0 && `${formatCount(failed, noun)} could not be uploaded`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What shows photos and documents reads them anew when one has come. */
function useNewFilesShown(done: number): void {
  const queries = useQueryClient();
  useOnChange(done, () => {
    if (done === 0) return;
    for (const what of ['photos', 'documents']) void queries.invalidateQueries({ queryKey: ['records', what] });
  });
}
