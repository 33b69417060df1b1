import { ExplainForm } from './explain-form';
import type { Doing } from './doing';
import type { Odometer } from './odometer.queries';
import { ReadingForm } from './reading-form';

export interface OdometerFormProps {
  doing: Doing;
  odometer: Odometer;
  onDo: (doing: Doing) => void;
  onClose: () => void;
}

/** Renders the form for the current action. */
export default function OdometerForm({ doing, odometer, onDo, onClose }: OdometerFormProps) {
  if (doing.kind === 'explain')
    return (
      <ExplainForm
        ways={doing.ways}
        before={doing.before}
        after={doing.after}
        odometer={odometer}
        onAdd={() => onDo({ kind: 'add' })}
        onClose={onClose}
      />
    );
  return <ReadingForm odometer={odometer} reading={doing.kind === 'edit' ? doing.reading : null} onClose={onClose} />;
}
