import {
  Announcement,
  book,
  card,
  certificate,
  glass,
  lock,
  type Meanwhile,
  type Planned,
  receipt,
  shield,
} from '../announced';
import { paths } from '../paths';

/** The documents' planned features (001 §2). */
const PLANNED: readonly Planned[] = [
  { icon: card, title: 'Registration', what: 'Title and registration of every vehicle, with the date they run out.' },
  { icon: shield, title: 'Insurance', what: 'Policies and proofs of insurance, at hand when somebody asks for them.' },
  {
    icon: receipt,
    title: 'Receipts and warranties',
    what: 'What was paid for and what is still covered, beside the part or the service event.',
  },
  { icon: book, title: 'Manuals', what: 'Owner’s manuals, workshop manuals and wiring diagrams for each vehicle.' },
  {
    icon: certificate,
    title: 'Inspection certificates',
    what: 'Emissions and safety inspections, with a word before the next one is due.',
  },
  { icon: glass, title: 'Search', what: 'One search through all papers, by name, by vehicle and by what they say.' },
  { icon: lock, title: 'Secure storage', what: 'Kept apart for each owner, like everything else in Carnet.' },
];

const MEANWHILE: readonly Meanwhile[] = [
  { to: paths.vehicles(), label: 'Vehicles', what: 'A vehicle’s notes have room for policy numbers and dates.' },
  { to: paths.parts(), label: 'Parts', what: 'Price, date of purchase and part number of everything you bought.' },
  {
    to: paths.serviceHistory(),
    label: 'Service History',
    what: 'Log an inspection as an upcoming service event, and it shows when it is near.',
  },
];

export default function DocumentationPage() {
  return (
    <Announcement
      title="Documentation"
      subtitle="The papers of your vehicles, in one place, are coming to Carnet."
      planned={PLANNED}
      meanwhile={MEANWHILE}
    />
  );
}
