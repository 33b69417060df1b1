import type { Page } from '@playwright/test';

/**
 * A keystroke-level model (Card, Moran and Newell, The Psychology of Human-Computer Interaction, 1983, chapter 8). Its times are for a desk. A tap counts as
 * pointing (P, 1.1 s) and pressing (B, 0.1 s), which is slower than later measurements of thumbs.
 */
export const SECONDS = {
  /** A keystroke of an average typist. */
  key: 0.28,
  tap: 1.2,
  /** Mental preparation, before each choice and each number that is read. */
  thought: 1.35,
};

/** Performs a person's actions on a page and adds up their time. */
export class Pace {
  taps = 0;
  keys = 0;
  thoughts = 0;

  constructor(private readonly page: Page) {}

  /** Thinks, then taps. */
  async choose(role: 'button' | 'link' | 'option', name: string | RegExp): Promise<void> {
    this.thoughts += 1;
    await this.tap(role, name);
  }

  /** Taps without thinking, as on a button to continue. */
  async tap(role: 'button' | 'link' | 'option', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  /** Taps a field unless it has the focus, then types a value that is read somewhere. */
  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByLabel(label).first();
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      this.taps += 1;
      await field.click();
    }
    this.thoughts += 1;
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Uses a native select: one tap opens it, another selects. */
  async select(label: string, option: string): Promise<void> {
    this.thoughts += 1;
    this.taps += 2;
    await this.page.getByLabel(label).first().selectOption({ label: option });
  }

  get seconds(): number {
    return this.taps * SECONDS.tap + this.keys * SECONDS.key + this.thoughts * SECONDS.thought;
  }

  get row(): string {
    return `${this.taps} taps, ${this.keys} keys, ${this.thoughts} thoughts: ${this.seconds.toFixed(1)} s`;
  }
}
