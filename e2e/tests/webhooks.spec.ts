import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aReceiver, type Heard } from '../src/receiver.js';

// A program receives events by a webhook from the settings, and can verify that they come from Carnet.

/** As in https://www.standardwebhooks.com: the signature covers id, time and body. */
function signatureOf(secret: string, { headers, body }: Heard): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a program is told of a vehicle by a webhook that was made and tried in the settings', async ({
  page,
  garage,
}) => {
  const receiver = await aReceiver({ answers: [500] });
  await page.goto('/settings?tab=webhooks');
  await page.getByRole('button', { name: 'Make a webhook' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Home Assistant');
  await page.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/carnet');
  await page.getByRole('checkbox', { name: 'Vehicles' }).check();
  await submit(page, 'Make a webhook');
  await expect(page.getByText('This address is in a private network').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await submit(page, 'Make a webhook');
  await expect(page.getByText('Copy the secret now')).toBeVisible();
  const secret = await page.getByText(/^whsec_/).innerText();

  await submit(page, 'Try it');
  const sent = page.getByRole('list', { name: 'What was sent' }).getByRole('listitem');
  await expect(sent.filter({ hasText: 'webhook.test' })).toContainText('Answered 500');

  const vehicle = await garage.vehicle(await garage.collection('Barn'), { nickname: 'blue Alfa' });
  await expect.poll(() => receiver.heard.map(({ body }) => body).join()).toContain('vehicle.created');
  const told = receiver.heard.find(({ body }) => body.includes('vehicle.created'))!;
  expect(JSON.parse(told.body)).toMatchObject({ type: 'vehicle.created', data: { id: vehicle } });
  expect(told.headers['webhook-signature']).toBe(signatureOf(secret, told));
  expect(told.body).not.toContain('blue Alfa');

  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await submit(page, 'What was sent');
  const first = sent.filter({ hasText: 'vehicle.created' });
  await expect(first).toContainText('Taken');
  const before = receiver.heard.length;
  await first.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(() => receiver.heard.length).toBeGreaterThan(before);

  await submit(page, 'Delete');
  await submit(page, 'Delete It?');
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible();
  receiver.close();
});
