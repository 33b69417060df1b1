import { type Loaded, queryOptions, useLoaded, useQueries } from '@carnet/mf-kit/data';
import { useRemotes } from '@carnet/mf-kit/federation';
import {
  type FileLink,
  type SubjectChoice,
  type SubjectKind,
  subjectQuery,
  SUBJECTS,
  subjectText,
  type SubjectType,
} from './subjects.queries';

/** Lists the kinds of records that a file can belong to. Those of other remotes (`file-subjects`) are added once they are loaded. */
export function useSubjects(areOthersWanted = true): readonly SubjectType[] {
  const { entries, load } = useRemotes();
  const others = useQueries({
    queries: entries.map(({ id }) => ({ ...toldBy(load, id), enabled: areOthersWanted })),
  });
  return [...SUBJECTS, ...others.flatMap(({ data }) => data ?? [])];
}

/** Loads the kinds of records that one remote offers. If it fails, the next page tries again. */
const toldBy = (load: ReturnType<typeof useRemotes>['load'], id: string) =>
  queryOptions({
    queryKey: ['records', 'file-subjects', id],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => (await (await load(id)).extensions?.['file-subjects']?.())?.default ?? [],
    // The data contains functions, which cannot be compared.
    structuralSharing: false,
  });

const kindOf = (types: readonly SubjectType[], kind: SubjectKind | undefined) => types.find((one) => one.kind === kind);

interface LinkedSubject {
  /** Undefined if no loaded remote offers this kind. */
  type: SubjectType | undefined;
  record: Loaded<SubjectChoice>;
  /** The record's name, or its id. */
  text: string;
}

const NONE: FileLink = { subject_kind: 'issue', subject_id: 0 };

/** A record that a file belongs to. Loads other remotes only if the kind is not this remote's own. */
export function useSubject(link: FileLink | null): LinkedSubject {
  const isOwn = link === null || kindOf(SUBJECTS, link.subject_kind) !== undefined;
  const type = kindOf(useSubjects(!isOwn), link?.subject_kind);
  const record = useLoaded(subjectQuery(link ?? NONE, type));
  return { type, record, text: record.data ? subjectText(record.data) : `#${link?.subject_id}` };
}
