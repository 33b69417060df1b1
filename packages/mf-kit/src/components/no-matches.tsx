import { Button } from './button';
import { EmptyState } from './states';

interface NoMatchesProps {
  /** `No parts found matching your filters.` */
  title: string;
  onClear: () => void;
}

/** Filters that nothing matches, and the way back to everything. */
export function NoMatches({ title, onClear }: NoMatchesProps) {
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>Clear Filters</Button>}>
      Try fewer filters or another word.
    </EmptyState>
  );
}
