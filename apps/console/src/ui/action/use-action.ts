import { useApp } from '#ui/feedback/use-app.ts'
import { CallError } from '#api/call-error.ts'
import { call } from '#api/call.ts'
import { useRefresh } from '#api/use-call.ts'
import type { Api } from '@zhanggui/contract/kernel/area'
import type { Endpoint, InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { useRef, useState } from 'react'
import { type Confirmation, useConfirm } from './use-confirm.tsx'

/** A change that one click makes. */
export interface Action<E extends Endpoint> {
  readonly call: E
  readonly input: InputOf<E>
  /** Asked first; `{}` asks with the default text. */
  readonly confirm?: Confirmation | undefined
  /** Said when it is done; `''` where the page itself shows it. */
  readonly success?: string | undefined
  /** Areas whose pages show the change, besides the call's own. */
  readonly refresh?: readonly Api[] | undefined
  readonly onDone?: ((reply: ReplyOf<E>) => void) | undefined
  /** Nobody waits for it or hears of it, whatever becomes of it: others go on beside it. */
  readonly isSilent?: boolean | undefined
  /** Shows why it failed, where that has a place on the page; otherwise it is toasted. */
  readonly onRefused?: ((error: CallError) => void) | undefined
}
/** True once it is done. */
export type RunAction = <E extends Endpoint>(action: Action<E>) => Promise<boolean>

/** The life of an action: confirm, busy, done, refreshed. A second click while it runs does nothing. */
export function useAction(): { readonly run: RunAction; readonly isBusy: boolean } {
  const { confirm } = useConfirm()
  const { message } = useApp()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function perform<E extends Endpoint>(action: Action<E>): Promise<boolean> {
    if (action.confirm && !(await confirm(action.confirm))) return false
    if (!action.isSilent) setBusy(true)
    const reply = await call(action.call, action.input, { quiet: action.isSilent || action.onRefused !== undefined })
    if (action.success !== '' && !action.isSilent) void message.success(action.success ?? '操作成功')
    action.onDone?.(reply)
    await refresh([action.call, ...(action.refresh ?? [])])
    return true
  }

  /** The answer lets the next one in. */
  function occupy() {
    isRunning.current = true
    return () => {
      isRunning.current = false
      setBusy(false)
    }
  }

  async function run<E extends Endpoint>(action: Action<E>): Promise<boolean> {
    if (isRunning.current && !action.isSilent) return false
    const release = action.isSilent ? () => undefined : occupy()
    try {
      return await perform(action)
    } catch (error) {
      // Without a handler the failed call has already shown its own toast.
      if (!(error instanceof CallError)) throw error
      action.onRefused?.(error)
      return false
    } finally {
      release()
    }
  }
  return { run, isBusy }
}
