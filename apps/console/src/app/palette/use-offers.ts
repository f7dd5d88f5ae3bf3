import { mayCall, type Session, useSession } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import { useEffect, useState } from 'react'
import { mayOpen } from '../page-access.ts'
import type { PageOffer } from './palette-entries.tsx'

/** What this person may begin, page by page. */
export function useOffers(pages: readonly Page[]): readonly PageOffer[] {
  const session = useSession()
  const [offers, setOffers] = useState<readonly PageOffer[]>([])
  useEffect(() => {
    if (!session) return undefined
    let isGone = false
    const load = async () => {
      const found = await offersFor(pages, session)
      if (!isGone) setOffers(found)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [pages, session])
  return offers
}

/** A page whose offers do not come offers nothing: everything else is there all the same. */
async function offersFor(pages: readonly Page[], session: Session): Promise<PageOffer[]> {
  const all = pages.map(async ({ path, offers, ...page }) => {
    if (!offers || !mayOpen({ path, ...page }, session)) return []
    const { default: made } = await offers()
    return made.filter(({ call }) => mayCall(call, session)).map((offer) => ({ ...offer, path }))
  })
  return (await Promise.all(all.map((each) => each.catch(() => [])))).flat()
}
