import { useLoaded } from '@carnet/mf-kit/data';
import type { KindOfFile } from '../files';
import classes from './tag-choices.module.css';
import { completedTags, offeredTags } from './tags';
import { tagsQuery } from './tags.queries';
import * as m from '../messages/tags';

interface TagChoicesProps {
  /** The tagged kind of files, whose tags are offered. */
  kind: KindOfFile;
  /** Tags as they are typed, between commas. */
  text: string;
  onChange: (text: string) => void;
}

/** Tags that a person has used before, to press instead of writing them: those that begin like what is being typed, else the usual ones. */
export function TagChoices({ kind, text, onChange }: TagChoicesProps) {
  const known = useLoaded(tagsQuery(kind)).data;
  if (known?.length === 0) return <p className={classes.choices}>{m.offeredHere}</p>;
  if (!known) return <div className={classes.choices} />;
  return (
    <div className={classes.choices} role="group" aria-label={m.tagsUsed}>
      {offeredTags(known, text).map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          className={classes.chip}
          title={(kind === 'photo' ? m.onPhotos : m.onDocuments)({ count })}
          onClick={() => onChange(completedTags(known, text, tag))}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}
