import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

// The puzzle's wire format prescribes AES-128-ECB. It hides the point from onlookers only: the key travels with the
// picture, so what protects the sign-in is that the target stays on the server and that each token works once.
const algorithm = 'aes-128-ecb'
const longestCipherText = 1024

const pointShape = z.object({ x: z.number(), y: z.number() })

export type Point = z.infer<typeof pointShape>

export function newSecretKey(): string {
  return randomBytes(12).toString('base64url')
}

export function encryptText(text: string, secretKey: string): string {
  const cipher = createCipheriv(algorithm, secretKey, null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

/** Undefined for garbage. One random text in 256 has valid padding, so the result still needs parsing. */
export function decryptText(cipherText: string, secretKey: string): string | undefined {
  if (cipherText.length > longestCipherText) return undefined
  try {
    const decipher = createDecipheriv(algorithm, secretKey, null)
    const bytes = Buffer.concat([decipher.update(cipherText, 'base64'), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export function parsePoint(text: string): Point | undefined {
  try {
    return pointShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
