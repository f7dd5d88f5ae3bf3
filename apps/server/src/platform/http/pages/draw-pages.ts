import { existsSync } from 'node:fs'
import { Worker as Thread } from 'node:worker_threads'
import { FairQueue, type Party } from '#platform/threads/fair-queue'
import type { DrawJob, Drawn, FromThread, ToThread } from './drawing-thread.ts'

/** Milliseconds. */
const usual = {
  /** That a page waits for its drawing; then it goes out without. */
  patience: 200,
  /** A drawing that takes so long never ends. */
  longest: 5000,
  /** Until there is another thread when one has died. */
  pause: 10_000,
}
type DrawingTimes = typeof usual

/** Megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

type PageJob = Omit<DrawJob, 'id' | 'patience'>

/** Makes a call of a page as its visitor: the answer's text. */
type Answer = (url: string) => Promise<string>

interface Pending {
  readonly answer: Answer
  readonly settle: (drawn: Drawn | undefined) => void
}

/**
 * Draws pages in a thread of its own. Nothing depends on it: a page whose drawing does not come in time, or not at all,
 * is rendered by the browser alone.
 */
export class PageDrawer {
  readonly #pending = new Map<number, Pending>()
  readonly #queue: FairQueue
  readonly #times: DrawingTimes
  #thread: Thread | undefined
  #restAfter = 0
  #last = 0

  constructor(
    readonly folder: URL,
    readonly log: { warn(fields: object, text: string): void },
    times: Partial<DrawingTimes> = {},
  ) {
    const { patience = usual.patience } = times
    this.#times = { ...usual, longest: Math.max(usual.longest, patience), ...times }
    // While one drawing waits for its rows, another is made.
    const limits = { all: 2, each: 2, waiting: 4, waitingOfAll: 16, patienceMs: this.#times.patience }
    this.#queue = new FairQueue(limits, () => new Busy())
  }

  /** Without the console's second build nothing is drawn. */
  get isPossible(): boolean {
    return this.#times.patience > 0 && existsSync(new URL('draw.cjs', this.folder))
  }

  async draw(party: Party, job: PageJob, answer: Answer): Promise<Drawn | undefined> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<undefined>(
      (resolve) => (timer = setTimeout(() => resolve(undefined), this.#times.patience)),
    )
    const drawing = this.#queue.run(party, () => this.#run(job, answer)).catch(() => undefined)
    try {
      return await Promise.race([drawing, tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Loads the program before the first page is asked for. */
  warmUp() {
    if (this.isPossible) this.#ready()
  }

  async stop() {
    this.#restAfter = Infinity
    await this.#thread?.terminate()
  }

  #run(job: PageJob, answer: Answer): Promise<Drawn | undefined> {
    const thread = this.#ready()
    if (!thread) return Promise.resolve(undefined)
    const id = (this.#last += 1)
    return new Promise((resolve) => {
      const timer = setTimeout(() => void thread.terminate(), this.#times.longest)
      const settle = (drawn: Drawn | undefined) => {
        clearTimeout(timer)
        this.#pending.delete(id)
        resolve(drawn)
      }
      this.#pending.set(id, { answer, settle })
      this.#send({ ...job, id, patience: this.#times.patience })
    })
  }

  #ready(): Thread | undefined {
    if (this.#thread || Date.now() < this.#restAfter) return this.#thread
    const thread = startThread(this.folder)
    thread.unref()
    thread.on('message', (message: FromThread) => void this.#hear(message))
    thread.on('error', (error) => this.log.warn({ err: error }, 'the thread that draws pages has failed'))
    thread.on('exit', () => {
      this.#thread = undefined
      this.#restAfter = Math.max(this.#restAfter, Date.now() + this.#times.pause)
      for (const { settle } of this.#pending.values()) settle(undefined)
    })
    this.#thread = thread
    return thread
  }

  async #hear(message: FromThread) {
    const pending = this.#pending.get(message.id)
    if (!pending) return
    if ('url' in message) {
      const { id, url } = message
      this.#send({ id, url, text: await pending.answer(url).catch(() => '') })
      return
    }
    if (message.error !== undefined) this.log.warn({ err: message.error }, 'a page could not be drawn')
    pending.settle(message.drawn)
  }

  #send = (message: ToThread) => this.#thread?.postMessage(message)
}

class Busy extends Error {}

/** Tests and `npm run dev` run from source, for which a thread needs a loader. */
function startThread(folder: URL): Thread {
  const isSource = import.meta.url.endsWith('.ts')
  const loader = () => `data:text/javascript,import{register}from'${import.meta.resolve('tsx/esm/api')}';register()`
  return new Thread(new URL(`./drawing-thread.${isSource ? 'ts' : 'js'}`, import.meta.url), {
    workerData: { folder: folder.href },
    execArgv: isSource ? ['--import', loader()] : [],
    resourceLimits,
  })
}
