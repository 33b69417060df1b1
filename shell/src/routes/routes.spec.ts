import { mergeNav } from './merge-nav';
import { routesBelow } from './remote-section';

const page = () => Promise.reject(new Error('not shown here'));

it('takes a remote’s routes under one first segment, relative to it', () => {
  const routes = ['/vehicles', '/vehicles/:id', '/vehicles/:id/edit', '/vehicles-sold', '/parts'].map((path) => ({
    path,
    page,
  }));
  expect(routesBelow('/vehicles', routes).map(({ path }) => path)).toEqual(['', ':id', ':id/edit']);
});

it('brings menus of one name together, in the order of the remotes', () => {
  const item = (label: string) => ({ label, to: `/${label.toLowerCase()}` });
  const menus = [
    [{ label: 'Garage', items: [item('Vehicles')] }],
    [
      { label: 'Service', items: [item('History')] },
      { label: 'Garage', items: [item('Tyres')] },
    ],
  ];
  expect(mergeNav(menus)).toEqual([
    { label: 'Garage', items: [item('Vehicles'), item('Tyres')] },
    { label: 'Service', items: [item('History')] },
  ]);
});
