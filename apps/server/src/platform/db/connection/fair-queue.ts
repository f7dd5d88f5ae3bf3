interface Waiting {
  readonly enter: () => void
  readonly giveUp: NodeJS.Timeout
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

interface Limits {
  /** How many work at once. */
  readonly all: number
  /** How many of one party. */
  readonly each: number
  /** How many of one party may wait, and how long. */
  readonly waiting: number
  readonly patienceMs: number
}

/**
 * Decides who may work with the database now. Each party, that is a merchant, has a line of its own and only so many
 * places; where all places are taken, the lines take turns. So whoever asks for more than others waits for their own work,
 * and a row that one of them holds locked does not hold the connections of all.
 */
export class FairQueue {
  #free: number
  /** In the order of their turns. */
  readonly #lines = new Map<number, Line>()

  constructor(
    readonly limits: Limits,
    /** What somebody is told for whom there is no place, even after a while. */
    readonly refusal: () => Error,
  ) {
    this.#free = limits.all
  }

  async run<T>(party: number, work: () => T | Promise<T>): Promise<T> {
    const line = this.#lineOf(party)
    if (this.#hasPlace(line)) this.#take(line)
    else await this.#wait(party, line)
    try {
      return await work()
    } finally {
      line.running -= 1
      this.#free += 1
      this.#putLast(party, line)
      this.#admit()
      this.#forgetEmpty(party, line)
    }
  }

  #lineOf(party: number): Line {
    const known = this.#lines.get(party)
    if (known) return known
    const line = { running: 0, waiting: [] }
    this.#lines.set(party, line)
    return line
  }

  #hasPlace = (line: Line) => this.#free > 0 && line.running < this.limits.each

  #take(line: Line) {
    line.running += 1
    this.#free -= 1
  }

  /** Its next turn comes after those of the others. */
  #putLast(party: number, line: Line) {
    this.#lines.delete(party)
    this.#lines.set(party, line)
  }

  #forgetEmpty(party: number, { running, waiting }: Line) {
    if (running === 0 && waiting.length === 0) this.#lines.delete(party)
  }

  #wait(party: number, line: Line): Promise<void> {
    if (line.waiting.length >= this.limits.waiting) throw this.refusal()
    return new Promise((enter, reject) => {
      const giveUp = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
        this.#forgetEmpty(party, line)
        reject(this.refusal())
      }, this.limits.patienceMs)
      const waiting = { enter, giveUp }
      line.waiting.push(waiting)
    })
  }

  #admit() {
    for (const [party, line] of this.#lines) {
      const next = this.#hasPlace(line) ? line.waiting.shift() : undefined
      if (!next) continue
      clearTimeout(next.giveUp)
      this.#take(line)
      // The loop comes by again, while there is a place.
      this.#putLast(party, line)
      next.enter()
    }
  }
}
