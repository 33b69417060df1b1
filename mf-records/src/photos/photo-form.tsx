import { Button, NotYet, useLoadedForEditing, useQueryClient } from '@carnet/mf-kit';
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
import { readTags, tagsProblem, tagsText } from './tags';

/** Caption, time and tags of a photo. */
export function PhotoForm({ id, onDone }: { id: number; onDone: () => void }) {
  const photo = useLoadedForEditing(photoQuery(id));
  if (!photo.data) return <NotYet of={photo} plain />;
  return <Fields photo={photo.data} onDone={onDone} />;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function Fields({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const queries = useQueryClient();
  const save = useVersionedSave(photo, PHOTO.update, () => PHOTO.read(photo.id));
  const [day = '', time = ''] = photo.taken_at.split('T');
  const form = useKitForm({
    initial: { caption: photo.caption ?? '', taken_day: day, taken_time: time.slice(0, 5), tags: tagsText(photo.tags) },
    validate: ({ taken_day, taken_time, tags }) => {
      const fields = {
        ...(taken_day ? {} : { taken_day: 'The day is required' }),
        ...(TIME.test(taken_time) ? {} : { taken_time: 'A time is written as 14:05' }),
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
    fallback: 'Error saving photo',
  });
  const cancel = () => {
    form.restored?.discard();
    form.release();
    onDone();
  };
  return (
    <KitForm form={form} label="Photo">
      <TextAreaField form={form} name="caption" label="Caption" rows={4} maxLength={2000} />
      <div className={classes.pair}>
        <DateField form={form} name="taken_day" label="Taken on" required />
        <TextField form={form} name="taken_time" label="At" placeholder="14:05" maxLength={5} required />
      </div>
      <TextField form={form} name="tags" label="Tags" hint="Divided by commas." maxLength={2000} />
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={cancel} disabled={form.busy}>
          Cancel
        </Button>
      </div>
    </KitForm>
  );
}
