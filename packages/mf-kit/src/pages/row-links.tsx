import { Button } from '../ui/button';
import * as m from '../messages/lists';

interface RowLinkProps {
  /** The name of the row or card, so that its links are told apart where they are heard without it. */
  name: string;
  to: string;
}

/** The way from a row or a card to the page of what it shows. */
export function ViewLink({ name, to, children = m.view }: RowLinkProps & { children?: string }) {
  return (
    <Button to={to} variant="quiet" size="sm" aria-label={m.named({ what: children, name })}>
      {children}
    </Button>
  );
}

/** The way from a row or a card to the form of what it shows. */
export function EditLink({ name, to }: RowLinkProps) {
  return (
    <ViewLink name={name} to={to}>
      {m.edit}
    </ViewLink>
  );
}
