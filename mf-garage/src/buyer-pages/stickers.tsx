import { withQuery } from '@carnet/mf-kit/data';
import { Button, useMediaSession } from '@carnet/mf-kit/ui';
import { FieldGrid, Section } from '@carnet/mf-kit/pages';
import { KitForm, NumberField, SelectField, useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import type { BuyerPage } from './buyer-pages.queries';
import classes from './buyer-pages.module.css';
import * as m from '../messages/buyer-pages';

/** Label sheets: paper, number of labels, label size. Sizes on Letter are in inches, as they are sold. */
const FORMATS = [
  { value: 'a4-24-70x37', label: m.sheetA4({ labels: 24, size: '70 × 37 mm' }) },
  { value: 'a4-21-63.5x38.1', label: m.sheetA4({ labels: 21, size: '63.5 × 38.1 mm' }) },
  { value: 'a4-65-38.1x21.2', label: m.sheetA4({ labels: 65, size: '38.1 × 21.2 mm' }) },
  { value: 'letter-30-66.7x25.4', label: m.sheetLetter({ labels: 30, size: '2⅝ × 1 in' }) },
  { value: 'letter-10-101.6x50.8', label: m.sheetLetter({ labels: 10, size: '4 × 2 in' }) },
  { value: 'single-62x29', label: m.single({ size: '62 × 29 mm' }) },
];
const READING = 'reading';
const MOST_SKIPPED = 64;

interface StickersProps {
  vehicleId: number;
  pages: readonly BuyerPage[];
  paper: 'A4' | 'Letter' | null | undefined;
}

/** Links to printable stickers with a QR code. */
export function Stickers({ vehicleId, pages, paper }: StickersProps) {
  const isOpen = useMediaSession();
  const [initial] = useState({
    to: READING,
    format: paper === 'Letter' ? FORMATS[3]!.value : FORMATS[0]!.value,
    skip: '',
  });
  const form = useKitForm({ initial, guard: false, save: () => Promise.resolve() });
  const targets = [
    { value: READING, label: m.toReading },
    ...pages.map(({ id, name }) => ({ value: String(id), label: m.toPage({ name }) })),
  ];
  const { to, format, skip } = form.values;
  const skipped = Number(skip || 0);
  const isSound = Number.isInteger(skipped) && skipped >= 0 && skipped <= MOST_SKIPPED;
  const address = withQuery('/api/media/stickers', {
    vehicle_id: vehicleId,
    buyer_page_id: to === READING ? undefined : Number(to),
    format,
    skip: isSound && skipped > 0 ? skipped : undefined,
  });
  return (
    <Section title={m.stickers}>
      <p className={classes.note}>{m.stickersNote}</p>
      <KitForm form={form} label={m.stickers}>
        <FieldGrid>
          <SelectField form={form} name="to" label={m.leadsTo} options={targets} />
          <SelectField form={form} name="format" label={m.format} options={FORMATS} />
          <NumberField form={form} name="skip" label={m.skip} hint={m.skipHint} />
        </FieldGrid>
        {isOpen && isSound && (
          <div className={classes.buttons}>
            <Button to={address} reloadDocument>
              {m.openStickers}
            </Button>
          </div>
        )}
      </KitForm>
    </Section>
  );
}
