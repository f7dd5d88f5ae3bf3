import { liveMessage, type NoticeMessage, SESSION_OVER } from '@zhanggui/contract/kernel/live-message'
import { CallError } from '#api/call-error.ts'
import { createStore } from '#api/store.ts'
import { publishAreaChange } from '#ui/live/live-areas.ts'
import { hearColleague, openSubjectStore } from '#ui/live/presence.ts'
import { publishTaskProgress } from '#ui/live/task-progress.ts'
import type { SeenStore } from './seen-store.ts'

/** Spec §9. */
const RECONNECT_AFTER = 5000
/** A network that swallows packets would otherwise keep a socket opening for minutes. */
const OPEN_WITHIN = 15_000

export type PushStatus = 'connected' | 'connecting' | 'offline'

export type PushSocket = Pick<WebSocket, 'addEventListener' | 'close'> & {
  /** Says something to the server. */
  readonly say?: (text: string) => void
}

/** What the connection needs from outside; a test brings its own. */
export interface PushLine {
  /** A one-time ticket. Where the session is over it asks to sign in again and fails as `signedOut` if nobody does. */
  ticket(): Promise<string>
  /** The newest id there is: the point from which a page without a past listens. */
  newestId(): Promise<number>
  open(query: URLSearchParams): PushSocket
  /** The name of this tab. */
  readonly tab: string
  readonly rights: {
    /** The mark of what the signed-in person may do, as far as this page knows. */
    known(): string
    /** It is another one now. */
    changed(mark: string): void
  }
  readonly seen: SeenStore
  /** How long this page has been reading, in ms. */
  age(): number
}

/** The live channel of one page (spec §4): stays connected between `start` and `stop`, delivers every message once. */
export class PushConnection {
  #account: string | undefined
  #onMessage: ((message: NoticeMessage) => void) | undefined
  #socket: PushSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Grows with every attempt, so that late answers of an abandoned one are recognised. */
  #attempt = 0
  #refusedAt = Number.NEGATIVE_INFINITY
  #wasOpen = false
  readonly status = createStore<PushStatus>('offline')

  constructor(private readonly line: PushLine) {
    openSubjectStore.subscribe(() => this.#sayWhatIsOpen())
  }

  start(account: string, onMessage: (message: NoticeMessage) => void) {
    this.#account = account
    this.#onMessage = onMessage
    void this.#connect()
  }

  stop() {
    this.#account = undefined
    this.#abandon()
    this.status.set('offline')
  }

  /** The network or the page is back: do not wait for the timer. `replace` also gives up a socket that may be dead. */
  wake(replace: boolean) {
    if (this.#account === undefined || this.status.get() === 'connecting') return
    if (replace || this.status.get() === 'offline') void this.#connect()
  }

  async #connect() {
    const account = this.#account
    if (account === undefined) return
    const attempt = this.#abandon()
    this.status.set('connecting')
    try {
      const after = await this.#resumeFrom(account)
      const ticket = await this.line.ticket()
      if (attempt !== this.#attempt) return
      const { rights, tab } = this.line
      const query = new URLSearchParams({ ticket, after: String(after), rights: rights.known(), tab })
      // What changed since the page was read and before it listens for the first time.
      if (!this.#wasOpen) query.set('age', String(Math.ceil(this.line.age())))
      this.#open(account, query)
    } catch (error) {
      if (attempt !== this.#attempt) return
      if (error instanceof CallError && error.kind === 'signedOut') this.stop()
      else this.#retryLater()
    }
  }

  /** Ids that are ahead of the server belong to a database that is no more. */
  async #resumeFrom(account: string): Promise<number> {
    const known = this.line.seen.inThisPage(account)
    if (known !== undefined) return known
    const newest = await this.line.newestId()
    const after = Math.min(this.line.seen.inThisTab(account) ?? newest, newest)
    this.line.seen.remember(account, after)
    return after
  }

  #open(account: string, query: URLSearchParams) {
    const socket = this.line.open(query)
    this.#socket = socket
    this.#timer = setTimeout(() => this.#lose(socket), OPEN_WITHIN)
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return
      clearTimeout(this.#timer)
      this.status.set('connected')
      if (openSubjectStore.get() !== null) this.#sayWhatIsOpen()
      // What changed while nobody listened is kept nowhere.
      if (this.#wasOpen) publishAreaChange()
      this.#wasOpen = true
    })
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#receive(account, event.data)
    })
    socket.addEventListener('error', () => this.#lose(socket))
    socket.addEventListener('close', (event) => this.#lose(socket, event.code))
  }

  #receive(account: string, text: unknown) {
    const message = liveMessage.safeParse(readFrame(text)).data
    if (message?.type === 'areaChanged') publishAreaChange(message.area)
    else if (message?.type === 'colleagueHere') hearColleague(message)
    else if (message?.type === 'taskProgress') publishTaskProgress(message.task)
    else if (message?.type === 'rightsChanged') this.line.rights.changed(message.rights)
    else if (message) this.#deliver(account, message)
  }

  #deliver(account: string, notice: NoticeMessage) {
    if (notice.id <= (this.line.seen.inThisPage(account) ?? 0)) return
    this.line.seen.remember(account, notice.id)
    this.#onMessage?.(notice)
  }

  #lose(socket: PushSocket, code?: number) {
    if (this.#socket !== socket) return
    this.#abandon()
    if (code !== SESSION_OVER) return this.#retryLater()
    const again = Date.now() - this.#refusedAt < RECONNECT_AFTER
    this.#refusedAt = Date.now()
    // Asking for a ticket starts the sign-in-again flow; refused right after that, it would go round without end.
    if (again) this.#retryLater()
    else void this.#connect()
  }

  #sayWhatIsOpen() {
    const open = openSubjectStore.get()
    if (this.status.get() === 'connected') this.#socket?.say?.(JSON.stringify({ open }))
  }

  #retryLater() {
    this.status.set('offline')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), RECONNECT_AFTER)
  }

  #abandon(): number {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    return ++this.#attempt
  }
}

function readFrame(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
