import { Notifications, notifications } from '@mantine/notifications';

/** Where notices appear; the shell has one. They are announced, and go away by themselves. */
export function Notices() {
  return <Notifications position="bottom-right" autoClose={6000} />;
}

/** Says what has just happened, on whatever page the person is then. */
export const notify = {
  done: (message: string) => notifications.show({ message, color: 'green', role: 'status' }),
  failed: (message: string) => notifications.show({ message, color: 'red', role: 'alert' }),
};
