import { crc32, inflateRawSync } from 'node:zlib'

/** Reads an archive as programs do, from the directory at its end; what the two places say of a file must agree. */
export function unzip(archive: Buffer): [name: string, content: Buffer][] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the directory')
    const [method, sum] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16)]
    const [packedSize, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const [nameLength, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength
    if (archive.readUInt32LE(start) !== 0x04034b50) throw new Error('no file where the directory says')
    const data = start + 30 + archive.readUInt16LE(start + 26)
    const packed = archive.subarray(data, data + packedSize)
    const content = method === 8 ? inflateRawSync(packed) : packed
    if (content.length !== size) throw new Error('a wrong size')
    if (crc32(content) !== sum || archive.readUInt32LE(data + packedSize + 4) !== sum) throw new Error('a wrong sum')
    return [name, content]
  })
}
