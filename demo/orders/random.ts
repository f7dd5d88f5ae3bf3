/** Numbers that look random and are the same every time. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0 and less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  chance = (share: number): boolean => this.next() < share
  between = (low: number, high: number): number => low + this.next() * (high - low)
  below = (count: number): number => Math.floor(this.next() * count)

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }

  readonly #turns = new Map<readonly unknown[], number>()

  /** One after the other, so that each comes up. */
  inTurn<T>(list: readonly T[]): T | undefined {
    const turn = this.#turns.get(list) ?? 0
    this.#turns.set(list, turn + 1)
    return list[turn % list.length]
  }

  digits = (count: number): string => String(Math.floor(this.next() * 10 ** count)).padStart(count, '0')
}
