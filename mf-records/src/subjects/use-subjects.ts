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

/** Loads the kinds of records that one remote offers. A remote that is away is asked again by the next page. */
const toldBy = (load: ReturnType<typeof useRemotes>['load'], id: string) =>
  queryOptions({
    queryKey: ['records', 'file-subjects', id],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => (await (await load(id)).extensions?.['file-subjects']?.())?.default ?? [],
    // Holds functions, which are not to be compared.
    structuralSharing: false,
  });

const kindOf = (types: readonly SubjectType[], kind: SubjectKind | undefined) => types.find((one) => one.kind === kind);

interface LinkedSubject {
  /** Undefined as long as no remote tells of such records. */
  type: SubjectType | undefined;
  record: Loaded<SubjectChoice>;
  /** The record's name, or its id. */
  text: string;
}

const NONE: FileLink = { subject_kind: 'issue', subject_id: 0 };

/** A record that a file belongs to, as far as it is known. Other remotes are loaded for it only where its kind is theirs. */
export function useSubject(link: FileLink | null): LinkedSubject {
  const isOwn = link === null || kindOf(SUBJECTS, link.subject_kind) !== undefined;
  const type = kindOf(useSubjects(!isOwn), link?.subject_kind);
  const record = useLoaded(subjectQuery(link ?? NONE, type));
  return { type, record, text: record.data ? subjectText(record.data) : `#${link?.subject_id}` };
}
