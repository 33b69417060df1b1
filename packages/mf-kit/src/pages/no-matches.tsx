import { Button } from '../ui/button';
import { EmptyState } from '../ui/states';
import * as m from '../messages/lists';

interface NoMatchesProps {
  /** `No parts found matching your filters.` */
  title: string;
  onClear: () => void;
}

/** Shown if no row matches the filters, with a button that clears them. */
export function NoMatches({ title, onClear }: NoMatchesProps) {
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>{m.clearFilters}</Button>}>
      {m.tryFewerFilters}
    </EmptyState>
  );
}
