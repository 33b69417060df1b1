import { SearchField } from '@carnet/mf-kit';

/** A list of so many choices is searched rather than read. */
export const MANY = 8;

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A search inside a form: Enter searches, and does not save the form. */
export function SearchBox(props: SearchBoxProps) {
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <SearchField {...props} />
    </div>
  );
}
