import { DateText, formatNumber } from '@carnet/mf-kit/formats';
import { useQueryClient } from '@carnet/mf-kit/data';
import { Button, KeyValue, PanelFrame } from '@carnet/mf-kit/ui';
import { ConfirmDelete } from '@carnet/mf-kit/pages';
import { copyText } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { paths } from '../paths';
import { REVEALED } from './buyer-page-form.schema';
import { type BuyerPage, buyerPagesChanged, endBuyerPage } from './buyer-pages.queries';
import classes from './buyer-pages.module.css';
import * as m from '../messages/buyer-pages';

/** A published page: its link, its number of visits, and a button to end it. */
export function BuyerPageCard({ page }: { page: BuyerPage }) {
  const queries = useQueryClient();
  const address = new URL(page.path, window.location.origin).href;
  const end = async (): Promise<void> => {
    await endBuyerPage(page.id);
    await buyerPagesChanged(queries);
  };
  return (
    <PanelFrame title={page.name}>
      <div className={classes.card}>
        <LinkOf address={address} />
        <KeyValue
          items={[
            { label: m.views, value: formatNumber(page.views) },
            { label: m.reveals, value: page.reveals.map((one) => REVEALED[one]).join(', ') || m.nothing },
            { label: m.searchEngines, value: page.indexed ? m.yes : m.no },
            { label: m.made, value: <DateText date={page.created_at} /> },
          ]}
        />
        <div className={classes.buttons}>
          <Button to={`${page.path}?unseen`} reloadDocument>
            {m.look}
          </Button>
          <Button to={paths.buyerPage(page.vehicle_id, page.id)}>{m.change}</Button>
        </div>
        <ConfirmDelete
          label={m.end}
          question={m.endQuestion}
          confirmLabel={m.end}
          busyLabel={m.ending}
          fallback={m.endFailed}
          onConfirm={end}
        />
      </div>
    </PanelFrame>
  );
}

function LinkOf({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => copyText(address).then(setCopied);
  return (
    <div>
      <code className={classes.address}>{address}</code>
      <div className={classes.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
      </div>
    </div>
  );
}
