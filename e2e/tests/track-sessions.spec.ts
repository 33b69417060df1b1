import { expect } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { test } from '../src/garage.js';
import { aLapTimerFile } from '../src/lap-timer.js';
import { thorough } from '../src/turn.js';
import { atWidth } from '../src/width.js';

const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

for (const { width, turn } of [
  { width: 1440, turn: {} },
  { width: 390, turn: thorough },
])
  test(
    `a lap timer's file leads from a track day to laps, the line and the fastest, at ${width} px`,
    turn,
    async ({ page, garage }) => {
      const barn = await garage.collection('The barn');
      const vehicle = await garage.vehicle(barn, { odometer_unit: 'km' });
      const day = await garage.trackDay(vehicle, 'Lakeside', { event_date: '2026-05-03' });
      await atWidth(page, width);
      await page.goto(`/track-days/${day}`);
      const file = page.getByLabel('Add a logger’s file');
      await file.setInputFiles(csv('notes.csv', Buffer.from('Name,Value\nOil,Good\n')));
      await expect(page.getByText(/in no form of a lap timer/)).toBeVisible();

      await file.setInputFiles(csv('lakeside.csv', aLapTimerFile({ track: 'Lakeside, long', laps: [66.4, 64.1, 65] })));
      await expect(page.getByText('Read from lakeside.csv (RaceChrono)')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: '1:06.400' })).toContainText('+2.300');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save session' }).click();
      await page.getByRole('link', { name: /09:12 · Lakeside/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lakeside, long' })).toBeVisible();
      await expect(page.getByText('1:04.100').first()).toBeVisible();
      await expect(page.getByRole('img', { name: /The line that was driven/ })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'rpm' })).toContainText('6,475');
      expect(await violationsOf(page)).toEqual([]);
    },
  );
