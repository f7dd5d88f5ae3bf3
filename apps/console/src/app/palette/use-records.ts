import { mayCall, type Session, useSession } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import type { FoundRecord } from '#ui/page/record-source.ts'
import { useEffect, useState } from 'react'
import { mayOpen } from '../page-access.ts'

/** As long as somebody who is still typing takes for the next letter. */
const REST = 300

export interface RecordGroup {
  readonly title: string
  readonly records: readonly FoundRecord[]
}

/** The records that a text finds, once it rests. Nothing is loaded or asked before something is typed. */
export function useRecords(text: string, pages: readonly Page[]) {
  const session = useSession()
  const [found, setFound] = useState<{ words: string; groups: readonly RecordGroup[] }>({ words: '', groups: [] })
  const words = text.trim()
  useEffect(() => {
    if (words === '' || !session) return undefined
    const stop = new AbortController()
    const find = async () => {
      const groups = await findIn(pages, session, words, stop.signal)
      if (!stop.signal.aborted) setFound({ words, groups })
    }
    const timer = setTimeout(() => void find(), REST)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, pages, session])
  const isCurrent = words === '' || found.words === words
  return { groups: words !== '' && isCurrent ? found.groups : [], isSearching: !isCurrent }
}

/** A source that does not answer has found nothing: pages and actions are there all the same. */
function findIn(pages: readonly Page[], session: Session, words: string, signal: AbortSignal): Promise<RecordGroup[]> {
  const loads = pages.flatMap((page) => (page.records && mayOpen(page, session) ? page.records : []))
  const groups = loads.map(async (load): Promise<RecordGroup> => {
    const { title, calls, find } = (await load()).default
    const isAllowed = calls.every((each) => mayCall(each, session))
    return { title, records: isAllowed ? await find(words, signal) : [] }
  })
  return Promise.all(groups.map((group) => group.catch(() => ({ title: '', records: [] }))))
}
