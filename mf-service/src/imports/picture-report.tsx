import { formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Figures, Notice } from '@carnet/mf-kit/ui';
import type { ReactNode } from 'react';
import { MOST_CAPTION, type PicturePlan } from '../import-pictures';
import { useHeldUploads } from '../lookups';
import * as m from '../messages/import-pictures';
import { formatBytes, type ImportFile } from './import-file';
import { nameOf } from './import-words';
import { LongList } from './long-list';
import classes from './imports.module.css';

interface PictureReportProps {
  plan: PicturePlan;
  file: Pick<ImportFile, 'entries'>;
  /** Files that were damaged when they were extracted. */
  damaged?: readonly string[];
  /** True after the import: the found pictures are being uploaded and reported elsewhere. */
  isOver?: boolean;
}

const WHY = {
  'no picture': m.noPicture,
  archive: m.archive,
  encrypted: m.encrypted,
  unsafe: m.unsafe,
  bomb: m.bomb,
  empty: m.empty,
  damaged: m.damaged,
} as const;

/** Pictures of a ZIP that were found, and those that were not, grouped by reason. */
export default function PictureReport({ plan, file, damaged = [], isOver = false }: PictureReportProps) {
  const limits = useLimits();
  const { found, missing, unnamed } = plan;
  const tooLarge = limits ? found.filter(({ kind, bytes }) => bytes > limits[kind]) : [];
  const bytes = found.reduce((sum, one) => sum + one.bytes, 0);
  const leftOut = [...plan.refused, ...damaged.map((path) => ({ path, why: 'damaged' as const }))];
  return (
    <section className={classes.analysis} aria-labelledby="import-pictures">
      <h3 id="import-pictures">{m.pictures}</h3>
      {!isOver && (
        <Figures
          items={[
            {
              label: bytes > 0 ? m.foundBytes({ size: formatBytes(bytes) }) : m.found,
              value: formatNumber(found.length),
            },
            { label: m.missing, value: formatNumber(missing.length) },
            { label: m.leftOut, value: formatNumber(leftOut.length + tooLarge.length) },
            { label: m.notNamed, value: formatNumber(unnamed.length) },
          ]}
        />
      )}
      {!isOver && limits && <Room bytes={bytes} {...limits} />}
      <Group title={m.namedNotThere} items={missing}>
        {({ entry, name, reason }) => (
          <li key={`${entry} ${name}`}>
            {nameOf(file.entries[entry])}: {name}
            {reason === 'ambiguous' && ` (${m.severalMeant})`}
          </li>
        )}
      </Group>
      <Group title={m.tooLarge} items={tooLarge}>
        {({ entry, path, bytes: size }) => (
          <li key={`${entry} ${path}`}>
            {path}: {formatBytes(size)}
          </li>
        )}
      </Group>
      <Group
        title={isOver ? m.captionsShortened : m.captionsTooLong}
        items={found.filter(({ wholeCaption }) => wholeCaption !== undefined)}
      >
        {({ entry, path, kind, wholeCaption }) => (
          <li key={`${entry} ${path}`}>
            {m.captionLength({
              path,
              count: wholeCaption!,
              most: formatNumber(MOST_CAPTION[kind]),
              kind: kind === 'photo' ? 'photo' : 'other',
            })}
          </li>
        )}
      </Group>
      <Group title={m.leftOutFiles} items={leftOut}>
        {({ path, why }) => (
          <li key={path}>
            {path}: {WHY[why]}
          </li>
        )}
      </Group>
      <Group title={m.namedByNone} items={unnamed}>
        {(path) => <li key={path}>{path}</li>}
      </Group>
    </section>
  );
}

/** The service's limits, fetched once. */
function useLimits() {
  const heldUploads = useHeldUploads();
  return useLoaded({
    queryKey: ['service', 'upload-limits'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await heldUploads()).limits(signal),
  }).data;
}

function Room({ bytes, room, held }: { bytes: number; room: number; held: number }) {
  if (bytes > room)
    return (
      <Notice tone="warn" title={m.room({ size: formatBytes(bytes), room: formatBytes(room) })}>
        {m.waitsForRoom}
      </Notice>
    );
  if (bytes > held)
    return (
      <Notice tone="warn" title={m.browserKeeps({ size: formatBytes(held) })}>
        {m.keepOpenOrSplit}
      </Notice>
    );
  return null;
}

interface GroupProps<Item> {
  /** The common reason, with the number of files. */
  title: (given: { count: number }) => string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function Group<Item>({ title, items, children }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <details className={classes.group} open={items.length <= 5}>
      <summary>{title({ count: items.length })}</summary>
      <LongList items={items} className={classes.faults}>
        {children}
      </LongList>
    </details>
  );
}
