import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import type { ExtensionName } from '../../federation/define-remote';
import { useExtensions } from '../../federation/use-extensions';
import { type ComparedField, comparedFields, type DescribedFields } from './comparison.rules';
import { ownOutbox } from '../../data/outbox/current-outbox';
import type { Entry } from '../../data/outbox/entry';
import * as m from '../../messages/outbox';
import classes from './outbox.module.css';

/** An extension point from the contract between remotes. The kit does not know its type. */
const FIELDS = 'outbox-fields' as ExtensionName;

/** Two versions of a thing, field by field: the waiting one and the current one. */
export function Comparison({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const described = useExtensions(FIELDS);
  const isSettled = described.every(({ isFetched }) => isFetched);
  const fields = described
    .map(({ data }) => (data as Record<string, DescribedFields> | null | undefined)?.[entry.note.kind])
    .find(Boolean);
  return (
    <Dialog opened title={m.comparison} onClose={onClose} width="wide">
      {isSettled && <Choice entry={entry} compared={comparedFields(entry, fields)} onClose={onClose} />}
    </Dialog>
  );
}

interface ChoiceProps {
  entry: Entry;
  compared: readonly ComparedField[];
  onClose: () => void;
}

function Choice({ entry, compared, onClose }: ChoiceProps) {
  const [own, setOwn] = useState(() => new Set(compared.filter(({ isOwn }) => isOwn).map(({ label }) => label)));
  const choose = (label: string, isOwn: boolean) =>
    setOwn((before) => new Set([...before].filter((one) => one !== label).concat(isOwn ? [label] : [])));
  const settle = () => {
    void ownOutbox().settle(
      entry.id,
      compared.filter(({ label }) => own.has(label)).flatMap(({ names }) => names),
    );
    onClose();
  };
  return (
    <div className={classes.comparison}>
      <p>{entry.note.title}</p>
      {compared.map(({ label, mine, theirs }) => (
        <fieldset key={label} className={classes.field}>
          <legend>{label}</legend>
          <Side
            name={label}
            title={m.yours}
            text={mine}
            isChosen={own.has(label)}
            onChoose={() => choose(label, true)}
          />
          <Side
            name={label}
            title={m.theirs}
            text={theirs}
            isChosen={!own.has(label)}
            onChoose={() => choose(label, false)}
          />
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button onClick={onClose}>{m.cancel}</Button>
        <Button variant="primary" onClick={settle}>
          {m.takeChosen}
        </Button>
      </div>
    </div>
  );
}

interface SideProps {
  name: string;
  title: string;
  text: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, title, text, isChosen, onChoose }: SideProps) {
  return (
    <label className={classes.side}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={classes.note}>{title}</span>
      <span className={classes.value}>{text ?? m.nothing}</span>
    </label>
  );
}
