const EVENT = 'zhanggui:area-news'

/** Tells whoever shows an area that it is different now; without a name it may be any. */
export const tellAreaNews = (area?: string) => window.dispatchEvent(new CustomEvent(EVENT, { detail: area }))

export function onAreaNews(area: string, listener: () => void): () => void {
  const hear = (event: Event) => {
    const told = (event as CustomEvent<string | null>).detail
    if (told === null || told === area) listener()
  }
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
