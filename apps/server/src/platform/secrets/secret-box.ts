import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'

const FILE = 'gateway-secret.key'
const [IV, TAG] = [12, 16]

/** What is sealed cannot be read with the key that is here: it takes whoever keeps the server. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing'
}

type Place = Pick<Config, 'dataDir' | 'gatewaySecretKey'>

/** Encrypts secrets that must be readable again, so that a copy of the database alone is useless. */
export class SecretBox {
  #key: Promise<Buffer> | undefined

  constructor(readonly place: Place) {}

  /** `name` is authenticated: a secret copied to another row cannot be decrypted. */
  async seal(secret: string, name: string): Promise<Buffer> {
    const iv = randomBytes(IV)
    const cipher = createCipheriv('aes-256-gcm', await this.#loaded(ownKey), iv).setAAD(Buffer.from(name))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed])
  }

  async open(box: Buffer, name: string): Promise<string> {
    const decipher = createDecipheriv('aes-256-gcm', await this.#keyOf(name), box.subarray(0, IV))
    decipher.setAAD(Buffer.from(name)).setAuthTag(box.subarray(IV, IV + TAG))
    try {
      return Buffer.concat([decipher.update(box.subarray(IV + TAG)), decipher.final()]).toString('utf8')
    } catch (cause) {
      throw new KeyMissing(`the secret ${name} was sealed under another key: see GATEWAY_SECRET_KEY`, { cause })
    }
  }

  async #keyOf(name: string): Promise<Buffer> {
    try {
      return await this.#loaded(readKey)
    } catch (cause) {
      throw new KeyMissing(`there is no key to open the secret ${name}: see GATEWAY_SECRET_KEY`, { cause })
    }
  }

  #loaded(load: (dataDir: string) => Promise<Buffer>): Promise<Buffer> {
    const { gatewaySecretKey, dataDir } = this.place
    if (gatewaySecretKey) return Promise.resolve(gatewaySecretKey)
    const key = (this.#key ??= load(dataDir))
    // Do not cache a failure: the file may exist the next time.
    key.catch(() => (this.#key = undefined))
    return key
  }
}

async function readKey(dataDir: string): Promise<Buffer> {
  const key = Buffer.from((await readFile(join(dataDir, FILE), 'utf8')).trim(), 'base64')
  if (key.length !== 32) throw new Error(`${FILE} holds no key of 32 bytes`)
  return key
}

/** Readable by the owner only; if two processes create it at once, both end up with the same key. */
async function ownKey(dataDir: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true })
  const fresh = `${randomBytes(32).toString('base64')}\n`
  await writeFile(join(dataDir, FILE), fresh, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  return readKey(dataDir)
}
