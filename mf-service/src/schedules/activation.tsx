import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import * as named from '../messages/activation';
import * as m from '../messages/schedules';
import { type Schedule, schedulesChanged, updateSchedule } from './schedules.queries';

/** Turns a schedule on or off. Keeps other changes that were saved since it was fetched. */
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
  /** True if the button's accessible name includes the schedule, as in a list. */
  isNamed?: boolean;
}

export function ActivationButton({ schedule, activation, isNamed, ...look }: ActivationButtonProps) {
  const { isPending, variables, mutate } = activation;
  const { name, is_active: isActive } = schedule;
  const whole = isActive ? named.deactivateNamed({ name }) : named.activateNamed({ name });
  return (
    <Button
      wants="arrange"
      {...look}
      aria-label={isNamed ? whole : undefined}
      disabled={isPending}
      busy={isPending && variables.id === schedule.id}
      // Ignores the second click of a double click, which would undo the first.
      onClick={({ detail }) => detail < 2 && mutate(schedule)}
    >
      {isActive ? m.deactivate : m.activate}
    </Button>
  );
}

/** Result of the last click. */
export function ActivationNotice({ activation }: { activation: Activation }) {
  const { isSuccess, isError, data, error, reset } = activation;
  if (isError)
    return (
      <Notice tone="bad" onDismiss={reset}>
        {messageOf(error, m.updateFailed)}
      </Notice>
    );
  if (!isSuccess) return null;
  return (
    <Notice tone="good" onDismiss={reset}>
      {data.is_active ? named.isActive({ name: data.name }) : named.isInactive({ name: data.name })}
    </Notice>
  );
}
