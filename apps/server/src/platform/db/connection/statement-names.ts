import { hash } from 'node:crypto'

/** How often a text comes before it gets a name: what is asked once or twice must not take the place of what is asked daily. */
const USES = 3
/** PostgreSQL keeps a plan of each on every connection. */
const MOST = 1500
/** Longer texts are multi-row inserts, whose text differs by row count and rarely repeats. */
const MAX_LENGTH = 2500

/**
 * Names for the statements that come again and again: PostgreSQL then keeps their plans on the connection, which saves
 * more than a third of a short query. A name follows from the text, so that processes which share connections through a
 * pooler agree on it.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()

  constructor(readonly most = MOST) {}

  /** Undefined for what is too long or too rare, or when there are too many to keep. */
  nameOf(text: string): string | undefined {
    if (text.length > MAX_LENGTH) return undefined
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= this.most) return known
    if (!this.#isFrequent(text)) return undefined
    const name = hash('sha256', text, 'base64url')
    this.#names.set(text, name)
    return name
  }

  /** Counts a use. When there are many rare ones it starts again: what is frequent is counted soon. */
  #isFrequent(text: string): boolean {
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (this.#uses.size >= 2 * this.most) this.#uses.clear()
    this.#uses.set(text, uses)
    return uses >= USES && this.#uses.delete(text)
  }
}
