import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, messageOf } from '../data/api/api-error';
import { renderWithKit } from '../testing';
import { DeleteButton, useAskedDeletion } from './delete-button';

function Issue({ remove }: { remove: () => Promise<unknown> }) {
  const deletion = useAskedDeletion('Are you sure?', remove);
  return (
    <>
      <DeleteButton deletion={deletion} />
      {deletion.error && <p>{messageOf(deletion.error)}</p>}
    </>
  );
}

const answer = (yes: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(yes);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

it('asks first, and deletes nothing where the answer is no', async () => {
  const asked = answer(false);
  const remove = jest.fn();
  renderWithKit(<Issue remove={remove} />);
  await press();
  expect(asked).toHaveBeenCalledWith('Are you sure?');
  expect(remove).not.toHaveBeenCalled();
});

it('says that it is deleting, and cannot be pressed meanwhile', async () => {
  answer(true);
  renderWithKit(<Issue remove={() => new Promise(() => undefined)} />);
  await press();
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
});

it('says why it failed, and can be tried again', async () => {
  answer(true);
  renderWithKit(<Issue remove={() => Promise.reject(new ApiError('The service is away', 503))} />);
  await press();
  expect(await screen.findByText('The service is away')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
