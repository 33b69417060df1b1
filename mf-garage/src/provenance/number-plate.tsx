import type { FileLinks } from '@carnet/contracts';
import { Code, NONE } from '@carnet/mf-kit/formats';
import { Badge, Button, EmptyState, PanelFrame, PlusIcon, type Tone } from '@carnet/mf-kit/ui';
import type { Undo } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { useFilesBehind } from './files-behind';
import { useFileLinks } from './use-file-links';
import classes from './provenance.module.css';
import { createIdentity, deleteIdentity, type Identity, type Provenance } from './provenance.queries';
import { IDENTITY_KINDS, partText } from './provenance.words';
import * as m from '../messages/provenance-tab';

interface NumberPlateProps {
  provenance: Provenance;
  vin: string | null;
  undo: Undo;
}

/** Numbers of a vehicle, styled like a type plate, each as built and as fitted. */
export function NumberPlate({ provenance: { vehicle_id, identities }, vin, undo }: NumberPlateProps) {
  const missing = USUAL.filter((kind) => !identities.some((identity) => identity.kind === kind));
  return (
    <PanelFrame
      title={m.numbers}
      action={
        identities.length > 0 && (
          <Button size="sm" to={paths.newNumber(vehicle_id)} icon={<PlusIcon size={16} />}>
            {m.addNumber}
          </Button>
        )
      }
    >
      {identities.length === 0 ? (
        <EmptyState
          plain
          title={m.noNumbers}
          action={
            <Button variant="primary" to={paths.newNumber(vehicle_id, 'engine')}>
              {m.beginWithEngine}
            </Button>
          }
        >
          {m.whyNumbers}
        </EmptyState>
      ) : (
        <>
          <ul className={classes.plate}>
            {vin && (
              <li>
                <h3>{m.vin}</h3>
                <p className={classes.stamped}>
                  <Code>{vin}</Code>
                </p>
              </li>
            )}
            {identities.map((identity) => (
              <Plated key={identity.id} identity={identity} undo={undo} />
            ))}
          </ul>
          {missing.length > 0 && (
            <p className={classes.missing}>
              <span>{m.notYet}</span>
              {missing.map((kind) => (
                <Button key={kind} size="sm" variant="quiet" to={paths.newNumber(vehicle_id, kind)}>
                  {IDENTITY_KINDS[kind]}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
    </PanelFrame>
  );
}

const USUAL = ['chassis', 'engine', 'gearbox', 'body'] as const;

const MATCHES: Readonly<Record<Identity['match'], { text: string; tone: Tone }>> = {
  matching: { text: m.matching, tone: 'good' },
  replaced: { text: m.replaced, tone: 'warn' },
  'not-known': { text: m.notKnown, tone: 'neutral' },
};

function Plated({ identity, undo }: { identity: Identity; undo: Undo }) {
  const { as_built, as_fitted, match, note } = identity;
  const part = partText(identity);
  const { text, tone } = MATCHES[match];
  const number = as_fitted ?? as_built ?? '';
  const files = useFilesBehind({ subject: 'vehicle-identity', id: identity.id });
  const linksOf = useFileLinks();
  return (
    <li>
      <h3>{part}</h3>
      <dl className={classes.values}>
        <Stamped label={m.built} number={as_built} />
        <Stamped label={m.fitted} number={as_fitted} />
      </dl>
      <Badge tone={tone}>{text}</Badge>
      <div className={classes.actions}>
        {files.toggle(m.papersOfNumber({ part, number }))}
        <Button
          variant="quiet"
          size="sm"
          to={paths.editNumber(identity.id)}
          aria-label={m.editNumber({ part, number })}
        >
          {m.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={undo.busy}
          aria-label={m.deleteNumber({ part, number })}
          onClick={() => void undo.run({ text: m.numberDeleted({ part }), ...deletionOf(identity, linksOf) })}
        >
          {m.remove}
        </Button>
      </div>
      {note && <p className={classes.words}>{note}</p>}
      {files.shown}
    </li>
  );
}

/** Undo also restores the links to papers. */
function deletionOf(identity: Identity, linksOf: FileLinks['of']): Pick<Parameters<Undo['run']>[0], 'act' | 'undo'> {
  const subject = 'vehicle-identity';
  let link: Awaited<ReturnType<FileLinks['of']>>;
  return {
    act: async () => {
      link = await linksOf({ subject, id: identity.id });
      await deleteIdentity(identity);
    },
    undo: async () => {
      const { id } = await createIdentity(asBefore(identity));
      await link({ subject, id });
    },
  };
}

function Stamped({ label, number }: { label: string; number: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.stamped}>{number ? <Code>{number}</Code> : <span data-unknown>{NONE}</span>}</dd>
    </div>
  );
}

/** Request body that creates a deleted number again. */
const asBefore = ({ vehicle_id, kind, name, as_built, as_fitted, note }: Identity) => ({
  ...{ vehicle_id, kind, name, as_built, as_fitted, note },
});
