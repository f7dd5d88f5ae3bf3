import { expect, test } from 'vitest'
import { gif, jpeg, mp4, png, webp, bmp } from '#test/sample-files'
import { signatureOf } from './file-signature.ts'

test('real files are recognised', async () => {
  const files = [await jpeg(), await png(), await gif(), await webp(), bmp(), mp4()]
  expect(files.map(signatureOf)).toEqual(['jpeg', 'png', 'gif', 'webp', 'bmp', 'mp4'])
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
])('%j is %s', (head, signature) => expect(signatureOf(Buffer.from(head, 'latin1'))).toBe(signature))
