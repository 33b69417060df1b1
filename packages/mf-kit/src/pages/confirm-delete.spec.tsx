import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/api/api-error';
import { renderWithKit } from '../testing';
import { ConfirmButton, ConfirmDelete } from './confirm-delete';

const question = 'Are you sure you want to delete this part?';

function visit(onConfirm: () => Promise<unknown>) {
  renderWithKit(
    <ConfirmDelete label="Delete Part" question={question} onConfirm={onConfirm} fallback="Error deleting part">
      Two service events lose it.
    </ConfirmDelete>,
  );
  return userEvent.setup({ delay: null });
}

const opener = () => screen.getByRole('button', { name: 'Delete Part' });

describe('deleting in two steps', () => {
  it('asks first, says what goes, and puts the focus on the harmless button', async () => {
    const remove = jest.fn().mockResolvedValue(undefined);
    const person = visit(remove);
    await person.click(opener());
    const dialog = screen.getByRole('alertdialog', { name: question });
    expect(dialog).toHaveAccessibleDescription('Two service events lose it.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
  });

  it.each(['click', 'Escape'])('goes back on %s, with the focus where it was', async (way) => {
    const remove = jest.fn();
    const person = visit(remove);
    await person.click(opener());
    if (way === 'click') await person.click(screen.getByRole('button', { name: 'Cancel' }));
    else await person.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
  });

  it('is busy while it deletes, and does so once', async () => {
    let done: (value?: unknown) => void = () => undefined;
    const remove = jest.fn(() => new Promise((resolve) => (done = resolve)));
    const person = visit(remove);
    await person.click(opener());
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Deleting...' }));
    expect(remove).toHaveBeenCalledTimes(1);
    await act(async () => done());
  });

  it('closes after a failure and says why', async () => {
    const person = visit(() => Promise.reject(new ApiError('The part is locked', 409)));
    await person.click(opener());
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The part is locked');
    expect(opener()).toBeInTheDocument();
  });

  it('has words of its own for a failure that has none', async () => {
    const person = visit(() => Promise.reject(new Error('undefined is not a function')));
    await person.click(opener());
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error deleting part');
  });
});

describe('deleting by two clicks on one button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = () => fireEvent.click(screen.getByRole('button'));

  it('acts on the second click', () => {
    const remove = jest.fn();
    renderWithKit(<ConfirmButton label="Delete" onConfirm={remove} />);
    press();
    expect(screen.getByRole('button')).toHaveTextContent('Confirm Delete?');
    expect(remove).not.toHaveBeenCalled();
    press();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('asks at a double click as at one click, and stays asking', () => {
    const remove = jest.fn();
    renderWithKit(<ConfirmButton label="Delete" onConfirm={remove} />);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    fireEvent.click(screen.getByRole('button'), { detail: 2 });
    expect(screen.getByRole('button')).toHaveTextContent('Confirm Delete?');
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('reverts after three seconds', () => {
    const remove = jest.fn();
    renderWithKit(<ConfirmButton label="Delete" onConfirm={remove} />);
    press();
    act(() => void jest.advanceTimersByTime(2999));
    expect(screen.getByRole('button')).toHaveTextContent('Confirm Delete?');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent('Delete');
    press();
    expect(remove).not.toHaveBeenCalled();
  });
});
