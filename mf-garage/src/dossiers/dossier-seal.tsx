import { Button, KeyValue, PanelFrame } from '@carnet/mf-kit/ui';
import { copyText } from '@carnet/mf-kit/forms';
import { type ReactNode, useState } from 'react';
import { grouped } from './dossier.rules';
import classes from './dossier.module.css';
import type { Dossier } from './dossiers.queries';
import * as m from '../messages/dossier';

/** Fingerprint and hash of a book, and how to verify them. */
export function DossierSeal({ dossier }: { dossier: Dossier }) {
  const { fingerprint, sha256, checkpoint, made_with } = dossier;
  return (
    <PanelFrame title={m.checkIt}>
      <div className={classes.seal}>
        {fingerprint && (
          <Hash label={m.fingerprint} note={m.fingerprintNote} hash={fingerprint} copy={m.copyFingerprint} />
        )}
        {sha256 && <Hash label={m.hashOfFile} note={m.hashOfFileNote} hash={sha256} copy={m.copyHash} />}
        <p>{m.verifyText}</p>
        <p>
          <Button to="/verify" reloadDocument target="_blank" rel="noreferrer">
            {m.verify}
          </Button>
        </p>
        {checkpoint && (
          <Folded label={m.checkpoint}>
            <p className={classes.note}>{m.checkpointNote}</p>
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls is reached by keys */}
            <pre className={classes.checkpoint} tabIndex={0} role="group" aria-label={m.checkpoint}>
              {checkpoint}
            </pre>
          </Folded>
        )}
        {made_with && (
          <Folded label={m.madeWith}>
            <KeyValue items={Object.entries(made_with).map(([label, value]) => ({ label, value }))} />
          </Folded>
        )}
      </div>
    </PanelFrame>
  );
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={classes.folded}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

interface HashProps {
  label: string;
  note: string;
  hash: string;
  /** Label of the copy button. */
  copy: string;
}

function Hash({ label, note, hash, copy }: HashProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const press = () => copyText(hash).then(setCopied);
  return (
    <div className={classes.hash}>
      <h3>{label}</h3>
      <p className={classes.digits}>{grouped(hash)}</p>
      <p className={classes.note}>{note}</p>
      <div className={classes.copy}>
        <Button size="sm" aria-label={copy} onClick={() => void press()}>
          {m.copy}
        </Button>
        <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
      </div>
    </div>
  );
}
