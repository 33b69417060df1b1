import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { Button } from '../ui/button';
import { PageFrame } from './page-frame';

it('has rare actions behind a button, which Escape closes and gets the focus back', async () => {
  renderWithKit(
    <PageFrame title="Giulia" rareActions={<Button>Make a Dossier</Button>} actions={<Button>Edit</Button>}>
      Sheet
    </PageFrame>,
  );
  const more = screen.getByRole('button', { name: 'More actions' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Make a Dossier' }));
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
});
