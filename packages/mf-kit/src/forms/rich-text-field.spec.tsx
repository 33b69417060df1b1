import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/api/api-error';
import { Button } from '../ui/button';
import { Link } from 'react-router-dom';
import { renderWithKit } from '../testing';
import { KitForm, RichTextField, TextField, useKitForm } from '.';

interface Values {
  track: string;
  report: string;
}

type Save = jest.Mock<Promise<unknown>, [Values]>;

function ReportForm({ save, report, onValues }: { save: Save; report: string; onValues: (values: Values) => void }) {
  const form = useKitForm<Values, unknown>({ initial: { track: '', report }, save, fallback: 'Failed' });
  onValues(form.values);
  return (
    <KitForm form={form} label="Track day">
      <TextField form={form} name="track" label="Track" />
      <RichTextField form={form} name="report" label="Report" hint="How it went" placeholder="Type here..." />
      <Button type="submit">Save</Button>
      <Link to="/elsewhere">Cancel</Link>
    </KitForm>
  );
}

async function open({ save = jest.fn().mockResolvedValue({}) as Save, report = '' } = {}) {
  const known = { values: { track: '', report } };
  const form = <ReportForm save={save} report={report} onValues={(values) => (known.values = values)} />;
  renderWithKit(form, { path: '/track-days/new', route: '/track-days/new' });
  const editor = await screen.findByRole('textbox', { name: 'Report' });
  return { save, editor, known, user: userEvent.setup() };
}

/** Enters text by a paste event, because jsdom cannot type into editable elements. */
const paste = (editor: HTMLElement, html: string) =>
  fireEvent.paste(editor, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } });

const saveNow = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });

afterEach(() => jest.useRealTimers());

it('is named, described and shows what to write', async () => {
  const { editor } = await open();
  expect(editor).toHaveAccessibleDescription('How it went');
  expect(editor).toHaveAttribute('aria-placeholder', 'Type here...');
  paste(editor, '<p>a</p>');
  expect(editor).not.toHaveAttribute('aria-placeholder');
});

it('tells the form 1000 ms after the last change', async () => {
  const { editor, known } = await open();
  jest.useFakeTimers();
  paste(editor, '<p>Two laps</p>');
  act(() => jest.advanceTimersByTime(999));
  expect(known.values.report).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(known.values.report).toBe('<p>Two laps</p>');
});

it('tells the form when it is left', async () => {
  const { editor, known, user } = await open();
  act(() => editor.focus());
  paste(editor, '<p>Two laps</p>');
  await user.click(screen.getByLabelText('Track'));
  expect(known.values.report).toBe('<p>Two laps</p>');
});

it('saves what was written an instant ago', async () => {
  const { editor, save } = await open();
  paste(editor, '<p>Two laps</p>');
  saveNow();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ track: '', report: '<p>Two laps</p>' }));
});

it('keeps what was written where the save fails, and saves it with the next', async () => {
  const save = jest.fn().mockRejectedValueOnce(new ApiError('Away', 503)).mockResolvedValue({}) as Save;
  const { editor } = await open({ save });
  paste(editor, '<p>Two laps</p>');
  saveNow();
  expect(await screen.findByText('Away')).toBeInTheDocument();
  expect(editor).toHaveTextContent('Two laps');
  saveNow();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]![0].report).toBe('<p>Two laps</p>');
});

it('is closed while it is saved, and open again once that has failed', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  const save: Save = jest.fn((_: Values) => new Promise((_done, reject) => (refuse = reject)));
  const { editor } = await open({ save });
  paste(editor, '<p>Two laps</p>');
  saveNow();
  await waitFor(() => expect(editor).toHaveAttribute('contenteditable', 'false'));
  expect(editor).toHaveAttribute('aria-disabled', 'true');
  expect(tool('Bold')).toBeDisabled();
  refuse(new ApiError('Away', 503));
  await waitFor(() => expect(editor).toHaveAttribute('contenteditable', 'true'));
  expect(editor).not.toHaveAttribute('aria-disabled');
  expect(editor).toHaveTextContent('Two laps');
});

it('asks before what was written an instant ago is left', async () => {
  const { editor, user } = await open();
  paste(editor, '<p>Two laps</p>');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
});

it('makes nothing of an emptied text', async () => {
  const { editor, save } = await open({ report: '<p>Two laps</p>' });
  act(() => editor.focus());
  fireEvent.keyDown(editor, { key: 'a', ctrlKey: true });
  act(() => window.getSelection()!.selectAllChildren(editor));
  fireEvent.keyDown(editor, { key: 'Backspace' });
  saveNow();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]![0].report).toBe('');
});

it('shows a blank line as one, and saves it as it was', async () => {
  const report = '<p>a</p><p><br></p><p>b</p>';
  const { editor, save } = await open({ report });
  expect([...editor.children].map((line) => line.querySelectorAll('br').length)).toEqual([0, 1, 0]);
  paste(editor, '<p>c</p>');
  saveNow();
  await waitFor(() => expect(save.mock.calls[0]?.[0].report).toContain('<p><br></p><p>b</p>'));
});

describe('the toolbar', () => {
  it('has the documents’ tools and the link', async () => {
    await open();
    const names = within(screen.getByRole('toolbar', { name: 'Formatting' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Bold', 'Italic', 'Underline', 'Bullet list', 'Numbered list', 'Link', 'Undo', 'Redo']);
  });

  it('tells which of them is on', async () => {
    const { user } = await open();
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
    await user.click(tool('Bold'));
    await waitFor(() => expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(tool('Numbered list'));
    await waitFor(() => expect(tool('Numbered list')).toHaveAttribute('aria-pressed', 'true'));
    expect(tool('Bullet list')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is one stop of the Tab key, with arrow keys within', async () => {
    const { user } = await open();
    act(() => screen.getByLabelText('Track').focus());
    await user.tab();
    expect(tool('Bold')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Underline')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tool('Redo')).toHaveFocus();
    await user.keyboard('{Home}');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Report' })).toHaveFocus();
  });

  it('takes back and brings again', async () => {
    const { editor, user } = await open();
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    paste(editor, '<p>Two laps</p>');
    await user.click(tool('Undo'));
    expect(editor).not.toHaveTextContent('Two laps');
    await user.click(tool('Redo'));
    expect(editor).toHaveTextContent('Two laps');
  });

  it.each([
    ['brno.example', 'https://brno.example'],
    ['anna@brno.example', 'mailto:anna@brno.example'],
    ['tel:+420123', 'tel:+420123'],
    ['javascript:alert(1)', 'about:blank'],
    ['ftp://brno.example', 'about:blank'],
  ])('makes a link of %p that leads to %p', async (typed, href) => {
    const { editor, user } = await open();
    await user.click(tool('Link'));
    await user.type(screen.getByLabelText('Address of the link'), `${typed}{Enter}`);
    expect(within(editor).getByText(typed)).toHaveAttribute('href', href);
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument();
  });
});
