import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { AppRouter, useBlockedMoves } from './app-router';
import { createAppHistory } from './history';

function Form() {
  const [typed, setTyped] = useState(false);
  const [held, setHeld] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const { release, goOn } = useBlockedMoves(typed, (leave) => setHeld(() => leave));
  return (
    <>
      <button onClick={() => setTyped(true)}>Type</button>
      <button onClick={release}>Save</button>
      <button onClick={() => goOn(() => void navigate('/saved'))}>Save and go on</button>
      <Link to="/list">List</Link>
      {held && <button onClick={held}>Leave</button>}
    </>
  );
}

function openForm() {
  window.history.replaceState(null, '', '/start');
  const history = createAppHistory(window);
  render(
    <AppRouter history={history}>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </AppRouter>,
  );
  act(() => history.push('/form'));
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByText(name));

it('lets a person go who has changed nothing', async () => {
  const user = openForm();
  await press(user, 'List');
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(window.location.pathname).toBe('/list');
});

it('leads back to what was before the form, once that is saved', async () => {
  const user = openForm();
  await press(user, 'Type');
  await press(user, 'Save and go on');
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(window.location.pathname).toBe('/saved');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
});

it('holds a link back until the person says so', async () => {
  const user = openForm();
  await press(user, 'Type');
  await press(user, 'List');
  expect(window.location.pathname).toBe('/form');
  await press(user, 'Leave');
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

it('holds the back button back, and goes back when the person says so', async () => {
  const user = openForm();
  await press(user, 'Type');
  act(() => window.history.back());
  expect(await screen.findByText('Leave')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await press(user, 'Leave');
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(window.location.pathname).toBe('/start');
});

it('lets the next move pass after a save', async () => {
  const user = openForm();
  await press(user, 'Type');
  await press(user, 'Save');
  await press(user, 'List');
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

it('has the browser ask before the page itself is left', async () => {
  const user = openForm();
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  await press(user, 'Type');
  expect(leaves()).toBe(false);
});
