import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** Every file of an archive; its sum must be right. */
export async function unzip(archive: Buffer): Promise<[name: string, content: Buffer][]> {
  const zip = await fromBufferPromise(archive)
  const files: [string, Buffer][] = []
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error('a wrong sum')
    files.push([entry.fileName, content])
  }
  return files
}
