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

/** Loaded parts, so that the next render shows them at once. */
const loaded = new WeakMap<object, unknown>();

/** Loads a part in advance, so that it is shown at once. */
export async function loadPart<Props>(load: Load<Props>): Promise<void> {
  const module = await load();
  loaded.set(load, module.default);
}

interface LazyPartProps<Props> {
  /** Loads the module whose default export is shown. Define it outside the component, because it is compared by identity. */
  load: Load<Props>;
  props: Props;
  loading: ReactNode;
  /** Rendered in place of a part that failed to load or to render; `retry` tries again. */
  fallback: (failure: Failure) => ReactNode;
  /** A change of this key clears a failure: another page is another try. */
  resetKey?: string;
}

export interface Failure {
  error: unknown;
  retry: () => void;
}

/** A lazily loaded part of the page, with its loading and error states. */
export function LazyPart<Props extends object>({ load, props, loading, fallback, resetKey }: LazyPartProps<Props>) {
  const [outcome, setOutcome] = useState<{ load: unknown; error?: unknown; failed: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const Part = loaded.get(load) as ComponentType<Props> | undefined;
  // As of this render: if the part is loaded elsewhere meanwhile, the effect must render again.
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    // Rendered in a transition, because a part may be large: the page stays responsive.
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
  /** A change of this key clears the failure. */
  resetKey?: string;
  children: ReactNode;
}

/** An error boundary: a failure inside does not break the rest of the page. */
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
