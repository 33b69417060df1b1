import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { someEvidence } from '../testing/dossiers';
import { aVehicle } from '../testing/factories';
import { records, service } from '../testing/remotes';
import EvidencePage from './evidence.page';
import type { Evidence } from './dossiers.queries';

const LINKS = [
  { ...service, links: { ...service.links, 'vehicle/log-service': '/service/new?vehicle_id=:id' } },
  { ...records, links: { ...records.links, 'vehicle/papers': '/documentation?vehicle_id=:id' } },
];

function visit(evidence: Partial<Evidence>) {
  fakeApi({
    'GET /api/vehicles/7': { body: aVehicle() },
    'GET /api/dossiers/evidence': { body: someEvidence(evidence) },
  });
  renderWithKit(<EvidencePage />, { path: '/vehicles/7/evidence', route: '/vehicles/:id/evidence', remotes: LINKS });
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('tells what the history rests on', async () => {
  visit({});
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'With a paper',
    'With a photograph',
    'Owner’s word',
    'Entered later',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '660 % of 10 entries',
    '110 % of 10 entries',
    '330 % of 10 entries',
    '2More than 60 days after it happened',
  ]);
});

it('shows every year as a picture that says itself, and as figures', async () => {
  visit({});
  const chart = await panel('Coverage by year');
  expect(
    await chart.findByRole('img', {
      name: 'Entries from 1983 to 1985: 1 year with a paper, 1 year without any entry',
    }),
  ).toBeInTheDocument();
  expect(chart.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '1985: 3 entries; With a photograph 1 and Owner’s word 2',
  );
  expect(chart.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'YearWith a paperWith a photographOwner’s wordAll',
    '19832013 entries',
    '1984000no entry',
    '19850123 entries',
  ]);
});

it('says what is missing, what to look for, and leads to where it is mended', async () => {
  visit({
    gaps: [
      { kind: 'nothing', from: '1984', to: '1991', miles: null, owner: null, next: 'ask-previous-owner' },
      { kind: 'nothing', from: '1993', to: '1993', miles: null, owner: 'Dr. Weiß', next: 'ask-owner' },
      { kind: 'no-paper', from: '1995', to: '1996', miles: null, owner: null, next: 'find-invoice' },
      { kind: 'distance', from: '1998-03-01', to: '2003-07-09', miles: 24_000, owner: null, next: 'find-inspection' },
    ],
  });
  const gaps = await panel('Gaps');
  expect(gaps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1984–1991Nothing is known.The previous owner’s folder?Add EventAdd PaperAdd Owner',
    '1993Nothing is known.The folder of Dr. Weiß?Add EventAdd Paper',
    '1995–1996There are entries, but no paper by anybody else.The workshop’s invoice, or a stamp in the service book?Add Paper',
    '1998–200324,000\u00a0mi without a paper.Certificates of inspection say the mileage. An old insurance policy, too?Add Paper',
  ]);
  expect(
    gaps.getAllByRole('link', { name: /1984–1991$/ }).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Add Event', '/service/new?vehicle_id=7'],
    ['Add Paper', '/documentation?vehicle_id=7'],
    ['Add Owner', '/vehicles/7?tab=provenance'],
  ]);
});

it('says where the odometer contradicts itself, and what was said of that', async () => {
  const readings = [
    { day: '2004-03-12', value: 84_120 },
    { day: '2005', value: 80_000 },
  ];
  visit({
    findings: [
      { kind: 'turned-back', readings, explanation: null },
      { kind: 'turned-back', readings, explanation: 'Another instrument.' },
    ],
  });
  const found = await panel('Contradictions of the Odometer');
  const said = 'Turned back84,120\u00a0mi (Mar 12, 2004), then 80,000\u00a0mi (2005)';
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${said}Nobody has explained this.`,
    `${said}You explain: Another instrument.`,
  ]);
  expect(found.getByRole('link', { name: 'Explain' })).toHaveAttribute('href', '/vehicles/7?tab=odometer');
});

it('invites where nothing is known yet', async () => {
  visit({ entries: { all: 0, papered: 0, pictured: 0, told: 0, late: 0 }, years: [] });
  expect(await screen.findByText('No history to weigh yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Event' })).toHaveAttribute('href', '/service/new?vehicle_id=7');
  expect(screen.queryByRole('region', { name: 'Gaps' })).not.toBeInTheDocument();
});

it('says what stands behind owners and numbers, and what to look for where nothing does', async () => {
  const provenance = {
    owners: { all: 3, papered: 1, pictured: 0 },
    numbers: { all: 2, papered: 1, pictured: 1 },
  };
  visit({ provenance });
  const told = await panel('Owners and Numbers');
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Owners1 of 3 with a paper, 0 with a photograph.A contract of sale, a log book, a letter?',
    'Numbers1 of 2 with a paper, 1 with a photograph.',
  ]);
  expect(told.getByRole('link', { name: 'Provenance' })).toHaveAttribute('href', '/vehicles/7?tab=provenance');
});

it('says nothing of owners and numbers where there are none', async () => {
  visit({});
  await panel('Gaps');
  expect(screen.queryByRole('region', { name: 'Owners and Numbers' })).not.toBeInTheDocument();
});
