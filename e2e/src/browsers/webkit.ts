import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Tab } from './tab.js';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = ':93';
const PORT = 21_493;
const PATIENCE_MS = 60_000;

/** Starts WebKit's MiniBrowser on a virtual screen. */
export async function webkit(): Promise<Tab> {
  for (const path of [BROWSER, DRIVER, '/usr/bin/Xvfb'])
    if (!existsSync(path)) throw new Error(`There is no ${path}; Debian has it in webkit2gtk-driver and xvfb.`);
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const server = spawn(DRIVER, [`--port=${PORT}`], {
    env: { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => [server, screen].forEach((child) => child.kill());
  try {
    const heard = listen(server);
    const driver = await connected();
    await driver.manage().setTimeouts({ pageLoad: PATIENCE_MS, script: PATIENCE_MS });
    return tabOf(driver, await driver.getWindowHandle(), heard, async () => {
      await driver.quit();
      end();
    });
  } catch (error) {
    end();
    throw error;
  }
}

/** Retries until the driver's server listens, because it does not report that. */
async function connected(): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: BROWSER,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 20) throw error;
      await pause(250);
    }
  }
}

function tabOf(driver: WebDriver, handle: string, heard: string[], close: () => Promise<void>): Tab {
  /** The driver speaks to one tab at a time. */
  const here = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  const control = async (letter: string) =>
    (await here()).actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform();
  const click = async (selector: string) => (await here()).findElement(By.css(selector)).click();
  return {
    open: async (address) => (await here()).get(address),
    evaluate: async <T>(expression: string) => (await here()).executeScript<T>(`return (${expression})`),
    click,
    async type(selector, text) {
      await click(selector);
      await control('a');
      await driver.actions().sendKeys(text).perform();
    },
    control,
    chooseFile: async (selector, path) => (await here()).findElement(By.css(selector)).sendKeys(path),
    async resize(width, height) {
      await (await here()).manage().window().setRect({ x: 0, y: 0, width, height });
    },
    picture: async (path) => writeFile(path, await (await here()).takeScreenshot(), 'base64'),
    messages: () => heard.splice(0),
    another: async () => {
      await (await here()).switchTo().newWindow('tab');
      const other = await driver.getWindowHandle();
      return tabOf(driver, other, heard, async () => {
        await driver.switchTo().window(other);
        await driver.close();
      });
    },
    close,
  };
}

/** Collects the browser's console messages, which it writes to its driver's output. */
function listen(server: ChildProcess): string[] {
  const heard: string[] = [];
  for (const stream of [server.stdout!, server.stderr!])
    createInterface({ input: stream }).on('line', (line) => {
      if (/CONSOLE .*(ERROR|WARN)/.test(line)) heard.push(line);
    });
  return heard;
}
