import { useEffect, useState } from 'react';
import { useFirstComing } from './coming-lists';
import { Button } from '../ui/button';
import { PrintIcon } from '../ui/icons';
import * as m from '../messages/lists';

/** Prints the page after all rows of its lists are loaded. If that fails, nothing is printed, and the list shows the error. */
export function PrintButton() {
  const [isWanted, want] = useState(false);
  const coming = useFirstComing();
  useEffect(() => {
    if (!isWanted || coming?.isFetching) return;
    if (coming) void coming.fetchNextPage().then(({ isError }) => isError && want(false));
    else {
      want(false);
      window.print();
    }
  }, [isWanted, coming]);
  return (
    <Button icon={<PrintIcon size={18} />} busy={isWanted} onClick={() => want(true)}>
      {m.print}
    </Button>
  );
}
