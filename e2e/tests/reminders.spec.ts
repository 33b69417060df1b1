import { expect } from '@playwright/test';
import { test } from '../src/garage.js';
import { confirmationsTo, mailsTo } from '../src/kept-mails.js';
import { aReceiver } from '../src/receiver.js';

// Overdue items are sent by mail and to an ntfy topic, if the person wants that. A link in the mail snoozes them.

test('what is overdue comes by mail and to a topic of ntfy, is put off by its link without signing in, and completed by the other', async ({
  page,
  garage,
  request,
  browser,
}) => {
  await garage.overdueOilChange();
  const email = String((await garage.read('/api/auth/me')).thing.email);
  const [confirmation] = await confirmationsTo(email);
  const token = /#confirm=(\S+)/.exec(confirmation!.text!)![1];
  expect((await request.post('/api/auth/confirm-email', { data: { token } })).ok()).toBe(true);

  await expect.poll(async () => (await garage.read('/api/reminders/preview')).thing).toHaveLength(1);

  await page.goto('/settings?tab=reminders');
  await expect(page.getByRole('heading', { name: 'Oil change: blue Alfa' })).toContainText('New');
  const ntfy = await aReceiver();
  await page.getByRole('button', { name: 'Add an ntfy topic' }).click();
  await page.getByRole('textbox', { name: 'Address of the topic' }).fill(ntfy.url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Send a message to/ }).click();
  await expect(page.getByText('Sent. It should be there now.')).toBeVisible();
  expect(ntfy.heard).toHaveLength(1);
  const [added] = await mailsTo(email, 1);
  expect(added!.subject).toBe('An ntfy topic was added to your reminders');

  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Reminders saved.')).toBeVisible();

  const [, letter] = await mailsTo(email, 2);
  expect(letter!.subject).toBe('Oil change: blue Alfa');
  await expect.poll(() => ntfy.heard.length).toBe(2);
  expect(JSON.parse(ntfy.heard[1]!.body)).toMatchObject({ topic: 'carnet', title: 'Oil change: blue Alfa' });
  ntfy.close();
  const [completion, later] = letter!.text!.match(/http\S+(?:template_id|point)=\S+/g)!;
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(later!);
  await expect(visitor.getByText('Oil change: blue Alfa')).toBeVisible();
  await visitor.getByRole('radio', { name: 'In a month' }).check();
  await visitor.getByRole('button', { name: 'Remind me then' }).click();
  await expect(visitor.getByText(/Carnet reminds you again on/)).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByText(/Put off until/)).toBeVisible();
  const { pathname, search } = new URL(completion);
  await page.goto(pathname + search);
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil change');
});
