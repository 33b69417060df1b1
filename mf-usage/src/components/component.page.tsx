import { formatDate, formatMoney, formatNumber } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  Figures,
  KeyValue,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
  StatusBadge,
} from '@carnet/mf-kit/ui';
import { Link, Slot, useParams } from '@carnet/mf-kit/federation';
import {
  Changes,
  Columns,
  DeleteButton,
  PageFrame,
  PrintButton,
  Section,
  useAskedDeletion,
  useDeletion,
  Waiting,
} from '@carnet/mf-kit/pages';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { ComponentEvents } from './component-events';
import { Genealogy } from './genealogy';
import { ComponentTread } from './component-tread';
import {
  ageText,
  KINDS,
  kmText,
  LIMITS,
  limitText,
  OPEN_TOLD,
  positionText,
  SEASONS,
  spotText,
  STATES,
  TONES,
  usedText,
} from './component.words';
import {
  type Component,
  COMPONENT,
  componentQuery,
  lifeQuery,
  partQuery,
  type Standing,
  type WholeLife,
} from './components.queries';
import { sizeOf, speedOf } from './size.rules';
import classes from './components.module.css';
import * as asOf from '../messages/as-of';
import * as common from '../messages/common';
import * as words from '../messages/component-words';
import * as m from '../messages/components';

const backOf = (kind?: Component['kind']) =>
  kind === 'tyres' ? { to: paths.tyres(), label: words.tyres } : { to: paths.components(), label: words.components };

export default function ComponentPage() {
  const id = Number(useParams().id);
  const component = useLoaded(componentQuery(id));
  const life = useLoaded(lifeQuery(id));
  if (!component.data)
    return (
      <NotYet
        of={component}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={backOf()} />}
        prefix={common.error}
      />
    );
  if (!life.data) return <NotYet of={life} waiting={<PageSkeleton shape="sheet" label={m.loading} />} />;
  return <ComponentSheet component={component.data} life={life.data} />;
}

function ComponentSheet({ component, life }: { component: Component; life: WholeLife }) {
  const { id, name, kind, fitted, note, part_id } = component;
  const remove = useDeletion(COMPONENT, id, kind === 'tyres' ? paths.tyres() : paths.components());
  const deletion = useAskedDeletion(m.confirmDelete, () => remove());
  const on = fitted[0];
  return (
    <PageFrame
      title={name}
      subtitle={on ? m.onVehicle({ vehicle: vehicleName(on) }) : (component.stored_at ?? KINDS[kind])}
      back={backOf(kind)}
      rareActions={<PrintButton />}
      actions={
        <>
          <Button to={paths.editComponent(id)} icon={<EditIcon size={18} />}>
            {common.edit}
          </Button>
          <DeleteButton wants="arrange" deletion={deletion} />
        </>
      }
    >
      {deletion.error && (
        <Notice tone="bad">
          {common.error} {messageOf(deletion.error, words.notDeleted)}
        </Notice>
      )}
      <QuickActions component={component} />
      <Waiting kind="tread" list={paths.component(id)} />
      <Columns top={<Facts component={component} life={life} />}>
        <Section title={m.behind}>
          <Behind life={life} />
        </Section>
        <Section title={m.limits}>
          <Limits limits={life.limits} />
        </Section>
        {kind === 'tyres' && <ComponentTread component={component} life={life} />}
        {component.kind !== 'tyres' || life.fitments.length > 0 ? (
          <Section title={asOf.genealogy}>
            <Genealogy id={id} life={life} />
          </Section>
        ) : null}
        <Section title={m.throughTime}>
          <ComponentEvents id={id} life={life} />
        </Section>
        {part_id !== null && (
          <>
            <Slot slot="photos" subject="part" id={part_id} />
            <Slot slot="papers" subject="part" id={part_id} loading={null} />
          </>
        )}
        {note && (
          <Section title={m.note}>
            <Card>
              <p style={{ whiteSpace: 'pre-line' }}>{note}</p>
            </Card>
          </Section>
        )}
      </Columns>
      <Changes record={component} of={() => import('./component.changes')} />
    </PageFrame>
  );
}

/** Links to the forms for the component's next entries. */
function QuickActions({ component: { id, kind, fitted } }: { component: Component }) {
  const isTyres = kind === 'tyres';
  return (
    <div className={classes.actions}>
      {fitted.length > 0 ? (
        <Button to={paths.takeOff(id)}>{m.takeOff}</Button>
      ) : (
        <Button to={paths.mount({ component_id: id })}>{words.mount}</Button>
      )}
      {isTyres && <Button to={paths.entry(id, 'rotation')}>{m.rotate}</Button>}
      {isTyres && <Button to={paths.entry(id, 'tread')}>{m.readTread}</Button>}
      {!isTyres && <Button to={paths.entry(id, 'rebuild')}>{m.rebuild}</Button>}
      <Button to={paths.entry(id, 'use')}>{m.use}</Button>
    </div>
  );
}

/** Past use of the component: in its current life, and in total if it had several lives. */
function Behind({ life: { life, lives, total } }: { life: WholeLife }) {
  const rebuilt = lives.length > 1;
  return (
    <>
      <Figures
        items={[
          {
            label: life.from ? m.thisLife({ day: formatDate(life.from) }) : m.inAll,
            value: <span className={classes.figure}>{usedText(life)}</span>,
          },
          ...(rebuilt ? [{ label: m.inAll, value: usedText(total) }] : []),
          ...(life.months === null ? [] : [{ label: m.age, value: ageText(life.months) }]),
        ]}
      />
      {total.open !== null && <p className={classes.note}>{OPEN_TOLD[total.open]}</p>}
      {rebuilt && (
        <ul className={classes.list} aria-label={m.lives}>
          {lives.map((one, at) => (
            <li key={at} className={classes.line}>
              <span>
                {one.to === null
                  ? m.lifeFrom({ from: formatDate(one.from) })
                  : m.lifeTo({ from: one.from ? formatDate(one.from) : m.fromNew, to: formatDate(one.to) })}
              </span>
              <span className={classes.figure}>{usedText(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Limits({ limits }: { limits: readonly Standing[] }) {
  if (limits.length === 0) return <p className={classes.note}>{m.noLimits}</p>;
  return (
    <Card>
      <ul className={classes.list}>
        {limits.map((standing) => (
          <li key={standing.limit.by}>
            <div className={classes.line}>
              <span>{LIMITS[standing.limit.by]}</span>
              <span className={classes.figure}>{standingText(standing)}</span>
              <StatusBadge status={standing.state} tones={TONES} labels={STATES} />
            </div>
            {standing.limit.source && <div className={classes.note}>{m.by({ source: standing.limit.source })}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function standingText({ limit, left, due_on }: Standing): string {
  const parts = [
    ...(limit.value === null ? [] : [limitText(limit, limit.value)]),
    ...(left === null || left === 0 ? [] : [m.left({ left: limitText(limit, left) })]),
    ...(due_on === null ? [] : [formatDate(due_on)]),
  ];
  return parts.join(' · ');
}

/** Shows only known values, because most fields of a component are empty. */
function Facts({ component, life }: { component: Component; life: WholeLife }) {
  const { fitted, tyres, season, size, part_id } = component;
  const part = useLoaded(partQuery(part_id ?? 0)).data;
  const { amount, currency } = part
    ? { amount: part.cost, currency: part.currency }
    : { amount: component.price, currency: component.currency };
  const on = fitted[0];
  const facts = [
    { label: m.kind, value: KINDS[component.kind] },
    {
      label: m.place,
      value: on && (
        <>
          <Link to={paths.vehicle(on.vehicle_id)}>{vehicleName(on)}</Link>{' '}
          {m.since({ from: spotText(on.from_on, on.from_mileage, on.odometer_unit) })}
        </>
      ),
    },
    {
      label: m.part,
      value: part_id && <Link to={paths.part(part_id)}>{part?.name ?? component.part_name ?? m.part}</Link>,
    },
    { label: m.storedAt, value: on ? null : component.stored_at },
    { label: m.maker, value: component.maker },
    { label: m.number, value: component.number },
    { label: m.size, value: size && [size, sizeText(size)].filter(Boolean).join(': ') },
    { label: m.season, value: season && SEASONS[season] },
    { label: m.made, value: life.made_on && formatDate(life.made_on) },
    { label: m.firstUsed, value: component.first_used_on && formatDate(component.first_used_on) },
    { label: m.bought, value: component.bought_on && formatDate(component.bought_on) },
    { label: common.price, value: amount === null ? null : formatMoney(amount, undefined, currency ?? undefined) },
    { label: m.retired, value: component.retired_on && formatDate(component.retired_on) },
  ].filter(({ value }) => Boolean(value));
  const each = (tyres ?? []).map(({ dot, position }, at) => ({
    label: m.tyre({ number: at + 1 }),
    value: [positionText(life.places[at] ?? position), dot && `${m.dot} ${dot}`].filter(Boolean).join(' · '),
  }));
  return (
    <Card>
      <KeyValue items={[...facts, ...each]} />
    </Card>
  );
}

/** Explains a tyre's size, as far as it can be parsed. */
function sizeText(size: string): string | null {
  const known = sizeOf(size);
  if (!known) return null;
  const speed = speedOf(known.speed);
  return [
    m.sizeMeans({ width: `${known.width}\u00a0mm`, rim: `${formatNumber(known.rim)}″` }),
    ...(known.diameter === null ? [] : [m.diameter({ diameter: `${known.diameter}\u00a0mm` })]),
    ...(speed === null ? [] : [m.upTo({ speed: `${kmText(speed)}/h` })]),
  ].join(', ');
}
