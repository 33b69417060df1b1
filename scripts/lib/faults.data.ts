/** A deliberate fault: one text of one file in the place of another. */
export interface Fault {
  file: string;
  fault: string;
  right: string;
  wrong: string;
}

/** Things that somebody forgets or counts wrongly, at least once in each service, in kits, the gateway, the shell and remotes. */
export const FAULTS: readonly Fault[] = [
  {
    file: 'svc-identity/src/sessions/sessions.repository.ts',
    fault: 'anybody ends a session by its number',
    right: 'delete from sessions where owner_id = ${owner} and id = ${id} and expires_at',
    wrong: 'delete from sessions where ${owner}::int is not null and id = ${id} and expires_at',
  },
  {
    file: 'svc-garage/src/parts/parts.repository.ts',
    fault: "somebody else's part is changed like one's own",
    right: 'from parts where owner_id = ${owner} and id = ${id}`',
    wrong: 'from parts where ${owner}::int is not null and id = ${id}`',
  },
  {
    file: 'svc-service/src/due/due.rules.ts',
    fault: 'what is due today is overdue',
    right: "left < 0 ? 'Overdue'",
    wrong: "left <= 0 ? 'Overdue'",
  },
  {
    file: 'svc-records/src/media/media.repository.ts',
    fault: "somebody else's file is shown",
    right: 'where f.owner_id = ${owner} and f.id = ${id}`',
    wrong: 'where ${owner}::int is not null and f.id = ${id}`',
  },
  {
    file: 'svc-dossier/src/buyer/looks.service.ts',
    fault: 'another picture is shown under the words of one that has gone',
    right: 'if (photo && tagOf(photo) !== tag) throw new NotFound();',
    wrong: 'if (photo && !tag) throw new NotFound();',
  },
  {
    file: 'svc-usage/src/consumption/figure.rules.ts',
    fault: 'what was filled before the first full tank counts as burnt',
    right: '    why = null;\n    filled = [];\n',
    wrong: '    why = null;\n    filled = [one];\n',
  },
  {
    file: 'svc-notify/src/reminders/reminders.rules.ts',
    fault: 'a paper is told of a day late',
    right: 'left > days || left < -LAPSED_DAYS',
    wrong: 'left >= days || left < -LAPSED_DAYS',
  },
  {
    file: 'packages/pg/src/database.ts',
    fault: 'writes of one person do not wait for each other',
    right: 'return sql`select lock_owner(${owner}::int)`;',
    wrong: 'return sql`select ${owner}::int`;',
  },
  {
    file: 'packages/fact-log/src/fact.ts',
    fault: 'a version that is known is taken once more',
    right: 'fact.version > head.version || isRepublished',
    wrong: 'fact.version >= head.version || isRepublished',
  },
  {
    file: 'packages/rest/src/if-match.ts',
    fault: 'a change overwrites a version that was not seen',
    right: 'expected !== current.version) throw',
    wrong: 'expected > current.version) throw',
  },
  {
    file: 'gateway/src/routes.ts',
    fault: 'who asks from outside may say to be a service',
    right: "  'X-Internal-Token',\n",
    wrong: '',
  },
  {
    file: 'shell/src/account/profile-form.tsx',
    fault: 'the form of the profile has no family name',
    right: 'lastName: asText(me.last_name)',
    wrong: "lastName: ''",
  },
  {
    file: 'mf-service/src/events/service-event-form.schema.ts',
    fault: 'the notes of a service are not saved',
    right: '    notes: field.optional(),\n',
    wrong: '    notes: field.as(() => null),\n',
  },
  {
    file: 'mf-usage/src/fill-ups/fill-up-form.schema.ts',
    fault: 'each fill-up is saved as a full one',
    right: '    full: field.flag(true),\n',
    wrong: '    full: { ...field.flag(true), write: () => ({ full: true }) },\n',
  },
];
