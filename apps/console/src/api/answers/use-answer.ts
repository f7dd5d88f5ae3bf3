import {
  notifyManager,
  QueryObserver,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterFrame } from './after-frame.ts'

/** What may be out of date when its page comes back is asked for again when that page has been drawn. */
class PageObserver<R> extends QueryObserver<R> {
  wasHidden = false
  #callOff = () => {}

  protected override onSubscribe() {
    if (!this.wasHidden) {
      super.onSubscribe()
      return
    }
    const { options } = this
    this.options = { ...options, refetchOnMount: false }
    super.onSubscribe()
    this.options = options
    this.#callOff = afterFrame(() => {
      if (this.getCurrentResult().isStale) void this.refetch({ cancelRefetch: false })
    })
  }

  protected override onUnsubscribe() {
    super.onUnsubscribe()
    this.#callOff()
    this.wasHidden = true
  }
}

/**
 * `useQuery` for pages that are hidden and come back. That one renders such a page whenever its query has been touched,
 * whatever the page reads of it, and asks again before the page is on the screen.
 */
export function useAnswer<R>(options: UseQueryOptions<R>): UseQueryResult<R> {
  // Of the same observer there is another result each time.
  'use no memo'
  const client = useQueryClient()
  const [observer] = useState(() => new PageObserver<R>(client, options))
  const wanted = client.defaultQueryOptions({
    ...options,
    refetchOnMount: !observer.wasHidden,
    // The first rendering says already that it is going to be asked for.
    _optimisticResults: 'optimistic',
  })
  const result = observer.getOptimisticResult(wanted)
  const [, setSeen] = useState(result)

  useEffect(() => observer.setOptions(wanted))
  useEffect(() => {
    const stop = observer.subscribe(notifyManager.batchCalls(() => setSeen(observer.getCurrentResult())))
    // What has come between rendering and this.
    observer.updateResult()
    return stop
  }, [observer])
  return observer.trackResult(result)
}
