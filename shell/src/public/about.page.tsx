import type { ReactNode } from 'react';
import { useSession } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { PageFrame } from '@carnet/mf-kit/pages';
import * as m from '../messages/about';
import classes from './reading.module.css';

const docs = (text: ReactNode) => <a href="/api/docs">{text}</a>;

/** Why Carnet exists, and how it treats people's data. */
export default function AboutPage() {
  const isIn = useSession().status === 'in';
  return (
    <PageFrame title={m.title} subtitle={m.subtitle} width="narrow">
      <div className={classes.prose}>
        <h2>{m.provenance}</h2>
        <p>{m.folderOfPaper}</p>
        <p>{m.lostPaper}</p>

        <h2>{m.serviceBook}</h2>
        <p>{m.stampedBook}</p>

        <h2>{m.dossier}</h2>
        <p>{m.oneDossier}</p>

        <h2>{m.yourRecords}</h2>
        <p>{m.nobodyButYou({ docs })}</p>
      </div>
      {!isIn && (
        <div>
          <Button to="/register" variant="primary" size="lg">
            {m.start}
          </Button>
        </div>
      )}
    </PageFrame>
  );
}
