import { Button, Card, ClearIcon, IconButton, Notice, SegmentedButtons } from '@carnet/mf-kit/ui';
import { CheckboxField, KitForm, type KitFormState, SaveActions, useKitForm } from '@carnet/mf-kit/forms';
import { useId, useRef, useState } from 'react';
import type { Document } from './documents.queries';
import type { HiddenArea } from './hidden-area.rules';
import { hasRoom, hidePartsProblems, type HidePartsValues, valuesOf } from './hide-parts-form.schema';
import { HideSheet, partAt, type Sheet } from './hide-sheet';
import * as m from '../messages/hide-parts';
import * as papers from '../messages/papers';
import classes from './hide-parts.module.css';

interface HidePartsFormProps {
  document: Document;
  sheets: readonly Sheet[];
  /** True while more pictures of sheets are being made. */
  drawing: boolean;
  cancelTo: string;
  save: (values: HidePartsValues) => Promise<Document>;
  onSaved: (document: Document) => void;
}

const ZOOMS = ['1', '1.5', '2', '3'] as const;

/** Shows every sheet of a paper, to mark the parts to hide. */
export function HidePartsForm({ document, sheets, drawing, cancelTo, save, onSaved }: HidePartsFormProps) {
  const [lost, setLost] = useState<readonly number[]>([]);
  const shown = sheets.map((one) => (lost.includes(one.sheet) ? { ...one, picture: null } : one));
  const withoutPicture = shown.filter(({ picture }) => !picture).map(({ sheet }) => sheet);
  const form = useKitForm<HidePartsValues, Document>({
    initial: valuesOf(document),
    validate: (values) => (drawing ? { message: m.stillDrawing } : hidePartsProblems(values, withoutPicture)),
    save,
    onSaved,
    fallback: papers.updateFailed,
  });
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>('1');
  const helpId = useId();
  const { root, said, focus, add, change, remove } = useAreas(form);
  return (
    <KitForm form={form} label={m.title}>
      <div className={classes.desk} ref={root}>
        <div className={classes.sheets}>
          <div className={classes.help} id={helpId}>
            <p>{m.byPointer}</p>
            <p>{m.byKeys}</p>
          </div>
          <SegmentedButtons
            label={m.zoom}
            value={zoom}
            onChange={setZoom}
            options={ZOOMS.map((value) => ({ value, label: `${value}×` }))}
          />
          {shown.map(({ sheet, picture }) => (
            <HideSheet
              key={sheet}
              {...{ document, sheet, picture, helpId }}
              count={document.pages ?? sheets.length}
              areas={form.values.hidden.map((area, at) => ({ area, at })).filter(({ area }) => area.sheet === sheet)}
              zoom={Number(zoom)}
              hasRoom={hasRoom(form.values.hidden)}
              onAdd={add}
              onChange={change}
              onRemove={remove}
              onLost={() => setLost((before) => [...before, sheet])}
            />
          ))}
        </div>
        <div className={classes.side}>
          <Card>
            <h2 className={classes.title}>{m.hiddenParts}</h2>
            <HiddenParts areas={form.values.hidden} onOpen={focus} onRemove={remove} />
            <p role="status" className={classes.said}>
              {said}
            </p>
            {!hasRoom(form.values.hidden) && <Notice>{m.noMore}</Notice>}
            <CheckboxField form={form} name="looked" label={m.looked} hint={m.lookedHint} />
          </Card>
          <SaveActions form={form} label={m.save} cancelTo={cancelTo} />
        </div>
      </div>
    </KitForm>
  );
}

interface HiddenPartsProps {
  areas: readonly HiddenArea[];
  onOpen: (at: number) => void;
  onRemove: (at: number) => void;
}

function HiddenParts({ areas, onOpen, onRemove }: HiddenPartsProps) {
  if (areas.length === 0) return <p className={classes.none}>{m.nothing}</p>;
  return (
    <ol className={classes.parts} aria-label={m.hiddenParts}>
      {areas.map((area, at) => (
        <li key={at}>
          <Button size="sm" variant="quiet" className={classes.part} onClick={() => onOpen(at)}>
            <span>{m.sheet({ sheet: area.sheet })}</span> <span>{partAt(area, at)}</span>
          </Button>
          <IconButton label={m.remove({ number: at + 1 })} size="sm" onClick={() => onRemove(at)}>
            <ClearIcon size={16} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

/** The areas of the form, and an announcement of the last change for screen readers. */
function useAreas(form: KitFormState<HidePartsValues>) {
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const { hidden } = form.values;
  const focus = (at: number) => root.current?.querySelector<HTMLElement>(`[data-area="${at}"]`)?.focus();
  // The element exists only after the next render.
  const focusSoon = (at: number) => requestAnimationFrame(() => focus(at));
  return {
    ...{ root, said, focus },
    add: (area: HiddenArea) => {
      form.set('hidden', [...hidden, area]);
      say(partAt(area, hidden.length));
      focusSoon(hidden.length);
    },
    change: (at: number, area: HiddenArea) => {
      form.set('hidden', hidden.with(at, area));
      say(partAt(area, at));
    },
    remove: (at: number) => {
      form.set('hidden', hidden.toSpliced(at, 1));
      say(m.removed({ number: at + 1 }));
      if (hidden.length > 1) focusSoon(Math.min(at, hidden.length - 2));
    },
  };
}
