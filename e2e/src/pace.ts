import type { Page } from '@playwright/test';

/**
 * A keystroke-level model: Card, Moran and Newell, The Psychology of Human-Computer Interaction, 1983, chapter 8. Its seconds are of a desk; a tap is
 * counted as pointing (P, 1.1 s) and pressing (B, 0.1 s), which is slower than what later studies measured of thumbs.
 */
export const SECONDS = {
  /** A key, of somebody who types no more than others. */
  key: 0.28,
  tap: 1.2,
  /** A moment of thinking, before each choice and each number that is read off. */
  thought: 1.35,
};

/** Counts what a person does on a page, as it is done. */
export class Pace {
  taps = 0;
  keys = 0;
  thoughts = 0;

  constructor(private readonly page: Page) {}

  /** Decides, and taps what was decided on. */
  async choose(role: 'button' | 'link' | 'option', name: string | RegExp): Promise<void> {
    this.thoughts += 1;
    await this.tap(role, name);
  }

  /** Taps without deciding: the way on. */
  async tap(role: 'button' | 'link' | 'option', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  /** Taps a field, unless it has the focus already, and types what is read off somewhere. */
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

  /** Chooses in one of the browser's own selects: a tap opens it, another chooses. */
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
