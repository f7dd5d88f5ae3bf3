import { availableParallelism } from 'node:os'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { Refusal } from '#platform/http/refusals'

/** Of work that keeps a core busy: half of them stay for everything else. */
export const BUSY_LANES = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 4)

interface Limits {
  readonly lanes: number
  /** How many of one owner may wait, and how many of all. */
  readonly waitingOfOne: number
  readonly waiting: number
}

interface Turn {
  readonly owner: number
  readonly round: number
  readonly begin: () => void
}

/**
 * Lets a few pieces of costly work run at a time, over the whole process. Owners (merchants) take turns: each has one piece
 * running at most, and its second waits for the first of everybody else.
 */
export class Lanes {
  readonly #limits: Limits
  readonly #running = new Set<Turn>()
  readonly #waiting = new Set<Turn>()
  #round = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** `isPatient`: for work that cannot be asked for again, and of which there is never much. */
  async run<T>(owner: number, work: () => Promise<T>, isPatient = false): Promise<T> {
    if (!isPatient && this.#isFull(owner)) throw new Refusal(resultCode.unavailable, '正在处理的文件较多，请稍后重试')
    const turn = await this.#turnOf(owner)
    try {
      return await work()
    } finally {
      this.#running.delete(turn)
      this.#beginNext()
    }
  }

  #isFull(owner: number): boolean {
    const ofOwner = [...this.#waiting].filter((turn) => turn.owner === owner).length
    return ofOwner >= this.#limits.waitingOfOne || this.#waiting.size >= this.#limits.waiting
  }

  #turnOf(owner: number): Promise<Turn> {
    const earlier = [...this.#running, ...this.#waiting].filter((turn) => turn.owner === owner)
    const round = Math.max(this.#round, ...earlier.map((turn) => turn.round + 1))
    return new Promise((resolve) => {
      const turn: Turn = { owner, round, begin: () => resolve(turn) }
      this.#waiting.add(turn)
      this.#beginNext()
    })
  }

  #beginNext() {
    if (this.#running.size >= this.#limits.lanes) return
    const busy = new Set([...this.#running].map(({ owner }) => owner))
    const [turn] = [...this.#waiting].filter(({ owner }) => !busy.has(owner)).toSorted((a, b) => a.round - b.round)
    if (!turn) return
    this.#waiting.delete(turn)
    this.#running.add(turn)
    this.#round = turn.round
    turn.begin()
  }
}
