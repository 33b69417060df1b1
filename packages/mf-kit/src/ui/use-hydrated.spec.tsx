import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormLayout } from '../pages/form-layout';

const form = (
  <FormLayout label="Log in" onSubmit={() => undefined}>
    <input aria-label="Email" />
  </FormLayout>
);

it('keeps a form that came with the page closed until it works, so that nothing is typed that would be lost', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  const email = root.querySelector('input')!;
  expect(email.matches(':disabled')).toBe(true);
  act(() => void hydrateRoot(root, form));
  expect(root.querySelector('input')).toBe(email);
  expect(email.matches(':disabled')).toBe(false);
});
