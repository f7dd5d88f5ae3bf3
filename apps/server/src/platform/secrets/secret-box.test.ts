import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { KeyMissing, SecretBox } from './secret-box.ts'

const folder = mkdtempSync(join(tmpdir(), 'secret-box-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = Buffer.alloc(32, 7)
const configured = (text: string) => new SecretBox(readConfig({ GATEWAY_SECRET_KEY: text, DATA_DIR: folder }))

test('a sealed text is opened with the key, in hex or base64', async () => {
  const box = await configured(bytes.toString('hex')).seal('机密', 'a#1')
  expect(box.toString('latin1')).not.toContain('机密')
  expect(await configured(bytes.toString('base64')).open(box, 'a#1')).toBe('机密')
})

test('another name, another key and a changed byte open nothing', async () => {
  const own = configured(bytes.toString('hex'))
  const box = await own.seal('机密', 'a#1')
  await expect(own.open(box, 'b#1')).rejects.toThrow(KeyMissing)
  await expect(configured(Buffer.alloc(32, 8).toString('hex')).open(box, 'a#1')).rejects.toThrow(KeyMissing)
  const changed = Buffer.from(box)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  await expect(own.open(changed, 'a#1')).rejects.toThrow(KeyMissing)
})

test('without a configured key two processes agree on the one in the data folder', async () => {
  const [here, there] = [
    new SecretBox(readConfig({ DATA_DIR: folder })),
    new SecretBox(readConfig({ DATA_DIR: folder })),
  ]
  await expect(there.open(Buffer.alloc(40), 'a#1')).rejects.toThrow(KeyMissing)
  const [box] = await Promise.all([here.seal('机密', 'a#1'), there.seal('x', 'b#1')])
  expect(await there.open(box, 'a#1')).toBe('机密')
})
