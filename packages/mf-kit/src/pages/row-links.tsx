import { Button } from '../ui/button';
import * as m from '../messages/lists';

interface RowLinkProps {
  /** Name of the row or card, so that screen readers can tell its links apart. */
  name: string;
  to: string;
}

/** A link from a row or a card to its page. */
export function ViewLink({ name, to, children = m.view }: RowLinkProps & { children?: string }) {
  return (
    <Button to={to} variant="quiet" size="sm" aria-label={m.named({ what: children, name })}>
      {children}
    </Button>
  );
}

/** A link from a row or a card to its form. */
export function EditLink({ name, to }: RowLinkProps) {
  return (
    <ViewLink name={name} to={to}>
      {m.edit}
    </ViewLink>
  );
}
