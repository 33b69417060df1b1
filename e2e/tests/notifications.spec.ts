import { expect } from '@playwright/test';
import { submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { mailsTo } from '../src/kept-mails.js';
import { deliver, notifiedWorker, press, PushedBrowser, shownBy, signerOf } from '../src/push.js';
import { aReceiver } from '../src/receiver.js';

// ADR 89: a browser that was registered in the settings shows reminders, which can be completed or snoozed there.

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const DAY = 24 * 60 * 60;

test('a browser is turned on, tried, shows what is due, puts it off and leads to its form', async ({
  page,
  context,
  garage,
}) => {
  await garage.overdueOilChange();
  const pushService = await aReceiver();
  const browser = new PushedBrowser(pushService.url);
  await browser.useIn(context);
  await expect.poll(async () => (await garage.read('/api/reminders/preview')).thing).toHaveLength(1);

  await page.goto('/settings?tab=reminders');
  await submit(page, 'Notify me in this browser');
  const channel = page.getByRole('listitem').filter({ hasText: 'This browser' });
  await expect(channel).toContainText('Added on');
  const { push_key } = (await garage.read('/api/reminders/channels')).thing;
  const [letter] = await mailsTo(String((await garage.read('/api/auth/me')).thing.email), 1);
  expect(letter!.subject).toBe('A browser was added to your reminders');

  await channel.getByRole('button', { name: /^Send a message to/ }).click();
  await expect(channel).toContainText('Sent. It should be there now.');
  const worker = await notifiedWorker(context);
  const [trial] = pushService.heard;
  const signer = signerOf(trial!, String(push_key));
  expect(signer).toMatchObject({
    aud: new URL(pushService.url).origin,
    sub: expect.stringMatching(/^(?:mailto|https):/),
  });
  expect(signer.exp, 'no token of more than a day').toBeLessThan(Date.now() / 1_000 + DAY);
  await deliver(page, browser.read(trial!));
  const tried = {
    title: 'Reminders arrive here',
    body: expect.stringContaining('what you tried just now'),
    actions: [],
  };
  await expect.poll(() => shownBy(worker)).toEqual([tried]);
  expect(await press(worker)).toEqual([page.url()]);
  await expect.poll(() => shownBy(worker)).toEqual([]);

  await page.getByRole('radio', { name: 'At once' }).check();
  await submit(page, 'Save reminders');
  await expect.poll(() => pushService.heard.length).toBe(2);
  const [, reminder] = pushService.heard;
  expect(reminder!.bytes.includes('blue Alfa')).toBe(false);
  await deliver(page, browser.read(reminder!));
  const oil = {
    title: 'Oil change: blue Alfa',
    body: expect.stringMatching(/^Overdue/),
    actions: ['Done', 'In a week'],
  };
  await expect.poll(() => shownBy(worker)).toEqual([oil]);
  expect(await press(worker, 'later')).toEqual([]);
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: oil.title, body: 'You are reminded again in a week.', actions: [] }]);
  await page.reload();
  await expect(page.getByText(/Put off until/)).toBeVisible();

  // A second notification with the same tag replaces the first.
  await deliver(page, browser.read(reminder!));
  await expect.poll(() => shownBy(worker)).toEqual([oil]);
  const [form] = await press(worker, 'done');
  await page.goto(form!);
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil change');
  pushService.close();
});

test('a browser that its push service has given up is off, says so, and is turned on again there @thorough', async ({
  page,
  context,
}) => {
  const pushService = await aReceiver({ answers: [410] });
  await new PushedBrowser(pushService.url).useIn(context);
  await page.goto('/settings?tab=reminders');
  await submit(page, 'Notify me in this browser');
  const channel = page.getByRole('listitem').filter({ hasText: 'This browser' });
  const attempt = channel.getByRole('button', { name: /^Send a message to/ });
  await attempt.click();
  await expect(channel).toContainText('This device takes no notifications any more; turn them on there again');
  await page.reload();
  await expect(channel).toContainText(
    'This device takes no notifications any more. Turn them on again there, or remove it.',
  );
  await expect(channel).toContainText('Off');
  await expect(attempt).toBeHidden();

  await submit(page, 'Notify me in this browser');
  await attempt.click();
  await expect(channel).toContainText('Sent. It should be there now.');
  expect(pushService.heard).toHaveLength(2);
  await expect(channel).not.toContainText('no notifications any more');
  pushService.close();
});
