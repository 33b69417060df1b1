import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useWhenOnline } from './use-when-online';

/** Loads the module whose default export is shown. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part that has been loaded once is there at once the next time. */
const loaded = new WeakMap<object, unknown>();

/** Loads a part and keeps it, so that it is there at once where it is shown. */
export async function loadPart<Props>(load: Load<Props>): Promise<void> {
  const module = await load();
  loaded.set(load, module.default);
}

interface LazyPartProps<Props> {
  /** Loads the module whose default export is shown. Keep it outside the component: it is known by its identity. */
  load: Load<Props>;
  props: Props;
  loading: ReactNode;
  /** The content in the place of a part that did not come or that broke; `retry` tries anew. */
  fallback: (failure: Failure) => ReactNode;
  /** A change of this key forgets a failure: another page is another try. */
  resetKey?: string;
}

export interface Failure {
  error: unknown;
  retry: () => void;
}

/** A lazily loaded part of the page with its loading and its failed state. */
export function LazyPart<Props extends object>({ load, props, loading, fallback, resetKey }: LazyPartProps<Props>) {
  const [outcome, setOutcome] = useState<{ load: unknown; error?: unknown; failed: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const Part = loaded.get(load) as ComponentType<Props> | undefined;
  // As it was drawn: what somebody else has fetched since then must be drawn too.
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    // A part may be large: it is drawn piece by piece, and the page answers in between.
    const settle = (failed: boolean, error?: unknown) => {
      if (wanted) startTransition(() => setOutcome({ load, error, failed }));
    };
    loadPart(load).then(
      () => settle(false),
      (error: unknown) => settle(true, error),
    );
    return () => {
      wanted = false;
    };
  }, [load, isThere, tries, resetKey]);

  const retry = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const failed = outcome?.load === load && outcome.failed;
  useWhenOnline(failed ? retry : null);

  if (Part) {
    return (
      <Boundary fallback={fallback} resetKey={resetKey}>
        <Part {...props} />
      </Boundary>
    );
  }
  return failed ? fallback({ error: outcome.error, retry }) : loading;
}

interface BoundaryProps {
  fallback: (failure: Failure) => ReactNode;
  /** A change of this key forgets the failure. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps what breaks inside from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ error: undefined, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback({ error: this.state.error, retry: this.retry });
  }
}
