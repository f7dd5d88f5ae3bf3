import { createDecipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { puzzleAnswer } from './puzzle-cipher.ts'

const secretKey = 'k3y-of-16-chars_'

function decrypt(text: string): string {
  const decipher = createDecipheriv('aes-128-ecb', secretKey, null)
  return decipher.update(text, 'base64', 'utf8') + decipher.final('utf8')
}

describe('puzzleAnswer', () => {
  it('says the point and the ticket in the prescribed cipher', () => {
    const { pointJson, captchaVerification } = puzzleAnswer(124.5, { token: 'picture-1', secretKey })
    expect(decrypt(pointJson)).toBe('{"x":124.5,"y":5.0}')
    expect(decrypt(captchaVerification)).toBe('picture-1---{"x":124.5,"y":5.0}')
  })
})
