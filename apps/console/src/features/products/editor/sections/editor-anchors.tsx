import { WrongCount } from '#ui/show/wrong-count.tsx'
import { useEffect, useState } from 'react'
import { type SectionKey, sections } from './editor-sections.ts'

interface Props {
  readonly wrongIn: (section: string) => number
}

const sectionOf = (key: SectionKey, from: Element | null) =>
  from?.closest('.product-editor')?.querySelector<HTMLElement>(`[data-section='${key}']`)

/** The way to each part of the page, with the number of its fields that are wrong. */
export function EditorAnchors({ wrongIn }: Props) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const current = useCurrentSection(bar)
  return (
    <nav className="editor-anchors" aria-label="商品的各个部分" ref={setBar}>
      {sections.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-current={current === key}
          onClick={() => sectionOf(key, bar)?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        >
          {label}
          <WrongCount count={wrongIn(key)} />
        </button>
      ))}
    </nav>
  )
}

/** The part that one is reading: the topmost that is in sight. */
function useCurrentSection(bar: HTMLElement | null): SectionKey {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!bar) return undefined
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const key = (target as HTMLElement).dataset['section'] ?? ''
            if (isIntersecting) next.add(key)
            else next.delete(key)
          }
          return next
        }),
      { rootMargin: '-20% 0px -55% 0px' },
    )
    for (const { key } of sections) {
      const section = sectionOf(key, bar)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [bar])
  return sections.find(({ key }) => seen.has(key))?.key ?? 'info'
}
