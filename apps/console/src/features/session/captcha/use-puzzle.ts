import { load } from '#api/load.ts'
import { captchaApi, puzzleResult } from '@zhanggui/contract/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { puzzleAnswer } from './puzzle-cipher.ts'

const captchaType = 'blockPuzzle'
const NEW_PICTURE_AFTER = 1000
const CLOSE_AFTER = 800

interface Picture {
  readonly token: string
  readonly secretKey: string
  readonly original: string
  readonly piece: string
}

/** `broken`: there is no picture. */
export type PuzzlePhase = 'loading' | 'ready' | 'checking' | 'solved' | 'failed' | 'broken'

interface PuzzleState {
  readonly phase: PuzzlePhase
  readonly picture?: Picture
  readonly text: string
  readonly ticket?: string
}

export interface PuzzleOutcome {
  /** Gets the ticket for the sign-in. */
  readonly onSolved: (captchaVerification: string) => void
  readonly onFailed: () => void
}

const textOf = (error: unknown) => (error instanceof Error && error.message ? error.message : '验证失败')
const dataAddress = (base64: string) => (base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`)

async function fetchPicture(): Promise<Picture> {
  const { repCode, repMsg, repData } = await load(captchaApi.getPuzzle, { captchaType, ts: Date.now() })
  if (repCode !== puzzleResult.ok || !repData) throw new Error(repMsg)
  const { token, secretKey, originalImageBase64, jigsawImageBase64 } = repData
  return { token, secretKey, original: dataAddress(originalImageBase64), piece: dataAddress(jigsawImageBase64) }
}

/** Answers the ticket for the sign-in, or throws the reason why the piece does not fit. */
async function checkPiece(x: number, picture: Picture): Promise<string> {
  const { pointJson, captchaVerification } = puzzleAnswer(x, picture)
  const input = { captchaType, token: picture.token, pointJson } as const
  const { repCode, repMsg, repData } = await load(captchaApi.checkPuzzle, input)
  if (repCode !== puzzleResult.ok || repData?.result === false) throw new Error(repMsg)
  return captchaVerification
}

/** One picture, from loading to its verdict. The verdict stays readable for a moment before it takes effect. */
export function usePuzzle({ onSolved, onFailed }: PuzzleOutcome) {
  const [state, setState] = useState<PuzzleState>({ phase: 'loading', text: '' })
  const conclude = useEffectEvent(() => (state.ticket === undefined ? onFailed() : onSolved(state.ticket)))
  const concluded = state.phase === 'solved' || state.phase === 'failed'

  useEffect(() => {
    fetchPicture().then(
      (picture) => setState({ phase: 'ready', picture, text: '' }),
      (error: unknown) => setState({ phase: 'broken', text: textOf(error) }),
    )
  }, [])

  useEffect(() => {
    if (!concluded) return undefined
    const timer = setTimeout(conclude, state.phase === 'solved' ? CLOSE_AFTER : NEW_PICTURE_AFTER)
    return () => clearTimeout(timer)
  }, [concluded, state.phase])

  /** `x` in pixels of the picture, `seconds` since the piece was first moved. */
  async function release(x: number, seconds: number) {
    const { picture } = state
    if (state.phase !== 'ready' || !picture) return
    setState({ phase: 'checking', picture, text: '' })
    try {
      const ticket = await checkPiece(x, picture)
      setState({ phase: 'solved', picture, ticket, text: `${seconds.toFixed(2)}s验证成功` })
    } catch (error) {
      setState({ phase: 'failed', picture, text: textOf(error) })
    }
  }

  return { ...state, release }
}
