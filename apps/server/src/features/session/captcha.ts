import { randomBytes } from 'node:crypto'
import { puzzleResult } from '@zhanggui/contract/session'
import {
  imageCodeLifetimeMs,
  matchesPuzzle,
  puzzleLifetimeMs,
  puzzleTicketLifetimeMs,
} from '@zhanggui/domain/session/captcha-rules'
import { drawImageCode, newImageCode } from '#platform/captcha/image-code'
import { decryptText, encryptText, newSecretKey, parsePoint } from '#platform/captcha/point-cipher'
import { drawPuzzle, newPuzzleTarget } from '#platform/captcha/puzzle-picture'
import type { PublicContext } from '#platform/http/route'
import { hashSecret } from '#platform/session/token'
import { insertCaptcha, consumeCaptcha } from './captcha.sql.ts'

const newKey = () => randomBytes(16).toString('hex')
const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
const dataUri = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

export async function issueImageCode({ inPlatform, now }: PublicContext) {
  const code = newImageCode()
  const key = newKey()
  const picture = await drawImageCode(code)
  const expiresAt = later(now, imageCodeLifetimeMs)
  await inPlatform((db) => insertCaptcha(db, { id: key, kind: 'image', answer: code, expiresAt }))
  return { key, code: dataUri('png', picture) }
}

export async function issuePuzzle({ inPlatform, now }: PublicContext) {
  const x = newPuzzleTarget()
  const [token, secretKey] = [newKey(), newSecretKey()]
  const { original, piece } = await drawPuzzle(x)
  const expiresAt = later(now, puzzleLifetimeMs)
  await inPlatform((db) =>
    insertCaptcha(db, { id: token, kind: 'puzzle', answer: String(x), secret: secretKey, expiresAt }),
  )
  return {
    repCode: puzzleResult.ok,
    repMsg: '',
    repData: {
      token,
      secretKey,
      originalImageBase64: original.toString('base64'),
      jigsawImageBase64: piece.toString('base64'),
      wordList: null,
    },
  }
}

/** A puzzle can be tried once. Solved, it becomes a ticket that one sign-in may use (sheet: `token---pointJson`). */
export async function checkPuzzle({ inPlatform, now }: PublicContext, input: { token: string; pointJson: string }) {
  return inPlatform(async (db) => {
    const puzzle = await consumeCaptcha(db, 'puzzle', input.token, now)
    if (!puzzle) return { repCode: puzzleResult.expired, repMsg: '验证已过期，请重试', repData: null }
    const text = decryptText(input.pointJson, puzzle.secret) ?? ''
    const point = parsePoint(text)
    if (!point || !matchesPuzzle(point.x, Number(puzzle.answer))) {
      return { repCode: puzzleResult.failed, repMsg: '验证失败', repData: null }
    }
    const verification = encryptText(`${input.token}---${text}`, puzzle.secret)
    const expiresAt = later(now, puzzleTicketLifetimeMs)
    await insertCaptcha(db, { id: ticketId(verification), kind: 'ticket', answer: '', expiresAt })
    return {
      repCode: puzzleResult.ok,
      repMsg: '',
      repData: { captchaType: 'blockPuzzle', token: input.token, result: true },
    }
  })
}

export const ticketId = (verification: string): string => hashSecret(verification).toString('hex')
