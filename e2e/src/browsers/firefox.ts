import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Tab } from './tab.js';

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** A window of Firefox, driven by WebDriver BiDi. */
export async function firefox(): Promise<Tab> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('There is no Firefox here; Debian has it as firefox-esr.');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
  return tabOf(browser, await browser.newPage(), () => browser.close());
}

function tabOf(browser: Browser, page: Page, close: () => Promise<void>): Tab {
  const heard = listen(page);
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.click(selector);
      await control(page, 'a');
      await page.keyboard.type(text);
    },
    control: (letter) => control(page, letter),
    async chooseFile(selector, path) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (path) => writeFile(path, await page.screenshot({ fullPage: true })),
    messages: () => heard.splice(0),
    another: async () => {
      const other = await browser.newPage();
      return tabOf(browser, other, () => other.close());
    },
    close,
  };
}

async function control(page: Page, letter: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(letter as 'a');
  await page.keyboard.up('Control');
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}
