import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_UPLOAD } from '@zhanggui/contract/picture'
import { expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/platform/config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** What the server's build makes. */
const PROGRAM = 'apps/server/dist/main.js'

const pairsOf = (lines: readonly string[]) =>
  lines.map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])

test('the unit starts the built program, and has what a unit needs', () => {
  const lines = linesOf('deploy/zhanggui.service')
  expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]'])
  const settings = pairsOf(lines.filter((line) => !line.startsWith('[')))
  expect(settings.filter(([name]) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  const unit = Object.fromEntries(settings)
  expect(unit).toMatchObject({ WantedBy: 'multi-user.target', EnvironmentFile: '/etc/zhanggui.env' })
  expect(unit['ExecStart']?.split(' ').at(-1)).toBe(PROGRAM)
  expect(read('apps/server/build.mjs')).toContain("main: here('src/main.ts')")
})

test('the example of settings is one the server takes, and names nothing it does not know', () => {
  const settings = pairsOf(linesOf('deploy/zhanggui.env'))
  const config = readConfig(Object.fromEntries(settings))
  expect(config).toMatchObject({ isPublic: true, metricsToken: expect.any(String) as string })
  const readme = read('README.md')
  expect(settings.filter(([name]) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``))).toEqual([])
})

const INSTRUCTIONS = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'HEALTHCHECK',
  'CMD',
])

test('the image is made from what is here and runs the built program', () => {
  const lines = linesOf('deploy/Containerfile')
  const words = lines.map((line) => line.split(' '))
  expect(words.filter(([name = '']) => !INSTRUCTIONS.has(name))).toEqual([])

  const copied = words.flatMap(([name, from, source = '']) =>
    name === 'COPY' && from === '--from=build' ? source : [],
  )
  const inCheckout = copied
    .map((path) => path.replace(/^\/app\//, ''))
    .filter((path) => !/node_modules|dist/.test(path))
  expect(inCheckout.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(copied).toContain('/app/apps/server/dist')

  const given = words.filter(([name]) => name === 'ENV').map(([, pair = '']) => pair)
  const config = readConfig(Object.fromEntries(pairsOf(given)))
  expect([config.host, lines.includes(`EXPOSE ${config.port}`), lines.includes(`VOLUME ${config.dataDir}`)]).toEqual([
    '0.0.0.0',
    true,
    true,
  ])
  const command = JSON.parse(lines.at(-1)?.replace(/^CMD /, '') ?? '') as string[]
  expect(command.at(-1)).toBe(PROGRAM)
})

test('the balancer lets uploads and websockets through, to nodes that it names', () => {
  const lines = linesOf('deploy/nginx.conf')
  const text = lines.join('\n')
  expect(lines.filter((line) => !/[;{}]$/.test(line))).toEqual([])
  expect(text.split('{').length).toBe(text.split('}').length)
  const upstream = /^upstream (\w+) \{$/m.exec(text)?.[1] ?? 'none'
  expect(text).toContain(`proxy_pass http://${upstream};`)
  expect(text.match(/^server [\d.]+:8080/gm)).toHaveLength(2)
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(text)?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan(MAX_UPLOAD)
  for (const header of ['Upgrade $http_upgrade', 'X-Forwarded-For $proxy_add_x_forwarded_for', 'Host $host']) {
    expect(lines).toContain(`proxy_set_header ${header};`)
  }
})

/** From here on there were orders, and with them tables that grow. */
const FIRST_OF_LARGE_TABLES = '0033'

test('the updates that take time or need something done are migrations, and none that writes rows anew is left out', () => {
  const [, updates = ''] = read('docs/operations.md').split(/^## Updates$/m)
  const section = updates.split(/^## /m)[0] ?? ''
  const named = new Set(section.match(/\b0\d{3}\b/g))
  const rows = [...section.matchAll(/^\| (0\d{3}) /gm)].map(([, number = '']) => number)
  expect(rows).toEqual([...new Set(rows)].toSorted())

  const migrations = readdirSync(join(root, 'apps/server/migrations')).map((name) => ({
    name,
    number: name.slice(0, 4),
  }))
  const numbers = new Set(migrations.map(({ number }) => number))
  expect([...named].filter((number) => !numbers.has(number))).toEqual([])
  const rewriting = migrations.filter(
    ({ name, number }) =>
      number >= FIRST_OF_LARGE_TABLES &&
      /^update |^alter table .* stored;$|^ +add column .* stored,?;?$/m.test(read(`apps/server/migrations/${name}`)),
  )
  expect(rewriting.filter(({ number }) => !named.has(number))).toEqual([])
})
