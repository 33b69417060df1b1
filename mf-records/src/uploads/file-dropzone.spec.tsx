import { renderWithKit } from '@carnet/mf-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDropzone } from './file-dropzone';

const add = jest.fn();
let fails = false;
jest.mock('./current-engine', () => ({
  currentEngine: () => {
    if (fails) throw new Error('The chunk did not come');
    return { add };
  },
}));

const OF = { subject: 'issue', id: 12 } as const;
const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const other = new File(['y'], 'b.jpg', { type: 'image/jpeg' });
const visit = () =>
  renderWithKit(
    <>
      <FileDropzone of={OF} />
      <input aria-label="Title" />
    </>,
  );
const inputOf = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
const begun = (...files: File[]) =>
  waitFor(() => expect(add.mock.calls).toEqual([[files, { of: OF, kind: 'photo', form: undefined }]]));

beforeEach(() => {
  add.mockClear();
  fails = false;
});

it('takes what is chosen, many at a time', async () => {
  visit();
  await userEvent.upload(inputOf('Choose photos'), [picture, other]);
  await begun(picture, other);
});

it('opens the camera at the back', () => {
  visit();
  expect(inputOf('Take a photo')).toHaveAttribute('capture', 'environment');
});

it('takes what is dropped anywhere on the page, which the browser then does not leave', async () => {
  visit();
  const dataTransfer = { types: ['Files'], files: [picture] };
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(screen.getByText('Let go to add them')).toBeInTheDocument();
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(screen.getByText('Drop or paste photos here')).toBeInTheDocument();
  await begun(picture);
});

describe('beside a place for papers', () => {
  const pdf = new File(['z'], 'invoice.pdf', { type: 'application/pdf' });
  const kinds = () =>
    waitFor(() => expect(add).toHaveBeenCalled()).then(() => add.mock.calls.map(([, { kind }]) => kind));
  const drop = (on: Element, file: File) => fireEvent.drop(on, { dataTransfer: { types: ['Files'], files: [file] } });
  beforeEach(() => {
    renderWithKit(
      <>
        <FileDropzone of={OF} />
        <FileDropzone kind="document" of={OF} compact>
          Papers
        </FileDropzone>
      </>,
    );
  });

  it('has what is dropped on it', async () => {
    drop(screen.getByText('Drop or paste photos here'), picture);
    expect(await kinds()).toEqual(['photo']);
  });

  it('leaves what is dropped on that', async () => {
    fireEvent.dragOver(screen.getByText('Papers'), { dataTransfer: { types: ['Files'], files: [] } });
    expect(screen.getByText('Drop or paste photos here')).toBeInTheDocument();
    drop(screen.getByText('Papers'), picture);
    expect(await kinds()).toEqual(['document']);
  });

  it('has the pictures that are dropped elsewhere, and that the PDFs', async () => {
    drop(document.body, picture);
    drop(document.body, pdf);
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    expect(await kinds()).toEqual(['photo', 'document']);
  });
});

it('leaves text that is dragged alone', () => {
  visit();
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(add).not.toHaveBeenCalled();
});

it('takes what is pasted, unless it is pasted into a text', async () => {
  visit();
  const clipboardData = { files: [picture] };
  fireEvent.paste(screen.getByLabelText('Title'), { clipboardData });
  fireEvent.paste(document.body, { clipboardData });
  await begun(picture);
});

it('keeps what was chosen where the upload cannot begin, until it does', async () => {
  fails = true;
  visit();
  await userEvent.upload(inputOf('Choose photos'), [picture]);
  expect(await screen.findByRole('alert')).toHaveTextContent('What you chose is still here.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await begun(picture);
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says of what is too large that it is, and takes the rest', async () => {
  visit();
  const large = new File(['x'], 'tour.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 62 * 1024 * 1024 });
  await userEvent.upload(inputOf('Choose photos'), [picture, large]);
  await begun(picture);
  expect(screen.getByRole('alert')).toHaveTextContent('tour.jpg has 62 MB, of 50 MB at most.');
});
