import { formatNumber } from '@carnet/mf-kit/formats';
import { useLoadedForEditing, useQueryClient } from '@carnet/mf-kit/data';
import { Button, NotYet } from '@carnet/mf-kit/ui';
import {
  DateField,
  KitForm,
  textOrNull,
  TextAreaField,
  TextField,
  useKitForm,
  useVersionedSave,
} from '@carnet/mf-kit/forms';
import classes from './photo-form.module.css';
import { PHOTO, type Photo, photoQuery, photosChanged } from './photos.queries';
import { readTags, TagChoices, tagsProblem, tagsText } from '../tags';
import { saveFailed } from '../messages/photo-queries';
import * as m from '../messages/photo-viewer';

/** Caption, time and tags of a photo. */
export function PhotoForm({ id, onDone }: { id: number; onDone: () => void }) {
  const photo = useLoadedForEditing(photoQuery(id));
  if (!photo.data) return <NotYet of={photo} plain />;
  return <Fields photo={photo.data} onDone={onDone} />;
}

/** The API's limit. The field has no limit of its own, because that would silently cut pasted text. */
const MOST_CAPTION = 2_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function Fields({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const queries = useQueryClient();
  const save = useVersionedSave(photo, PHOTO.update, () => PHOTO.read(photo.id));
  const [day = '', time = ''] = photo.taken_at.split('T');
  const form = useKitForm({
    initial: { caption: photo.caption ?? '', taken_day: day, taken_time: time.slice(0, 5), tags: tagsText(photo.tags) },
    validate: ({ caption, taken_day, taken_time, tags }) => {
      const fields = {
        ...(caption.trim().length > MOST_CAPTION
          ? {
              caption: m.captionTooLong({
                most: formatNumber(MOST_CAPTION),
                count: formatNumber(caption.trim().length),
              }),
            }
          : {}),
        ...(taken_day ? {} : { taken_day: m.dayRequired }),
        ...(TIME.test(taken_time) ? {} : { taken_time: m.timeForm }),
        ...(tagsProblem(tags) ? { tags: tagsProblem(tags) } : {}),
      };
      return Object.keys(fields).length > 0 ? { fields } : null;
    },
    save: ({ caption, taken_day, taken_time, tags }) => {
      const seconds = taken_time === time.slice(0, 5) ? time.slice(5) : ':00';
      const taken = `${taken_day}T${taken_time.slice(0, 5)}${seconds}`;
      return save({
        caption: textOrNull(caption),
        tags: readTags(tags),
        ...(taken === photo.taken_at ? {} : { taken_at: taken }),
      });
    },
    onSaved: (saved) => {
      void photosChanged(queries, saved);
      onDone();
    },
    fallback: saveFailed,
  });
  const cancel = () => {
    form.restored?.discard();
    form.release();
    onDone();
  };
  return (
    <KitForm form={form} label={m.photo}>
      <TextAreaField form={form} name="caption" label={m.caption} rows={4} />
      <div className={classes.pair}>
        <DateField form={form} name="taken_day" label={m.takenOn} required />
        <TextField form={form} name="taken_time" label={m.at} placeholder="14:05" maxLength={5} required />
      </div>
      <TextField form={form} name="tags" label={m.tags} hint={m.byCommas} maxLength={2000} />
      <TagChoices kind="photo" text={form.values.tags} onChange={(tags) => form.set('tags', tags)} />
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : m.save}
        </Button>
        <Button onClick={cancel} disabled={form.busy}>
          {m.cancel}
        </Button>
      </div>
    </KitForm>
  );
}
