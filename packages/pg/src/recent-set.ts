/** A bounded set of recent texts. A full set evicts the oldest one. */
export class RecentSet {
  private readonly texts = new Set<string>();

  constructor(private readonly most: number) {}

  has(text: string): boolean {
    return this.texts.has(text);
  }

  add(text: string): void {
    this.texts.add(text);
    if (this.texts.size > this.most) this.texts.delete(this.texts.values().next().value!);
  }

  delete(text: string): void {
    this.texts.delete(text);
  }
}
