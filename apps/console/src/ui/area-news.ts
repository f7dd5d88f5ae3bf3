const EVENT = 'zhanggui:area-news'

const told = new Map<string | undefined, number>()

/** How often there was news of an area so far: who was away sees by it whether something was missed. */
export const countAreaNews = (area: string): number => (told.get(area) ?? 0) + (told.get(undefined) ?? 0)

/** Tells whoever shows an area that it is different now; without a name it may be any. */
export function tellAreaNews(area?: string) {
  told.set(area, (told.get(area) ?? 0) + 1)
  window.dispatchEvent(new CustomEvent(EVENT, { detail: area }))
}

export function onAreaNews(area: string, listener: () => void): () => void {
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<string | null>
    if (detail === null || detail === area) listener()
  }
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
