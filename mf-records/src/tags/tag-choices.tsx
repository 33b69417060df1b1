import { useLoaded } from '@carnet/mf-kit/data';
import type { KindOfFile } from '../files';
import classes from './tag-choices.module.css';
import { completedTags, offeredTags } from './tags';
import { tagsQuery } from './tags.queries';
import * as m from '../messages/tags';

interface TagChoicesProps {
  /** Kind of files whose tags are offered. */
  kind: KindOfFile;
  /** The typed tags, separated by commas. */
  text: string;
  onChange: (text: string) => void;
}

/** Buttons for tags that the person has used before: those that match the tag being typed, otherwise the most frequent ones. */
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
