import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { repositoryFiles } from './source-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Targets inside the repository, without what follows a #. */
const targetsIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    const target = (match[1] ?? '').replace(/#.*$/, '')
    return target === '' || /^[a-z]+:/.test(target) ? [] : [target]
  })

test('links are told from addresses elsewhere', () => {
  expect(targetsIn('[a](b.md#c) ![d](e/f.png) [g](#h) [i](https://example.org) [j](mailto:k)')).toEqual([
    'b.md',
    'e/f.png',
  ])
})

const pages = repositoryFiles().filter((path) => path.endsWith('.md'))

test.each(pages)('%s leads to what is there', (page) => {
  const targets = targetsIn(readFileSync(join(root, page), 'utf8'))
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([])
})
