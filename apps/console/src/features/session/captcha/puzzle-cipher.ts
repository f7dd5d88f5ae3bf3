import { ecb } from '@noble/ciphers/aes.js'

/** AES-128-ECB with PKCS7 as base64: the puzzle's wire format prescribes it (fact sheet 1, 4.1). */
function encrypt(text: string, secretKey: string): string {
  const encoder = new TextEncoder()
  return btoa(String.fromCharCode(...ecb(encoder.encode(secretKey)).encrypt(encoder.encode(text))))
}

export interface PuzzleAnswer {
  readonly pointJson: string
  /** Sent with the sign-in once the point was found right. */
  readonly captchaVerification: string
}

export function puzzleAnswer(x: number, { token, secretKey }: { token: string; secretKey: string }): PuzzleAnswer {
  const point = `{"x":${x},"y":5.0}`
  return { pointJson: encrypt(point, secretKey), captchaVerification: encrypt(`${token}---${point}`, secretKey) }
}
