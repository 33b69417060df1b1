import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../api/client';
import { NotFoundState } from '../../ui/states';
import { NotYet } from '../../ui/not-yet';
import { PageFrame } from '../../pages/page-frame';
import { type AnyPaths, fakeApi, reconnect, renderWithKit } from '../../testing';
import { useLoaded, useLoadedForEditing, useLoadedFresh } from './use-loaded';

const api = apiOf<AnyPaths>();
const CARS = 'GET /api/vehicles';
const CAR = 'GET /api/vehicles/7';
const AWAY = { status: 503, body: { msg: 'The garage is away' } };
const GONE = { status: 404, body: { msg: 'Vehicle not found' } };

const OUT_OF_DATE = 'Some of what you see may be out of date.';

const carsQuery = queryOptions({
  queryKey: ['cars'],
  queryFn: async () => (await api.list('/api/vehicles', { fallback: 'Failed' })).rows as string[],
});
const carQuery = queryOptions({
  queryKey: ['cars', 7],
  queryFn: () => api.get('/api/vehicles/7', { fallback: 'Failed' }) as Promise<{ name: string }>,
});

function NewEvent() {
  const cars = useLoaded(carsQuery);
  return (
    <PageFrame title="New event">
      {cars.data ? (
        <label>
          Notes of {cars.data.join()}
          <input />
        </label>
      ) : (
        <NotYet of={cars} />
      )}
    </PageFrame>
  );
}

function EditCar() {
  const car = useLoadedForEditing(carQuery);
  if (!car.data)
    return <NotYet of={car} missing={<NotFoundState text="No such car" back={{ to: '/', label: 'x' }} />} />;
  return (
    <PageFrame title="Edit car">
      <input aria-label="Name" defaultValue={car.data.name} />
    </PageFrame>
  );
}

/** A car's page with a link to its form. */
function Car() {
  const [editing, edit] = useState(false);
  const car = useQuery(carQuery);
  if (editing) return <EditCar />;
  return <button onClick={() => edit(true)}>{`Edit ${car.data?.name}`}</button>;
}

it('shows a skeleton, and the error with another try where there is nothing to show', async () => {
  const { on } = fakeApi({ [CARS]: AWAY });
  renderWithKit(<NewEvent />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The garage is away');
  on(CARS, { body: ['Klara'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Notes of Klara')).toBeVisible();
});

it('keeps what is there when it cannot be fetched again, says so, and stops saying so once it could', async () => {
  const { on } = fakeApi({ [CARS]: { body: ['Klara'] } });
  renderWithKit(<NewEvent />);
  await userEvent.type(await screen.findByLabelText('Notes of Klara'), 'New plugs');
  on(CARS, AWAY);
  await reconnect();
  expect(await screen.findByRole('status')).toHaveTextContent(`${OUT_OF_DATE}The garage is away`);
  expect(screen.getByLabelText('Notes of Klara')).toHaveValue('New plugs');
  on(CARS, { body: ['Klara', 'Egon'] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Notes of Klara,Egon')).toHaveValue('New plugs');
  expect(screen.queryByText(OUT_OF_DATE)).not.toBeInTheDocument();
});

describe('for editing', () => {
  it('waits for a fresh answer, and does not close when a later one fails', async () => {
    const { on } = fakeApi({ [CAR]: { body: { name: 'Klara' } } });
    renderWithKit(<Car />);
    on(CAR, { body: { name: 'Klara II' } });
    await userEvent.click(await screen.findByText('Edit Klara'));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Klara II');
    await userEvent.type(name, '!');
    on(CAR, GONE);
    await reconnect();
    expect(screen.getByLabelText('Name')).toHaveValue('Klara II!');
  });

  it('opens with what is known where nothing newer can be had, and says so', async () => {
    const { on } = fakeApi({ [CAR]: { body: { name: 'Klara' } } });
    renderWithKit(<Car />);
    on(CAR, AWAY);
    await userEvent.click(await screen.findByText('Edit Klara'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Klara');
    expect(screen.getByRole('status')).toHaveTextContent('The garage is away');
  });

  it('does not open what is gone', async () => {
    const { on } = fakeApi({ [CAR]: { body: { name: 'Klara' } } });
    renderWithKit(<Car />);
    on(CAR, GONE);
    await userEvent.click(await screen.findByText('Edit Klara'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No such car' })).toBeVisible());
  });
});

describe('fresh', () => {
  function Form() {
    const car = useLoadedFresh(carQuery);
    return car.data ? <input aria-label="Name" defaultValue={car.data.name} /> : <NotYet of={car} />;
  }

  /** A page that read a car before it was changed, with a link to a form whose first value is the car's name. */
  function ChangedCar() {
    const [open, setOpen] = useState(false);
    const car = useQuery({ ...carQuery, enabled: !open });
    const queries = useQueryClient();
    const changed = () => void queries.invalidateQueries({ queryKey: carQuery.queryKey, refetchType: 'none' });
    if (open) return <Form />;
    return (
      <button
        onClick={() => {
          changed();
          setOpen(true);
        }}
      >{`Use ${car.data?.name}`}</button>
    );
  }

  it('waits for what is fetched anew, and does not close when a later fetch fails', async () => {
    const { on } = fakeApi({ [CAR]: { body: { name: 'Klara' } } });
    renderWithKit(<ChangedCar />);
    on(CAR, { body: { name: 'Klara II' } });
    await userEvent.click(await screen.findByText('Use Klara'));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Klara II');
    await userEvent.type(name, '!');
    on(CAR, AWAY);
    await reconnect();
    expect(screen.getByLabelText('Name')).toHaveValue('Klara II!');
  });

  it('begins with what is known where nothing newer can be had', async () => {
    const { on } = fakeApi({ [CAR]: { body: { name: 'Klara' } } });
    renderWithKit(<ChangedCar />);
    on(CAR, AWAY);
    await userEvent.click(await screen.findByText('Use Klara'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Klara');
  });
});
