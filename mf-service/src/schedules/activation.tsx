import { Button, messageOf, Notice, useMutation, useQueryClient } from '@carnet/mf-kit';
import { type Schedule, schedulesChanged, updateSchedule } from './schedules.queries';

/** Turns a schedule on or off. Other changes made to it since it was read are kept. */
export function useActivation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_active }: Schedule) => updateSchedule({ id }, { is_active: !is_active }),
    onSuccess: (saved) => schedulesChanged(queries, saved),
  });
}

type Activation = ReturnType<typeof useActivation>;

interface ActivationButtonProps {
  schedule: Schedule;
  activation: Activation;
  size?: 'sm' | 'md';
  variant?: 'secondary' | 'quiet';
  /** Whether the button says which schedule it is of to those who hear it, among others. */
  named?: boolean;
}

export function ActivationButton({ schedule, activation, named, ...look }: ActivationButtonProps) {
  const { isPending, variables, mutate } = activation;
  const label = schedule.is_active ? 'Deactivate' : 'Activate';
  return (
    <Button
      {...look}
      aria-label={named ? `${label} ${schedule.name}` : undefined}
      disabled={isPending}
      busy={isPending && variables.id === schedule.id}
      // The second click of a double click would take back what the first has done.
      onClick={({ detail }) => detail < 2 && mutate(schedule)}
    >
      {label}
    </Button>
  );
}

/** What became of the last press. */
export function ActivationNotice({ activation }: { activation: Activation }) {
  const { isSuccess, isError, data, error, reset } = activation;
  if (isError)
    return (
      <Notice tone="bad" onDismiss={reset}>
        {messageOf(error, 'Error updating service schedule')}
      </Notice>
    );
  if (!isSuccess) return null;
  return (
    <Notice tone="good" onDismiss={reset}>
      {data.is_active
        ? `${data.name} is active: what is on it falls due.`
        : `${data.name} is inactive: nothing on it falls due.`}
    </Notice>
  );
}
