const key = (account: string) => `push-seen:${account}`

/** The last message each account has seen: in memory for this page, in session storage over a reload of the tab. */
export class SeenStore {
  readonly #memory = new Map<string, number>()

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  inThisPage(account: string): number | undefined {
    return this.#memory.get(account)
  }

  inThisTab(account: string): number | undefined {
    try {
      const text = this.storage.getItem(key(account))
      return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
    } catch {
      return undefined
    }
  }

  remember(account: string, id: number) {
    this.#memory.set(account, id)
    try {
      this.storage.setItem(key(account), String(id))
    } catch {
      // Storage is full or forbidden: the memory is enough until the page is reloaded.
    }
  }
}
