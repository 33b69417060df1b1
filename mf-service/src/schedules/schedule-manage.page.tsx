import { SCHEDULE_DESCRIPTION_MAX_LENGTH, SCHEDULE_NAME_MAX_LENGTH } from '@carnet/contracts/service';
import { messageOf, useLoadedForEditing, useQueryClient } from '@carnet/mf-kit/data';
import { Button, NotFoundState, Notice, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import {
  DeleteButton,
  FormActions,
  FormSection,
  PageFrame,
  Section,
  useAskedDeletion,
  useDeletion,
} from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  KitForm,
  TextAreaField,
  TextField,
  useKitForm,
  useSaved,
  useVersionedSave,
} from '@carnet/mf-kit/forms';
import { useRef, useState } from 'react';
import { vehicleName } from '../lookups';
import * as words from '../messages/schedule-form';
import * as m from '../messages/schedule-manage';
import * as schedules from '../messages/schedules';
import { paths } from '../paths';
import { sameFields, scheduleBody, scheduleProblems, type ScheduleValues, valuesOf } from './schedule-form.schema';
import {
  readSchedule,
  type Schedule,
  SCHEDULE,
  scheduleQuery,
  schedulesChanged,
  updateSchedule,
} from './schedules.queries';
import { ScheduledTemplates } from './scheduled-templates';
import { TemplatePicker } from './template-picker';

const LIST = { to: paths.activeSchedules(), label: schedules.activeSchedules };

export default function ScheduleManagePage() {
  const id = Number(useParams().id);
  const schedule = useLoadedForEditing(scheduleQuery(id));
  if (!schedule.data)
    return (
      <NotYet
        of={schedule}
        waiting={<PageSkeleton shape="sheet" label={schedules.loadingOne} />}
        missing={<NotFoundState text={schedules.notFound} back={LIST} />}
      />
    );
  return <ManageSchedule key={id} schedule={schedule.data} />;
}

function ManageSchedule({ schedule }: { schedule: Schedule }) {
  const { id, vehicle_id: vehicleId } = schedule;
  const save = useScheduleSave(schedule);
  const onSaved = useSaved<Schedule>(SCHEDULE, () => paths.schedulesOfVehicle(vehicleId));
  const [picking, setPicking] = useState(false);
  const form = useKitForm<ScheduleValues, Schedule>({
    initial: valuesOf(schedule),
    validate: scheduleProblems,
    fallback: schedules.updateFailed,
    save: (values) => save.fields(scheduleBody(values)),
    onSaved,
  });
  return (
    <PageFrame
      title={m.title}
      tabTitle={m.tabTitle({ name: schedule.name })}
      subtitle={vehicleName(schedule)}
      width="narrow"
      back={{ to: paths.schedule(id), label: schedule.name }}
    >
      <KitForm form={form} label={words.label}>
        <FormSection title={words.schedule}>
          <TextField form={form} name="name" label={words.name} required maxLength={SCHEDULE_NAME_MAX_LENGTH} />
          <TextAreaField
            form={form}
            name="description"
            label={words.description}
            rows={3}
            maxLength={SCHEDULE_DESCRIPTION_MAX_LENGTH}
          />
          <CheckboxField form={form} name="is_active" label={m.active} hint={m.activeHint} />
        </FormSection>
        <FormSection title={schedules.templates} note={m.templatesNote}>
          <ScheduledTemplates schedule={schedule} onChanged={save.readAgain} onPick={() => setPicking(true)} />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? words.saving : m.save}
          </Button>
          <Button to={paths.schedulesOfVehicle(vehicleId)}>{words.cancel}</Button>
        </FormActions>
      </KitForm>
      <DeleteSchedule schedule={schedule} saving={form.busy} release={form.release} />
      <TemplatePicker
        opened={picking}
        schedule={schedule}
        onChanged={save.readAgain}
        onClose={() => setPicking(false)}
      />
    </PageFrame>
  );
}

/**
 * Saves the fields against the version that filled the form. Adding or removing templates on this page also raises the version; that is no conflict, unless
 * somebody else has changed the fields.
 */
function useScheduleSave(schedule: Schedule) {
  const queries = useQueryClient();
  const basis = useRef(schedule);
  const fields = useVersionedSave(
    schedule,
    (read, body: Parameters<typeof updateSchedule>[1]) => updateSchedule(newer(read, basis.current), body),
    () => readSchedule(schedule.id),
  );
  const readAgain = async () => {
    const again = await readSchedule(schedule.id);
    if (sameFields(again, basis.current)) basis.current = again;
    await schedulesChanged(queries, again);
  };
  return { fields, readAgain };
}

const newer = (one: Schedule, other: Schedule): Schedule => ((one.version ?? 0) > (other.version ?? 0) ? one : other);

interface DeleteScheduleProps {
  schedule: Schedule;
  /** True while a save is pending. */
  saving: boolean;
  release: () => void;
}

function DeleteSchedule({ schedule, saving, release }: DeleteScheduleProps) {
  const remove = useDeletion(SCHEDULE, schedule.id, paths.vehicle(schedule.vehicle_id));
  const deletion = useAskedDeletion(m.deleteQuestion, () => remove(release));
  return (
    <Section title={m.deleteTitle} note={m.deleteNote}>
      {deletion.error && <Notice tone="bad">{messageOf(deletion.error, schedules.deleteFailed)}</Notice>}
      <div>
        <DeleteButton deletion={deletion} label={m.deleteSchedule} disabled={saving} />
      </div>
    </Section>
  );
}
