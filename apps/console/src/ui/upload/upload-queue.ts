import { createStore } from '#api/store.ts'

/** More at once would only make each of them slower. */
const MOST_AT_ONCE = 3

export interface UploadItem<T> {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Whole percent of the bytes that have left. */
  readonly percent: number
  /** Why it failed. */
  readonly problem?: string
  /** False where sending the same file again would fail again. */
  readonly canRetry: boolean
  readonly result?: T
}

export interface UploadWork<T> {
  readonly send: (file: File, way: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<T>
  /** Why a file is not sent at all. */
  readonly refuse?: (file: File) => string | undefined
  /** Called for each file that has arrived. */
  readonly onDone?: (result: T, file: File) => void
}

/** Files being uploaded, in the order in which they were chosen. */
export class UploadQueue<T> {
  readonly items = createStore<readonly UploadItem<T>[]>([])
  readonly #stops = new Map<number, AbortController>()
  #work: UploadWork<T>
  #lastId = 0

  constructor(work: UploadWork<T>) {
    this.#work = work
  }

  /** What the page says now: its functions change with every picture of it. */
  readonly follow = (work: UploadWork<T>): void => {
    this.#work = work
  }

  readonly add = (files: Iterable<File>): void => {
    this.items.set([...this.items.get(), ...[...files].map((file) => this.#enter(file))])
    this.#fill()
  }

  readonly retry = (id: number): void => {
    const item = this.items.get().find((each) => each.id === id)
    if (item?.state !== 'failed' || !item.canRetry) return
    this.#change(id, { state: 'waiting', percent: 0 })
    this.#fill()
  }

  /** Removes a file from the list, and aborts its upload if it is running. */
  readonly remove = (id: number): void => {
    this.items.set(this.items.get().filter((item) => item.id !== id))
    this.#stops.get(id)?.abort()
    this.#stops.delete(id)
    this.#fill()
  }

  readonly clear = (): void => {
    this.items.set([])
    for (const stop of this.#stops.values()) stop.abort()
    this.#stops.clear()
  }

  #enter(file: File): UploadItem<T> {
    const problem = this.#work.refuse?.(file)
    this.#lastId += 1
    const item = { id: this.#lastId, file, percent: 0 }
    return problem === undefined
      ? { ...item, state: 'waiting', canRetry: true }
      : { ...item, state: 'failed', problem, canRetry: false }
  }

  #fill(): void {
    const next = this.items.get().find(({ state }) => state === 'waiting')
    if (!next || this.#stops.size >= MOST_AT_ONCE) return
    void this.#send(next)
    this.#fill()
  }

  async #send({ id, file }: UploadItem<T>): Promise<void> {
    const stop = new AbortController()
    this.#stops.set(id, stop)
    this.#change(id, { state: 'sending', percent: 0 })
    try {
      const onProgress = (percent: number) => this.#change(id, { percent })
      const result = await this.#work.send(file, { signal: stop.signal, onProgress })
      this.#change(id, { state: 'done', percent: 100, result })
      if (!stop.signal.aborted) this.#work.onDone?.(result, file)
    } catch (error) {
      this.#change(id, { state: 'failed', problem: error instanceof Error ? error.message : '上传失败，请稍后重试' })
    } finally {
      this.#stops.delete(id)
      this.#fill()
    }
  }

  /** A file that was taken away meanwhile stays away. */
  #change(id: number, patch: Partial<UploadItem<T>>): void {
    this.items.set(this.items.get().map((item) => (item.id === id ? { ...item, ...patch } : item)))
  }
}
