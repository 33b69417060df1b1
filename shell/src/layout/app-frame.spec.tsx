import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSigningOut } from '@carnet/mf-kit/data';
import type { NavGroup } from '@carnet/mf-kit/federation';
import { type KnownRemote, aUser, renderWithKit } from '@carnet/mf-kit/testing';
import { AppFrame } from './app-frame';

const nav: NavGroup[] = [
  {
    label: 'Garage',
    items: [
      { label: 'Vehicles', to: '/vehicles' },
      { label: 'Parts', to: '/parts' },
    ],
  },
  { label: 'Service', items: [{ label: 'Service History', to: '/service-history' }] },
];

const service: KnownRemote = {
  ...{ name: 'mf-service', id: 'service', paths: ['/service-history', '/service'], routes: [] },
  nav: nav.slice(1),
};

function visit(path = '/dashboard') {
  renderWithKit(<AppFrame nav={nav}>the page</AppFrame>, { path, remotes: [service] });
  return userEvent.setup({ delay: null });
}

const garage = () => screen.getByRole('button', { name: 'Garage' });

describe('logging out', () => {
  const logOut = async (person: ReturnType<typeof visit>) => {
    await person.click(screen.getByRole('button', { name: /^Account/ }));
    await person.click(screen.getByRole('button', { name: 'Log out' }));
  };

  it('asks first where something would be lost, and says what', async () => {
    const forget = onSigningOut(async () => '2 photos have not been uploaded yet and would be lost.');
    const person = visit();
    await logOut(person);
    const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
    expect(dialog).toHaveTextContent('2 photos have not been uploaded yet and would be lost.');
    await person.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(localStorage.getItem('carnet.token')).not.toBeNull();
    await logOut(person);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem('carnet.token')).toBeNull();
    forget();
  });

  it('asks first where something is typed and not saved, on another page too', async () => {
    const person = visit();
    localStorage.setItem(`carnet.draft.${aUser().id}./vehicles/new#make`, '{}');
    await logOut(person);
    const dialog = await screen.findByRole('dialog', { name: 'Log out now?' });
    expect(dialog).toHaveTextContent('What you have typed and not saved would be lost.');
    await person.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem('carnet.token')).toBeNull();
  });

  it('asks nothing for what was sent and waits for its answer, nor for what somebody else typed', async () => {
    const person = visit();
    localStorage.setItem(`carnet.draft.${aUser().id}.sent:/api/collections#1k8x.20`, '{}');
    localStorage.setItem(`carnet.draft.${aUser().id + 1}./vehicles/new#make`, '{}');
    await logOut(person);
    await waitFor(() => expect(localStorage.getItem('carnet.token')).toBeNull());
  });

  it('asks nothing where nothing would, or nobody can tell', async () => {
    const forget = onSigningOut(() => Promise.reject(new Error('away')));
    const person = visit();
    await logOut(person);
    await waitFor(() => expect(localStorage.getItem('carnet.token')).toBeNull());
    forget();
  });
});

describe('a menu of the bar', () => {
  it('opens and closes by its button', async () => {
    const person = visit();
    expect(garage()).toHaveAttribute('aria-expanded', 'false');
    await person.click(garage());
    expect(garage()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('href', '/vehicles');
    await person.click(garage());
    expect(screen.queryByRole('link', { name: 'Vehicles' })).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const person = visit();
    await person.click(garage());
    await person.tab();
    expect(screen.getByRole('link', { name: 'Vehicles' })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(garage()).toHaveFocus();
    expect(garage()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when another is opened', async () => {
    const person = visit();
    await person.click(garage());
    await person.click(screen.getByRole('button', { name: 'Service' }));
    expect(garage()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Service History' })).toBeInTheDocument();
  });

  it('closes when its link has led on, and marks the page', async () => {
    const person = visit();
    await person.click(garage());
    await person.click(screen.getByRole('link', { name: 'Parts' }));
    expect(window.location.pathname).toBe('/parts');
    expect(garage()).toHaveAttribute('aria-expanded', 'false');
    await person.click(garage());
    expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute('aria-current', 'page');
  });

  it('is marked on every page of its domain, also one that stands in no menu', () => {
    visit('/service/events/7');
    expect(screen.getByRole('button', { name: 'Service' })).toHaveAttribute('aria-current', 'true');
    expect(garage()).not.toHaveAttribute('aria-current');
  });
});

describe('the menu of a narrow screen', () => {
  it('holds every page behind one button', async () => {
    const person = visit();
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    for (const [group, pages] of [
      ['Garage', ['Vehicles', 'Parts']],
      ['Service', ['Service History']],
      ['Account', ['Profile', 'Settings']],
    ] as const) {
      const list = screen.getByRole('list', { name: group });
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(pages);
    }
  });
});

describe('the person’s own menu', () => {
  it('leads to profile and settings, and logs out', async () => {
    const person = visit();
    await person.click(screen.getByRole('button', { name: /Anna/ }));
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await person.click(screen.getByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem('carnet.token')).toBeNull();
  });
});

it('lets the keyboard skip to the content', async () => {
  const person = visit();
  await person.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leads the focus into the page that a link of the bar opens', async () => {
  const person = visit();
  expect(document.body).toHaveFocus();
  await person.click(garage());
  await person.click(screen.getByRole('link', { name: 'Parts' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('says whose and which year in the foot', () => {
  visit();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Carnet`);
});

it('begins the next page at its top, and leaves the way back to the browser', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const person = visit('/vehicles');
  await person.click(garage());
  await person.click(screen.getByRole('link', { name: 'Vehicles' }));
  expect(scroll).not.toHaveBeenCalled();
  await person.click(garage());
  await person.click(screen.getByRole('link', { name: 'Parts' }));
  expect(scroll).toHaveBeenCalledTimes(1);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/vehicles'));
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});
