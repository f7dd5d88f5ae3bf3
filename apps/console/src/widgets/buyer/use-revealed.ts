import { load } from '#api/load.ts'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { useState } from 'react'

interface Seen<T> {
  /** Whose it is: somebody who steps on to the next record has not asked for that one. */
  readonly of: string
  readonly data?: T
  readonly problem?: string
  readonly isBusy?: boolean
}

export interface Revealed<T> {
  readonly call: Endpoint
  readonly data: T | undefined
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly reveal: () => Promise<void>
}

/** What is masked until somebody asks for it. Each asking is logged, so nothing else may repeat it. */
export function useRevealed<E extends Endpoint>(call: E, input: InputOf<E>): Revealed<ReplyOf<E>> {
  const of = JSON.stringify(input)
  const [seen, setSeen] = useState<Seen<ReplyOf<E>>>({ of })
  const now: Seen<ReplyOf<E>> = seen.of === of ? seen : { of }
  const reveal = async () => {
    setSeen({ of, isBusy: true })
    try {
      setSeen({ of, data: await load(call, input) })
    } catch (error) {
      setSeen({ of, problem: error instanceof Error ? error.message : '' })
    }
  }
  return { call, data: now.data, problem: now.problem, isBusy: now.isBusy ?? false, reveal }
}
