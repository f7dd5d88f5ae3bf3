/** Whether something is true of a place in the text. */
type Holds = (chars: readonly string[], at: number) => boolean

/** A pattern taken apart. What one character may be is left to the language's own engine, which is exact about it. */
export type PatternNode =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'edge'; readonly holds: Holds }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly ways: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number }

export interface LookAhead {
  readonly node: PatternNode
  readonly isNegative: boolean
}

export interface PatternTree {
  /** `^(?=…)(?!…)`, as patterns for passwords begin. */
  readonly aheads: readonly LookAhead[]
  readonly node: PatternNode
}

export class UnsupportedPattern extends Error {}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
const GROUP = /\((\?:|\?<[A-Za-z_$][\w$]*>|\?)?/y
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)/sy
const UNICODE_ESCAPE = /\\(?:u\{[0-9a-fA-F]+\}|[pP]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)/suy
const BACK_REFERENCE = /^\\[1-9k]/
const SYNTAX_CHARACTER = /[\^$.*+?()[\]{}|/\\]/

/** Reads a body that the language has found well-formed; throws `UnsupportedPattern` at what cannot run in linear time. */
export class PatternReader {
  readonly #body: string
  readonly #flags: string
  #at = 0

  constructor(body: string, flags: string) {
    this.#body = body
    this.#flags = flags
  }

  read(): PatternTree {
    const aheads = this.#flags.includes('m') ? [] : this.#leadingLookAheads()
    const isAnchored = aheads.length > 0
    const node = this.#alternatives()
    if (!isAnchored) return { aheads, node }
    if (node.kind === 'choice') throw new UnsupportedPattern('(?= 之后的 |')
    return { aheads, node: { kind: 'sequence', parts: [this.#edge('^'), node] } }
  }

  #leadingLookAheads(): LookAhead[] {
    const aheads: LookAhead[] = []
    if (!/^\^\(\?[=!]/.test(this.#body)) return aheads
    this.#at = 1
    while (/^\(\?[=!]/.test(this.#body.slice(this.#at))) {
      const isNegative = this.#body[this.#at + 2] === '!'
      this.#at += 3
      aheads.push({ node: this.#alternatives(), isNegative })
      this.#at += 1
    }
    return aheads
  }

  #alternatives(): PatternNode {
    const ways = [this.#sequence()]
    while (this.#body[this.#at] === '|') {
      this.#at += 1
      ways.push(this.#sequence())
    }
    const [only] = ways
    return ways.length === 1 && only ? only : { kind: 'choice', ways }
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (this.#at < this.#body.length && this.#body[this.#at] !== '|' && this.#body[this.#at] !== ')') {
      parts.push(this.#quantified(this.#atom()))
    }
    return { kind: 'sequence', parts }
  }

  #quantified(part: PatternNode): PatternNode {
    const found = this.#take(QUANTIFIER)
    if (!found) return part
    const [, sign, least, comma, most] = found
    if (sign === '*') return { kind: 'repeat', part, min: 0, max: Infinity }
    if (sign === '+') return { kind: 'repeat', part, min: 1, max: Infinity }
    if (sign === '?') return { kind: 'repeat', part, min: 0, max: 1 }
    const min = Number(least)
    return { kind: 'repeat', part, min, max: comma ? (most ? Number(most) : Infinity) : min }
  }

  #atom(): PatternNode {
    const char = this.#body[this.#at] ?? ''
    if (char === '(') return this.#group()
    if (char === '^' || char === '$') {
      this.#at += 1
      return this.#edge(char)
    }
    if (char === '\\') return this.#escape()
    if (char === '[') return this.#char(this.#take(CLASS)?.[0] ?? '')
    const literal = this.#flags.includes('u') ? String.fromCodePoint(this.#body.codePointAt(this.#at) ?? 0) : char
    this.#at += literal.length
    return this.#char(literal !== '.' && SYNTAX_CHARACTER.test(literal) ? `\\${literal}` : literal)
  }

  #group(): PatternNode {
    const start = this.#at
    if (this.#take(GROUP)?.[1] === '?') throw new UnsupportedPattern(this.#body.slice(start, start + 4))
    const inside = this.#alternatives()
    this.#at += 1
    return inside
  }

  #escape(): PatternNode {
    const source = this.#take(this.#flags.includes('u') ? UNICODE_ESCAPE : ESCAPE)?.[0] ?? ''
    if (BACK_REFERENCE.test(source)) throw new UnsupportedPattern(source)
    return source === '\\b' || source === '\\B' ? this.#edge(source) : this.#char(source)
  }

  #char(source: string): PatternNode {
    const one = new RegExp(`^(?:${source})$`, this.#flags.replace('m', ''))
    const known = new Map<string, boolean>()
    const accepts = (char: string) => {
      const answer = known.get(char) ?? one.test(char)
      known.set(char, answer)
      return answer
    }
    return { kind: 'char', accepts }
  }

  #edge(sign: '^' | '$' | '\\b' | '\\B'): PatternNode {
    const isManyLines = this.#flags.includes('m')
    const word = new RegExp(String.raw`^\w$`, this.#flags)
    const isLineEnd = (char: string | undefined) => isManyLines && /^[\n\r\u2028\u2029]$/.test(char ?? '')
    const isWord = (char: string | undefined) => char !== undefined && word.test(char)
    const isBorder = (chars: readonly string[], at: number) => isWord(chars[at - 1]) !== isWord(chars[at])
    const edges = {
      '^': (chars, at) => at === 0 || isLineEnd(chars[at - 1]),
      $: (chars, at) => at === chars.length || isLineEnd(chars[at]),
      '\\b': isBorder,
      '\\B': (chars, at) => !isBorder(chars, at),
    } as const satisfies Record<string, Holds>
    return { kind: 'edge', holds: edges[sign] }
  }

  #take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = this.#at
    const found = what.exec(this.#body)
    if (found) this.#at += found[0].length
    return found
  }
}
