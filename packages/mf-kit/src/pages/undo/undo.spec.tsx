import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../data/api/api-error';
import { fakeApi, renderWithKit } from '../../testing';
import { UndoBar } from './undo-bar';
import { useUndo, type UndoStep } from './use-undo';

function Page({ step, changed }: { step: UndoStep; changed: () => void }) {
  const undo = useUndo(changed);
  return (
    <>
      <button type="button" onClick={() => void undo.run(step)}>
        Do it
      </button>
      <UndoBar undo={undo} />
    </>
  );
}

function visit(step: Partial<UndoStep> = {}) {
  fakeApi();
  const changed = jest.fn();
  const whole = { act: () => Promise.resolve(), text: 'Reading deleted.', ...step };
  renderWithKit(<Page step={whole} changed={changed} />);
  return { changed, doIt: () => userEvent.click(screen.getByRole('button', { name: 'Do it' })) };
}

it('says what was done, and takes it back', async () => {
  const undo = jest.fn(() => Promise.resolve());
  const { changed, doIt } = visit({ undo });
  await doIt();
  expect(await screen.findByText('Reading deleted.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('says why something failed, and offers nothing to take back', async () => {
  const { changed, doIt } = visit({
    act: () => Promise.reject(new ApiError('The line is down', 503)),
    undo: async () => {},
  });
  await doIt();
  expect(await screen.findByText('The line is down')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(changed).toHaveBeenCalledTimes(1);
});

it('offers what could not be taken back until it is, however long that lasts', async () => {
  const undo = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new ApiError('The line is down', 503));
  undo.mockResolvedValue(undefined);
  const { doIt } = visit({ undo });
  await doIt();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const why = await screen.findByText('The line is down');
  await userEvent.tab();
  await userEvent.unhover(why);
  await userEvent.click(document.body);
  jest.useFakeTimers();
  act(() => jest.advanceTimersByTime(60_000));
  expect(why).toBeInTheDocument();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(screen.queryByText('The line is down')).not.toBeInTheDocument();
});

it('goes by itself, but not while it is pointed at', async () => {
  const { doIt } = visit();
  await doIt();
  const text = await screen.findByText('Reading deleted.');
  await userEvent.hover(text);
  jest.useFakeTimers();
  act(() => jest.advanceTimersByTime(60_000));
  expect(text).toBeInTheDocument();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(text).not.toBeInTheDocument());
});
