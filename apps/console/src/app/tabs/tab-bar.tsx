import './tab-bar.css'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { TabLink } from './tab-link.tsx'
import type { TabsState } from './tabs-state.ts'
import { useWheelScroll } from './use-wheel-scroll.ts'
import { useTabActions } from './use-tab-actions.tsx'

const STEP = 300

/** The visited pages (spec §1). They are links, so that they work like links. */
export function TabBar({ open }: { readonly open: TabsState }) {
  const unsaved = useUnsavedPanes()
  const actions = useTabActions()
  const strip = useRef<HTMLDivElement>(null)
  const overflows = useWheelScroll(strip)

  const scroll = (by: number) => strip.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <nav className="tab-bar" aria-label="已打开的页面">
      {overflows && (
        <button type="button" className="tab-arrow" aria-label="向左滚动" onClick={() => scroll(-STEP)}>
          <LeftOutlined aria-hidden />
        </button>
      )}
      <div ref={strip} className="tab-strip">
        <ul>
          {open.tabs.map((tab) => (
            <TabLink
              key={tab.key}
              tab={tab}
              isShown={tab.key === open.active}
              isUnsaved={unsaved.has(tab.key)}
              actions={actions}
            />
          ))}
        </ul>
      </div>
      {overflows && (
        <button type="button" className="tab-arrow" aria-label="向右滚动" onClick={() => scroll(STEP)}>
          <RightOutlined aria-hidden />
        </button>
      )}
    </nav>
  )
}
