import { useState } from 'react';
import { useMutation } from '@carnet/mf-kit/data';
import { Button, Card, ConfirmDialog, Notice } from '@carnet/mf-kit/ui';
import { copyText } from '@carnet/mf-kit/forms';
import { renewCodes } from './second-factor.queries';
import { useStepUp } from './use-step-up';
import * as m from '../messages/security';
import classes from './security.module.css';

/** Number of remaining recovery codes, with a button to replace them. */
export function RecoveryCodes({ left, onChanged }: { left: number; onChanged: (codes: readonly string[]) => void }) {
  const [asking, ask] = useState(false);
  const stepUp = useStepUp();
  const renew = useMutation({
    mutationFn: () => stepUp.proven(renewCodes),
    gcTime: 0,
    onSuccess: ({ recovery_codes }) => {
      ask(false);
      onChanged(recovery_codes);
    },
  });
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>{m.codes}</h3>
      <p className={classes.explained}>
        {m.codesExplained} {m.codesLeft({ left })}
      </p>
      <Button onClick={() => ask(true)}>{m.renew}</Button>
      <ConfirmDialog
        opened={asking}
        title={m.renewTitle}
        confirmLabel={m.renew}
        danger={false}
        busy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate()}
        onClose={() => ask(false)}
      >
        {m.renewText}
      </ConfirmDialog>
      {stepUp.dialog}
    </Card>
  );
}

/** Shows new codes once, so that the person can store them elsewhere. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = () => copyText(text).then(setCopied);
  return (
    <Card className={classes.card}>
      <Notice tone="good" title={m.shownOnce}>
        {m.keepThem}
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {m.copy}
        </Button>
        <Button onClick={() => download(text)}>{m.download}</Button>
        <Button onClick={onKept}>{m.kept}</Button>
        <span role="status">{copied === true ? m.copied : copied === false && m.notCopied}</span>
      </div>
    </Card>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = m.file;
  link.click();
  URL.revokeObjectURL(link.href);
}
