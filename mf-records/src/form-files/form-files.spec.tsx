import { Button } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { KitForm, useKitForm } from '@carnet/mf-kit/forms';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anUpload } from '../testing/factories';
import type { UploadEngine } from '../uploads/upload-engine';
import { publish } from '../uploads/uploads.store';
import FormFiles from './form-files.panel';

const engine = { add: jest.fn(), release: jest.fn(), drop: jest.fn() } satisfies Partial<UploadEngine>;
jest.mock('../uploads/current-engine', () => ({ currentEngine: () => engine }));

const FORM = '/parts/new?vehicle_id=7';

function PartForm() {
  const form = useKitForm({ initial: {}, save: async () => ({ id: 21 }) });
  return (
    <KitForm form={form} label="Part">
      <FormFiles subject="part" />
      <Button type="submit">Create</Button>
      <Link to="/parts">Cancel</Link>
    </KitForm>
  );
}

const visit = () => {
  fakeApi({});
  renderWithKit(<PartForm />, { path: FORM, route: '/parts/new' });
};
const choose = async (what: string, name: string, type: string) => {
  const file = new File(['x'], name, { type });
  await userEvent.upload(document.querySelector<HTMLInputElement>(`input[aria-label="Choose ${what}"]`)!, file);
  return file;
};

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => publish([])));

it('takes photos and papers that wait for the form of this address', async () => {
  visit();
  const photo = await choose('photos', 'pump.jpg', 'image/jpeg');
  const paper = await choose('papers', 'invoice.pdf', 'application/pdf');
  const waits = { of: null, form: FORM };
  await waitFor(() => expect(engine.add).toHaveBeenCalledWith([paper], { kind: 'document', ...waits }));
  expect(engine.add).toHaveBeenCalledWith([photo], { kind: 'photo', ...waits });
});

it('shows what waits here, and nothing of other forms', () => {
  visit();
  act(() =>
    publish([
      anUpload({ name: 'pump.jpg', state: 'held', form: FORM }),
      anUpload({ id: 'b', name: 'sill.jpg', state: 'held', form: '/issues/create' }),
    ]),
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('pump.jpg');
});

it('sends it once the form is saved', async () => {
  visit();
  act(() => publish([anUpload({ state: 'held', form: FORM })]));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(engine.release).toHaveBeenCalledWith(FORM, { subject: 'part', id: 21 }));
  expect(engine.drop).not.toHaveBeenCalled();
});

it('lets it go with a form that is left, once the person has said so', async () => {
  visit();
  act(() => publish([anUpload({ state: 'held', form: FORM })]));
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(engine.drop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(engine.drop).toHaveBeenCalledWith(FORM));
});
