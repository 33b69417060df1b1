import { useSession } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { PageFrame } from '@carnet/mf-kit/pages';
import {
  GarageSign,
  FlagSign,
  IssueSign,
  ModificationSign,
  PaperSign,
  PartSign,
  PhotoSign,
  ScheduleSign,
  ServiceSign,
  VehicleSign,
} from './feature-icons';
import * as m from '../messages/features';
import classes from './reading.module.css';

const chapters = [
  {
    Sign: GarageSign,
    title: m.collections,
    text: m.collectionsText,
  },
  {
    Sign: VehicleSign,
    title: m.vehicles,
    text: m.vehiclesText,
  },
  {
    Sign: ServiceSign,
    title: m.serviceHistory,
    text: m.serviceHistoryText,
  },
  {
    Sign: ScheduleSign,
    title: m.schedules,
    text: m.schedulesText,
  },
  {
    Sign: PartSign,
    title: m.parts,
    text: m.partsText,
  },
  {
    Sign: ModificationSign,
    title: m.modifications,
    text: m.modificationsText,
  },
  {
    Sign: IssueSign,
    title: m.issues,
    text: m.issuesText,
  },
  {
    Sign: FlagSign,
    title: m.trackDays,
    text: m.trackDaysText,
  },
  {
    Sign: PhotoSign,
    title: m.photos,
    text: m.photosText,
  },
  {
    Sign: PaperSign,
    title: m.documentation,
    text: m.documentationText,
  },
] as const;

/** Path of a page that svc-dossier renders, outside of the shell. */
const CHECKER = '/verify';

/** Carnet's features, chapter by chapter. */
export default function FeaturesPage() {
  const isIn = useSession().status === 'in';
  return (
    <PageFrame
      title={m.title}
      subtitle={m.subtitle}
      actions={
        <Button to={isIn ? '/dashboard' : '/register'} variant="primary">
          {isIn ? m.goToDashboard : m.register}
        </Button>
      }
    >
      <div className={classes.chapters}>
        {chapters.map(({ title, text, Sign }) => (
          <section key={title} className={classes.chapter}>
            <Sign size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <p className={classes.below}>
        <a href={CHECKER}>{m.checkDossier}</a>
      </p>
    </PageFrame>
  );
}
