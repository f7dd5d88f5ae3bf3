import { PaneContext } from '#ui/page/pane.ts'
import { useStore } from '#api/store.ts'
import { use, useEffect, useState } from 'react'
import { type UploadItem, UploadQueue, type UploadWork } from './upload-queue.ts'

export interface Uploads<T> {
  readonly items: readonly UploadItem<T>[]
  /** Whether an upload is running or queued. */
  readonly isBusy: boolean
  readonly add: (files: Iterable<File>) => void
  readonly retry: (id: number) => void
  /** Removes a file from the list, and aborts its upload if it is running. */
  readonly remove: (id: number) => void
  readonly clear: () => void
}

/** Sends files, at most three at once; each of them can fail, be stopped and be sent again on its own. */
export function useUploads<T>(work: UploadWork<T>): Uploads<T> {
  const [queue] = useState(() => new UploadQueue(work))
  const pane = use(PaneContext)
  const items = useStore(queue.items)
  useEffect(() => queue.follow(work))
  useEffect(
    () => () => {
      // A page in the background rests its effects too, and its files go on.
      if (pane.isShown()) queue.clear()
    },
    [queue, pane],
  )
  return {
    items,
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: queue.add,
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  }
}
