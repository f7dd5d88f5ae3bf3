/** Counts what was done and what was refused. */
export class Tally {
  readonly done = new Map<string, number>()
  readonly refused = new Map<string, number>()

  add(what: string) {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
  }

  /** The result; undefined if it was refused. */
  async count<T>(what: string, work: Promise<T>): Promise<T | undefined> {
    try {
      const result = await work
      this.add(what)
      return result
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1)
      return undefined
    }
  }

  text(): string {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${what} ${count}`).join('、')
    return `${list(this.done) || '还没有动作'}${this.refused.size > 0 ? `；被拒绝：${list(this.refused)}` : ''}`
  }
}
