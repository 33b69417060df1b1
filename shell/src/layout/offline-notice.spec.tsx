import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice';

function turn(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('says that the device is offline, for as long as it is', () => {
  render(<OfflineNotice />);
  expect(screen.queryByText('This device is offline.')).not.toBeInTheDocument();
  turn(false);
  expect(screen.getByText('This device is offline.')).toBeVisible();
  turn(true);
  expect(screen.queryByText('This device is offline.')).not.toBeInTheDocument();
});
