import { messageOf } from '@carnet/mf-kit/data';
import { Dialog, LazyPart, Notice, Skeleton } from '@carnet/mf-kit/ui';
import type { Doing } from './doing';
import type { OdometerFormProps } from './odometer-form';
import type { Odometer } from './odometer.queries';
import * as m from '../messages/odometer';

const load = () => import(/* webpackChunkName: "odometer-form" */ './odometer-form');

interface OdometerDialogProps {
  doing: Doing;
  odometer: Odometer;
  onDo: (doing: Doing) => void;
  onClose: () => void;
}

/** Dialog of the open form. The form's code is loaded when it is first opened. */
export function OdometerDialog({ doing, odometer, onDo, onClose }: OdometerDialogProps) {
  const props: OdometerFormProps = { doing, odometer, onDo, onClose };
  return (
    <Dialog opened title={titleOf(doing)} onClose={onClose}>
      <LazyPart
        load={load}
        props={props}
        loading={<Skeleton height="20rem" />}
        fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
      />
    </Dialog>
  );
}

function titleOf(doing: Doing): string {
  if (doing.kind === 'add') return m.addAReading;
  if (doing.kind === 'edit') return m.editTheReading;
  return doing.before || !doing.after ? m.whatHappened : m.whatIsWrong;
}
