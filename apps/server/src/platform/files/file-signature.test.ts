import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gif, jpeg, mp4, png, webp, bmp } from '#test/files/sample-files'
import { readSignature } from './file-signature.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhanggui-signature-'))
afterAll(() => rmSync(folder, { recursive: true }))

function signatureOf(content: Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return readSignature(path)
}

test('real files are recognised', async () => {
  const files = { jpeg: await jpeg(), png: await png(), gif: await gif(), webp: await webp(), bmp: bmp(), mp4: mp4() }
  for (const [signature, content] of Object.entries(files)) expect(await signatureOf(content)).toBe(signature)
})

test.each([
  ['%PDF-1.7', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole'],
  ['ID3\x03\0', 'mp3'],
  ['\xff\xfb\x90', 'mp3'],
  ['plain words\r\n', 'text'],
  ['\xc4\xe3\xba\xc3', 'text'],
  ['<svg xmlns=""/>', undefined],
  ['\n <!doctype html>', undefined],
  ['\xef\xbb\xbf<html>', undefined],
  ['MZ\x90\0', undefined],
  ['\x7fELF', undefined],
  ['\0\0\0\x18ftypheic', undefined],
  ['BMore than words', 'text'],
])('%j is %s', async (head, signature) => expect(await signatureOf(Buffer.from(head, 'latin1'))).toBe(signature))
