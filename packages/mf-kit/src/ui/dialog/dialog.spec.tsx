import { act, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

/** Closes the dialog without a `cancel` event, as a browser does at a second Escape. */
function closeWithoutAsking(): HTMLDialogElement {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => {
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
  });
  return dialog;
}

it('stays where it has to be answered', () => {
  render(
    <Dialog opened title="Your session has ended">
      Log in again
    </Dialog>,
  );
  expect(closeWithoutAsking()).toHaveAttribute('open');
});

it('stays while it may not be closed', () => {
  const onClose = jest.fn();
  render(
    <Dialog opened title="Delete?" closable={false} onClose={onClose}>
      Deleting...
    </Dialog>,
  );
  expect(closeWithoutAsking()).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});

it('tells of being closed otherwise', () => {
  const onClose = jest.fn();
  render(
    <Dialog opened title="Delete?" onClose={onClose}>
      Really?
    </Dialog>,
  );
  closeWithoutAsking();
  expect(onClose).toHaveBeenCalledTimes(1);
});
