import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codeFiles, repositoryFiles } from './source-files.ts'
import { breaks, MAX_LINES, textRules } from './text-rules.ts'

const binary = /\.(png|jpe?g|webp|gif|ico|wav|mp3|woff2?|xlsx|gz)$/
// The list of forbidden lines has an example of each.
const lists = new Set(['tools/rules/text-rules.ts', 'package-lock.json'])

const linesOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').split('\n')

describe('text rules', () => {
  const texts = repositoryFiles()
    .filter((path) => !binary.test(path) && !lists.has(path))
    .map((path) => ({ path, lines: linesOf(path) }))

  test.for(textRules)('$name', (rule) => {
    const example = texts.find(({ path }) => breaks(rule, path, rule.example))
    expect(example, 'the rule forbids its example in some file').toBeDefined()
    const broken = texts.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (breaks(rule, path, line) ? `${path}:${index + 1}: ${line.trim()}` : [])),
    )
    expect(broken).toEqual([])
  })
})

test(`no code file is longer than ${MAX_LINES} lines`, () => {
  const lengths = codeFiles().map((path) => ({ path, lines: linesOf(path).length - 1 }))
  expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([])
})
