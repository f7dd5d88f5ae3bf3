import { availableParallelism } from 'node:os'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { Refusal } from '#platform/http/refusals'

/** Who takes turns: a merchant by its id, anybody else by a name. */
export type Party = number | string

interface Waiting {
  readonly enter: () => void
  readonly giveUp: NodeJS.Timeout | undefined
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

interface Limits {
  /** Slots in total. */
  readonly all: number
  /** Slots per party. */
  readonly each: number
  /** Maximum waiting per party, and in total. */
  readonly waiting: number
  readonly waitingOfAll?: number
  /** Maximum wait; unlimited by default. */
  readonly patienceMs?: number
}

/**
 * Shares a scarce resource (connections, threads) fairly. Each party, usually a merchant, has its own line and a limit of
 * slots; when all slots are taken, the lines take turns. So a busy merchant waits for its own work, and a row locked
 * by one merchant does not block the connections of all.
 */
export class FairQueue {
  #free: number
  #waiting = 0
  /** In round-robin order. */
  readonly #lines = new Map<Party, Line>()

  constructor(
    readonly limits: Limits,
    /** The refusal when there is no slot. */
    readonly refusal: () => Error,
  ) {
    this.#free = limits.all
  }

  get isIdle(): boolean {
    return this.running === 0
  }

  get running(): number {
    return this.limits.all - this.#free
  }

  get waiting(): number {
    return this.#waiting
  }

  /** `isPatient`: never refused; for rare work that cannot be retried by the user. */
  async run<T>(party: Party, work: () => T | Promise<T>, isPatient = false): Promise<T> {
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

  #lineOf(party: Party): Line {
    const known = this.#lines.get(party)
    if (known) return known
    const line = { running: 0, waiting: [] }
    this.#lines.set(party, line)
    return line
  }

  #hasPlace = (line: Line) => this.#free > 0 && line.running < this.#shareOf(line)

  /** A party that is alone has all its slots; beside others at work half of them, so that those are not slowed down. */
  #shareOf({ running }: Line): number {
    const isAlone = this.limits.all - this.#free === running
    return isAlone ? this.limits.each : Math.ceil(this.limits.each / 2)
  }

  #take(line: Line) {
    line.running += 1
    this.#free -= 1
  }

  /** Moves the party to the end of the round. */
  #putLast(party: Party, line: Line) {
    this.#lines.delete(party)
    this.#lines.set(party, line)
  }

  #forgetEmpty(party: Party, { running, waiting }: Line) {
    if (running === 0 && waiting.length === 0) this.#lines.delete(party)
  }

  async #wait(party: Party, line: Line, isPatient: boolean): Promise<void> {
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
      // The loop continues while there is a free slot.
      this.#putLast(party, line)
      next.enter()
    }
  }
}

/** CPU-bound work gets half of the cores. */
const BUSY_CORES = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 4)

/** For inspecting files, which takes a core and much memory: one at a time per merchant. */
export const fileQueue = (limits: Pick<Limits, 'waiting' | 'waitingOfAll'>): FairQueue =>
  new FairQueue(
    { ...limits, all: BUSY_CORES, each: 1 },
    () => new Refusal(resultCode.unavailable, '正在处理的文件较多，请稍后重试'),
  )
