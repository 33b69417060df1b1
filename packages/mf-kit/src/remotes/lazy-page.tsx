import { Component, type ComponentType, type ReactNode, Suspense, use } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const started = new WeakMap<object, Promise<unknown>>();

/** Starts loading a module, or says where that stands. A failure is forgotten, so that the next call tries anew. */
export function loadOnce<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  const known = started.get(load) as ReturnType<Load<Props>> | undefined;
  if (known) return known;
  const loading = load();
  started.set(load, loading);
  loading.catch(() => started.delete(load));
  return loading;
}

/** Shows the default export of a module that is loaded when it is first needed. */
export function Lazy<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const Page = use(loadOnce(load)).default;
  return <Page {...props} />;
}

interface BoundaryProps {
  /** What stands there instead; `retry` renders the children anew. */
  fallback: (failure: { error: unknown; retry: () => void }) => ReactNode;
  /** A change of this key forgets the failure: another page is another try. */
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

/** A lazily loaded part of the page with its loading and its failed state. */
export function LazyPart<Props extends object>(part: {
  load: Load<Props>;
  props: Props;
  loading: ReactNode;
  fallback: BoundaryProps['fallback'];
  resetKey?: string;
}) {
  return (
    <Boundary fallback={part.fallback} resetKey={part.resetKey}>
      <Suspense fallback={part.loading}>
        <Lazy load={part.load} props={part.props} />
      </Suspense>
    </Boundary>
  );
}
