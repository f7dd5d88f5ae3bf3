import { type PatternNode, UnsupportedPattern } from './pattern-syntax.ts'

interface Step {
  /** Consumes a character. */
  readonly accepts?: (char: string) => boolean
  /** Holds at this place without consuming anything. */
  readonly holds?: (chars: readonly string[], at: number) => boolean
  next: readonly number[]
}

export interface PatternProgram {
  readonly steps: readonly Step[]
  readonly start: number
}

/** The first step of every program: arriving there is a match. */
const MATCH = 0
/** Upper bound of steps: run time is steps times characters. */
const MAX_STEPS = 1000

export function compilePattern(root: PatternNode): PatternProgram {
  const steps: Step[] = [{ next: [] }]
  const push = (step: Step): number => {
    if (steps.length >= MAX_STEPS) throw new UnsupportedPattern('重复次数过多')
    return steps.push(step) - 1
  }
  /** Built from the end: `next` is where to go on once the node is behind. */
  const compile = (node: PatternNode, next: number): number => {
    if (node.kind === 'char') return push({ accepts: node.accepts, next: [next] })
    if (node.kind === 'edge') return push({ holds: node.holds, next: [next] })
    if (node.kind === 'sequence') return node.parts.reduceRight((after, part) => compile(part, after), next)
    if (node.kind === 'choice') return push({ next: node.ways.map((way) => compile(way, next)) })
    return repeat(node, next)
  }
  const repeat = ({ part, min, max }: PatternNode & { kind: 'repeat' }, next: number): number => {
    let start = next
    if (max === Infinity) {
      const loop: Step = { next: [] }
      start = push(loop)
      loop.next = [compile(part, start), next]
    } else {
      for (let copy = min; copy < max; copy += 1) start = push({ next: [compile(part, start), next] })
    }
    // A step for each copy, so that empty copies count towards the limit.
    for (let copy = 0; copy < min; copy += 1) start = push({ next: [compile(part, start)] })
    return start
  }
  return { start: compile(root, MATCH), steps }
}

/** Simulates all branches at once: run time is bounded by input length times pattern size. */
export function runPattern({ steps, start }: PatternProgram, chars: readonly string[], isFromStart: boolean): boolean {
  const reachedAt = new Int32Array(steps.length).fill(-1)
  let waiting: number[] = []
  for (let at = 0; at <= chars.length; at += 1) {
    const open = at === 0 || !isFromStart ? [...waiting, start] : waiting
    const ready: Step[] = []
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (index === MATCH) return true
      const step = steps[index]
      if (!step || reachedAt[index] === at) continue
      reachedAt[index] = at
      if (step.accepts) ready.push(step)
      else if (step.holds?.(chars, at) ?? true) open.push(...step.next)
    }
    const char = chars[at]
    if (char === undefined) return false
    waiting = ready.filter((step) => step.accepts?.(char)).flatMap((step) => step.next)
    if (isFromStart && waiting.length === 0) return false
  }
  return false
}
