import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PageDrawer } from './draw-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhanggui-draw-'))
const files = pathToFileURL(`${folder}/`)
const PLENTY = 60_000
const warn = vi.fn<(fields: object, text: string) => void>()
let drawer: PageDrawer

/** A program of two files, as the console is: what is shared by all pages counts them, the rest remembers whom it has seen. */
const shared = 'exports.pages = 0'
const program = `
  const shared = require('./shared-1a2b.cjs')
  const seen = []
  exports.draw = async ({ address, session }) => {
    seen.push(session.user)
    shared.pages += 1
    if (address === '/hang') for (;;);
    if (address === '/die') require('node:process').exit(1)
    if (address === '/fail') throw new Error('broken')
    if (address === '/elsewhere') return undefined
    const called = address === '/list' ? await (await fetch('/api/rows?x=1&_t=5')).text() : ''
    const stored = localStorage.getItem('columns')
    const isDark = matchMedia('(dark)').matches
    return { html: JSON.stringify({ seen, pages: shared.pages, called, stored, isDark }), attributes: {}, variables: {}, now: 1 }
  }`

beforeAll(() => {
  writeFileSync(join(folder, 'shared-1a2b.cjs'), shared)
  writeFileSync(join(folder, 'draw.cjs'), program)
})
afterEach(() => drawer.stop())
afterAll(() => rmSync(folder, { recursive: true }))

const open = (times = {}) => {
  warn.mockClear()
  drawer = new PageDrawer(files, { warn }, { patience: PLENTY, longest: PLENTY, pause: 0, ...times })
}
const visit = (address: string, user = '林知夏') =>
  drawer.draw(
    1,
    {
      session: { user, menus: [] },
      visitor: {
        address,
        userAgent: '',
        cookie: '',
        look: { stored: { columns: '["name"]' }, media: { '(dark)': true }, height: 900 },
      },
    },
    (url) => Promise.resolve(`rows of ${url}`),
  )
const read = async (drawn: ReturnType<typeof visit>) => JSON.parse((await drawn)?.html ?? 'null') as unknown

test('a page knows its visitor and nobody who came before', async () => {
  open()
  expect(await read(visit('/a', '林知夏'))).toMatchObject({ seen: ['林知夏'], pages: 1 })
  expect(await read(visit('/a', '周明远'))).toMatchObject({ seen: ['周明远'], pages: 2 })
})

test('it makes the calls it begins with, is told of the browser, and says what it asked', async () => {
  open()
  const drawn = await visit('/list')
  expect(JSON.parse(drawn?.html ?? '')).toMatchObject({
    called: 'rows of /api/rows?x=1&_t=5',
    stored: '["name"]',
    isDark: true,
  })
  expect(drawn?.asked).toEqual({ stored: { columns: '["name"]' }, media: { '(dark)': true } })
  expect(drawn?.replies).toEqual({ '/api/rows?x=1': 'rows of /api/rows?x=1&_t=5' })
})

test('a page that fails goes out undrawn, and says so in the log', async () => {
  open()
  expect(await visit('/fail')).toBeUndefined()
  expect(warn.mock.calls).toMatchObject([[{ err: { message: 'broken' } }, 'a page could not be drawn']])
  expect(await visit('/elsewhere')).toBeUndefined()
  expect(await read(visit('/a'))).toMatchObject({ pages: 3 })
})

test.each(['/die', '/hang'])('%s: the thread is replaced, pages go on being drawn', async (address) => {
  // A new thread must have loaded its program by then.
  open({ longest: 10_000 })
  expect(await visit(address)).toBeUndefined()
  await expect.poll(() => read(visit('/a'))).toMatchObject({ seen: ['林知夏'], pages: 1 })
})

test('a page does not wait longer than it has patience', async () => {
  open({ patience: 1 })
  expect(await visit('/hang')).toBeUndefined()
})

test('without a program nothing is drawn', () => {
  drawer = new PageDrawer(pathToFileURL(`${folder}/nowhere/`), { warn })
  expect(drawer.isPossible).toBe(false)
})
