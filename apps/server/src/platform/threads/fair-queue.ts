import { availableParallelism } from 'node:os'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { Refusal } from '#platform/http/refusals'

interface Waiting {
  readonly enter: () => void
  readonly giveUp: NodeJS.Timeout | undefined
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
  /** How many of one party may wait, and how many of all. */
  readonly waiting: number
  readonly waitingOfAll?: number
  /** How long one waits; for ever unless said. */
  readonly patienceMs?: number
}

/**
 * Decides who may work now with what there is little of: connections, threads. Each party, that is a merchant, has a line of
 * its own and only so many places; where all places are taken, the lines take turns. So whoever asks for more than others
 * waits for their own work, and a row that one of them holds locked does not hold the connections of all.
 */
export class FairQueue {
  #free: number
  #waiting = 0
  /** In the order of their turns. */
  readonly #lines = new Map<number, Line>()

  constructor(
    readonly limits: Limits,
    /** What somebody is told for whom there is no place, even after a while. */
    readonly refusal: () => Error,
  ) {
    this.#free = limits.all
  }

  /** `isPatient`: for work that cannot be asked for again, and of which there is never much; it is not refused. */
  async run<T>(party: number, work: () => T | Promise<T>, isPatient = false): Promise<T> {
    const line = this.#lineOf(party)
    if (this.#hasPlace(line)) this.#take(line)
    else await this.#wait(party, line, isPatient)
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

  async #wait(party: number, line: Line, isPatient: boolean): Promise<void> {
    const { waiting: most, waitingOfAll = Infinity, patienceMs } = this.limits
    if (!isPatient && (line.waiting.length >= most || this.#waiting >= waitingOfAll)) throw this.refusal()
    this.#waiting += 1
    try {
      await new Promise<void>((enter, reject) => {
        const leave = () => {
          line.waiting.splice(line.waiting.indexOf(waiting), 1)
          this.#forgetEmpty(party, line)
          reject(this.refusal())
        }
        const giveUp = isPatient || patienceMs === undefined ? undefined : setTimeout(leave, patienceMs)
        const waiting = { enter, giveUp }
        line.waiting.push(waiting)
      })
    } finally {
      this.#waiting -= 1
    }
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

/** Of work that keeps a core busy: half of them stay for everything else. */
const BUSY_CORES = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 4)

/** For files whose inspection takes a core and much memory: each merchant has one in work. */
export const fileQueue = (limits: Pick<Limits, 'waiting' | 'waitingOfAll'>): FairQueue =>
  new FairQueue(
    { ...limits, all: BUSY_CORES, each: 1 },
    () => new Refusal(resultCode.unavailable, '正在处理的文件较多，请稍后重试'),
  )
