import { screen } from '@testing-library/react';
import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { LazyPart, loadPart } from './lazy-part';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('shows a part that somebody else fetched between its drawing and its effects', async () => {
  const load = async () => ({ default: () => <p>The part</p> });
  const place = document.body.appendChild(document.createElement('div'));
  const fetching = new MutationObserver(() => void loadPart(load));
  fetching.observe(place, { childList: true });
  const root = createRoot(place);
  // Outside of `act`, effects run a moment after rendering, as in a browser.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  startTransition(() =>
    root.render(<LazyPart load={load} props={{}} loading={<p>Loading</p>} fallback={() => null} />),
  );
  expect(await screen.findByText('The part')).toBeVisible();
  fetching.disconnect();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root.unmount());
});
