import { formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { FilterSelect } from '@carnet/mf-kit/pages';
import type { KindOfFile } from '../files';
import { tagsOf } from './tags';
import { tagsQuery } from './tags.queries';
import * as m from '../messages/tags';

interface TagFilterProps {
  kind: KindOfFile;
  /** Displayed rows. Their tags are added, because the list of all tags leaves out files in the trash. */
  shown: readonly { tags: readonly string[] }[];
  value: string;
  onChange: (tag: string) => void;
}

/** Filter by tag: all tags with their number of files, and those of the displayed rows. Renders nothing if there are no tags. */
export function TagFilter({ kind, shown, value, onChange }: TagFilterProps) {
  const known = useLoaded(tagsQuery(kind));
  const counts = new Map(known.data?.map(({ tag, count }) => [tag, count]));
  const tags = tagsOf([...shown, { tags: [...counts.keys(), ...(value ? [value] : [])] }]);
  const isKnown = known.data !== undefined || known.error !== null;
  if (isKnown && tags.length === 0) return null;
  const options = tags.map((tag) => ({
    value: tag,
    label: counts.has(tag) ? `${tag} (${formatNumber(counts.get(tag))})` : tag,
  }));
  return (
    <FilterSelect
      label={m.tag}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: m.allTags }, ...(isKnown ? options : [])]}
    />
  );
}
