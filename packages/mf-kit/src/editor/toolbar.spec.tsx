import { fireEvent, render, screen } from '@testing-library/react';
import RichTextEditor from './rich-text-editor';

jest.mock('../messages/editor', () => ({
  ...jest.requireActual<object>('../messages/editor'),
  ...{ keyControl: 'Strg', keyShift: 'Umschalt' },
}));

const text = () => screen.getByRole('textbox', { name: 'Report' });

function renderEditor(): void {
  render(
    <>
      <span id="report">Report</span>
      <RichTextEditor value="<p>2:14.3</p>" onChange={() => undefined} labelledBy="report" />
    </>,
  );
}

test('the text has the focus as soon as a tool is pressed, so that no key goes elsewhere', () => {
  renderEditor();
  const bold = screen.getByRole('button', { name: 'Bold' });
  bold.focus();
  fireEvent.click(bold);
  expect(text()).toHaveFocus();
});

test('the text has the focus again as soon as a link is set', () => {
  renderEditor();
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  fireEvent.change(address, { target: { value: 'example.com' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(text()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', 'https://example.com');
});

test('names the keys of a tool by messages, as the keyboards of a language do', () => {
  renderEditor();
  expect(screen.getByRole('button', { name: 'Bullet list' })).toHaveAttribute(
    'data-tip',
    'Bullet list (Strg+Umschalt+8)',
  );
});
