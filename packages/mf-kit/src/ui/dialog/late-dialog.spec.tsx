import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../../testing';
import { Dialog } from './dialog';
import { LateDialog } from './late-dialog';

const Question = ({ onClose }: { onClose: () => void }) => (
  <Dialog opened title="Join pages" onClose={onClose}>
    Which ones?
  </Dialog>
);

it('says that its code did not come, keeps the page, and tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: Question });
  const onClose = jest.fn();
  renderWithKit(
    <>
      <p>The page</p>
      <LateDialog load={load} props={{ onClose }} title="Join pages" onClose={onClose} />
    </>,
  );
  expect(await screen.findByRole('dialog', { name: 'Join pages' })).toHaveTextContent('not available right now');
  expect(screen.getByText('The page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Which ones?')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
