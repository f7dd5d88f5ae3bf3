import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'

const FILE = 'gateway-secret.key'
const [IV, TAG] = [12, 16]

type Place = Pick<Config, 'dataDir' | 'gatewaySecretKey'>

/** Seals what must be read again, unlike a password: a copy of the database alone is worth nothing. */
export class SecretBox {
  #key: Promise<Buffer> | undefined

  constructor(readonly place: Place) {}

  /** `name` says whose secret it is; under another name it cannot be opened, so rows cannot be exchanged. */
  async seal(secret: string, name: string): Promise<Buffer> {
    const iv = randomBytes(IV)
    const cipher = createCipheriv('aes-256-gcm', await this.#loaded(ownKey), iv).setAAD(Buffer.from(name))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed])
  }

  async open(box: Buffer, name: string): Promise<string> {
    const decipher = createDecipheriv('aes-256-gcm', await this.#loaded(readKey), box.subarray(0, IV))
    decipher.setAAD(Buffer.from(name)).setAuthTag(box.subarray(IV, IV + TAG))
    try {
      return Buffer.concat([decipher.update(box.subarray(IV + TAG)), decipher.final()]).toString('utf8')
    } catch (cause) {
      throw new Error(`the secret ${name} was sealed under another key: see GATEWAY_SECRET_KEY`, { cause })
    }
  }

  #loaded(load: (dataDir: string) => Promise<Buffer>): Promise<Buffer> {
    const { gatewaySecretKey, dataDir } = this.place
    if (gatewaySecretKey) return Promise.resolve(gatewaySecretKey)
    const key = (this.#key ??= load(dataDir))
    // A file that is not there yet may be there the next time.
    key.catch(() => (this.#key = undefined))
    return key
  }
}

async function readKey(dataDir: string): Promise<Buffer> {
  const key = Buffer.from((await readFile(join(dataDir, FILE), 'utf8')).trim(), 'base64')
  if (key.length !== 32) throw new Error(`${FILE} holds no key of 32 bytes`)
  return key
}

/** Readable by nobody else; of two processes that make it at the same moment one wins and both read the same. */
async function ownKey(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true })
  const fresh = `${randomBytes(32).toString('base64')}\n`
  await writeFile(join(dataDir, FILE), fresh, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  return readKey(dataDir)
}
