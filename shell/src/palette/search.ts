import { isShut, mayHere } from '@carnet/mf-kit/data';
import type { Findings, NavItem, Remotes, SearchGroup, SearchModule } from '@carnet/mf-kit/federation';

/** State of one group. `findings` may belong to an earlier text; `of` names that text. */
export interface GroupAnswer {
  group: SearchGroup;
  /** True while a request is pending. */
  asked: boolean;
  /** True if the last request failed, until one succeeds. */
  failed: boolean;
  findings?: Findings;
  of: string;
}

/** State of one remote. */
export interface RemoteAnswer {
  id: string;
  /** Name in the navigation. */
  name: string;
  /** True while its code is loading. */
  asked: boolean;
  failed: boolean;
  groups: readonly GroupAnswer[];
  actions: readonly NavItem[];
}

export interface SearchState {
  /** The last searched text; empty initially. */
  text: string;
  remotes: readonly RemoteAnswer[];
}

/**
 * Searches all groups of all remotes in parallel and stores results as they arrive. A new text aborts the previous requests; late responses are dropped.
 *
 * Does not use TanStack's `useQueries`: it creates a new observer for each key, so earlier results would disappear before the new ones arrive.
 */
export class Search {
  private state: SearchState;
  private readonly listeners = new Set<() => void>();
  private readonly modules = new Map<string, Promise<SearchModule>>();
  private asking = new AbortController();

  constructor(private readonly remotes: Pick<Remotes, 'entries' | 'load'>) {
    const answers = remotes.entries.map(({ id, name, nav }) => ({ id, name: nav[0]?.label ?? name }));
    this.state = {
      text: '',
      remotes: answers.map((answer) => ({ ...answer, asked: true, failed: false, groups: [], actions: [] })),
    };
  }

  /** Loads the search modules of all remotes. */
  open(): void {
    this.asking = new AbortController();
    for (const { id } of this.state.remotes) void this.askRemote(id, this.state.text, this.asking.signal);
  }

  ask(text: string): void {
    if (text === this.state.text) return;
    this.asking.abort();
    this.asking = new AbortController();
    this.change({ ...this.state, text });
    // A remote that failed to load is only retried on request (`again`).
    for (const { id, failed } of this.state.remotes) if (!failed) void this.askRemote(id, text, this.asking.signal);
  }

  /** Retries remotes and groups that failed. */
  again(): void {
    const { text, remotes } = this.state;
    const { signal } = this.asking;
    for (const { id, failed, groups } of remotes) {
      if (failed) void this.askRemote(id, text, signal);
      for (const one of groups) if (one.failed) void this.askGroup(id, one.group, text, signal);
    }
  }

  close(): void {
    this.asking.abort();
  }

  readonly snapshot = (): SearchState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async askRemote(id: string, text: string, signal: AbortSignal): Promise<void> {
    const groups = await this.ready(id);
    if (signal.aborted) return;
    await Promise.all(groups.map((group) => this.askGroup(id, group, text, signal)));
  }

  /** Groups of a remote; empty if it cannot be loaded. */
  private async ready(id: string): Promise<readonly SearchGroup[]> {
    if (!this.modules.has(id)) this.changeRemote(id, { asked: true });
    try {
      const { default: all, actions = [] } = await this.load(id);
      const may = mayHere();
      const groups = all.filter((group) => !isShut(group.all?.(''), may));
      if (this.answerOf(id)?.asked) {
        const answers = groups.map((group): GroupAnswer => ({ group, asked: false, failed: false, of: '' }));
        this.changeRemote(id, { asked: false, failed: false, groups: answers, actions });
      }
      return groups;
    } catch {
      this.changeRemote(id, { asked: false, failed: true });
      return [];
    }
  }

  /** Loads a remote's search module once. A failure is not cached. */
  private load(id: string): Promise<SearchModule> {
    const known = this.modules.get(id);
    if (known) return known;
    const loading = this.remotes.load(id).then((remote) => remote.search?.() ?? { default: [] });
    this.modules.set(id, loading);
    loading.catch(() => this.modules.delete(id));
    return loading;
  }

  private async askGroup(id: string, group: SearchGroup, text: string, signal: AbortSignal): Promise<void> {
    if (!text) return this.changeGroup(id, group, { asked: false, failed: false, findings: undefined, of: '' });
    this.changeGroup(id, group, { asked: true });
    try {
      const findings = await group.find(text, signal);
      if (!signal.aborted) this.changeGroup(id, group, { asked: false, failed: false, findings, of: text });
    } catch {
      if (!signal.aborted) this.changeGroup(id, group, { asked: false, failed: true, findings: undefined, of: text });
    }
  }

  private answerOf(id: string): RemoteAnswer | undefined {
    return this.state.remotes.find((remote) => remote.id === id);
  }

  private changeGroup(id: string, group: SearchGroup, changes: Partial<GroupAnswer>): void {
    const groups = this.answerOf(id)?.groups ?? [];
    this.changeRemote(id, { groups: groups.map((one) => (one.group === group ? { ...one, ...changes } : one)) });
  }

  private changeRemote(id: string, changes: Partial<RemoteAnswer>): void {
    const remotes = this.state.remotes.map((remote) => (remote.id === id ? { ...remote, ...changes } : remote));
    this.change({ ...this.state, remotes });
  }

  private change(next: SearchState): void {
    this.state = next;
    for (const listener of this.listeners) listener();
  }
}

/** Tells whether all groups have answered the last text, or failed. */
export const isSettled = ({ text, remotes }: SearchState): boolean =>
  remotes.every(({ asked, groups }) => !asked && groups.every((one) => !one.asked && one.of === text));

/** Tells whether the search for `wanted` is complete. */
export const isDone = (state: SearchState, wanted: string): boolean => state.text === wanted && isSettled(state);

/** Names of remotes that failed, or of single groups whose service failed. */
export function unreached({ remotes }: SearchState): string[] {
  return remotes.flatMap(({ name, failed, groups }) => {
    const away = groups.filter((one) => one.failed);
    const telling = groups.filter(({ group }) => !group.isSelective);
    const isWhole = failed || (telling.length > 0 && telling.every((one) => one.failed));
    return isWhole ? [name] : away.map(({ group }) => group.label);
  });
}

/** Number of results for the last text. */
export const foundInAll = ({ text, remotes }: SearchState): number =>
  remotes
    .flatMap(({ groups }) => groups)
    .reduce((sum, { of, findings }) => sum + (of === text ? (findings?.total ?? 0) : 0), 0);
