import { Code } from '@carnet/mf-kit/formats';
import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, ErrorState, LazyPart, ListSkeleton, Notice, StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, DataTable, Section, ViewLink } from '@carnet/mf-kit/pages';
import { useRef, useState } from 'react';
import { PART_STATUSES, PART_TONES, type PartChoice, partType } from '../lookups';
import { paths } from '../paths';
import classes from './modification.module.css';
import {
  addPart,
  type Modification,
  type ModificationPart,
  modificationQuery,
  modificationsChanged,
  removePart,
} from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

/** Loaded on demand, because it needs form code that the rest of this page does not. */
const loadAddPart = () => import('./add-part');

/** Parts of a modification, added and removed in place. */
export function ModificationParts({ modification }: { modification: Modification }) {
  const [adding, setAdding] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { change, said } = usePartChange(modification);
  const isRunning = (what: Change['what']) => change.isPending && change.variables.what === what;
  const takeOut = (part: ModificationPart) =>
    // The pressed button disappears with its row, so the focus moves to the status message.
    change.mutate({ what: 'removed', part }, { onSuccess: () => status.current?.focus() });
  return (
    <Section
      title={m.partsRelated}
      actions={
        <Button wants="change" size="sm" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {adding ? m.done : m.addParts}
        </Button>
      }
    >
      {change.isError && (
        <Notice tone="bad">
          {common.error} {messageOf(change.error)}
        </Notice>
      )}
      {adding && (
        <LazyPart
          load={loadAddPart}
          props={{
            modification,
            busy: isRunning('added'),
            onAdd: (part: PartChoice) => change.mutateAsync({ what: 'added', part }),
          }}
          loading={<ListSkeleton label={m.loadingParts} />}
          fallback={({ error, retry }) => <ErrorState plain error={error} onRetry={retry} />}
        />
      )}
      <p ref={status} role="status" tabIndex={-1} className={classes.said}>
        {said}
      </p>
      {modification.parts.length === 0 ? (
        <p className={classes.none}>{m.noParts}</p>
      ) : (
        <DataTable
          caption={m.partsRelatedCaption}
          columns={columns(takeOut, isRunning('removed') ? change.variables!.part.id : null)}
          rows={modification.parts}
          rowKey={(part) => part.id}
          rowLink={(part) => paths.part(part.id)}
        />
      )}
    </Section>
  );
}

interface Change {
  what: 'added' | 'removed';
  part: PartChoice;
}

/** After each change, the page shows the modification that the service returned (spec 001 §7). */
function usePartChange({ id }: Modification) {
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const change = useMutation({
    mutationFn: ({ what, part }: Change) => (what === 'added' ? addPart(id, part.id) : removePart(id, part.id)),
    onMutate: () => setSaid(''),
    onSuccess: (saved, { what, part }) => {
      setSaid((what === 'added' ? m.partAdded : m.partRemoved)({ part: part.name }));
      void modificationsChanged(queries, saved);
    },
    onError: () => queries.invalidateQueries({ queryKey: modificationQuery(id).queryKey }),
  });
  return { change, said };
}

const columns = (
  takeOut: (part: ModificationPart) => void,
  leaving: number | null,
): readonly Column<ModificationPart>[] => [
  { key: 'name', header: common.name, primary: true, cell: (part) => part.name },
  {
    key: 'number',
    header: common.partNumber,
    cell: (part) => (part.part_number ? <Code>{part.part_number}</Code> : '—'),
  },
  { key: 'manufacturer', header: common.manufacturer, cell: (part) => part.manufacturer ?? '—' },
  { key: 'type', header: common.type, cell: (part) => partType(part.type) },
  {
    key: 'status',
    phone: 'aside',
    header: common.status,
    cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} labels={PART_STATUSES} />,
  },
  {
    key: 'actions',
    header: m.viewOrRemove,
    actions: true,
    cell: (part) => (
      <>
        <ViewLink name={part.name} to={paths.part(part.id)} />
        <Button
          wants="change"
          variant="quiet"
          size="sm"
          aria-label={common.removeNamed({ name: part.name })}
          busy={leaving === part.id}
          disabled={leaving !== null}
          onClick={() => takeOut(part)}
        >
          {common.remove}
        </Button>
      </>
    ),
  },
];
