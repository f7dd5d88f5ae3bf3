import { compilePattern, runPattern } from './pattern-program.ts'
import { PatternReader, type PatternTree, UnsupportedPattern } from './pattern-syntax.ts'

export interface Pattern {
  readonly source: string
  readonly matches: (text: string) => boolean
}

export type ParsedPattern = { readonly pattern: Pattern } | { readonly fault: string }

const MAX_PATTERN_LENGTH = 300
const MAX_TEXT_LENGTH = 5000
/** A slash inside must be escaped or stand in brackets: the next plain one ends it. */
const WRITTEN = /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+)\/([a-z]*)$/s

/**
 * `/body/flags` as a form's configuration brings it. It is data from elsewhere: it is never run as code, and not by the
 * language's engine either, which can be made to search for years. References and assertions inside, which need such a
 * search, are refused.
 */
export function parsePattern(written: string): ParsedPattern {
  if (written.length > MAX_PATTERN_LENGTH) return { fault: `正则表达式超过${MAX_PATTERN_LENGTH}个字符` }
  const [, body = '', flags = ''] = WRITTEN.exec(written.trim()) ?? []
  if (body === '') return { fault: '正则表达式应写作 /…/' }
  if (!/^[gimsuy]*$/.test(flags)) return { fault: `不支持的正则标志：${flags}` }
  // g and y do not matter for a single test.
  return readBody(body, flags.replaceAll(/[gy]/g, ''))
}

function readBody(body: string, flags: string): ParsedPattern {
  try {
    const source = new RegExp(body, flags)
    return { pattern: { source: String(source), matches: matcherOf(new PatternReader(body, flags).read(), flags) } }
  } catch (error) {
    if (error instanceof UnsupportedPattern) return { fault: `不支持的正则写法：${error.message}` }
    if (error instanceof SyntaxError) return { fault: '正则表达式有语法错误' }
    throw error
  }
}

function matcherOf({ aheads, node }: PatternTree, flags: string): Pattern['matches'] {
  const program = compilePattern(node)
  const conditions = aheads.map((ahead) => ({ ...ahead, program: compilePattern(ahead.node) }))
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return false
    const chars = flags.includes('u') ? [...text] : text.split('')
    return (
      conditions.every((each) => runPattern(each.program, chars, true) !== each.isNegative) &&
      runPattern(program, chars, conditions.length > 0)
    )
  }
}
