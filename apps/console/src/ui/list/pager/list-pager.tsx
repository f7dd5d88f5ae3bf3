import './list-pager.css'
import { useNarrow } from '#ui/theme/media-query.ts'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { type AddressChange, pageSizes } from '#ui/list/list-address.ts'
import { countText } from '../filters/filter.ts'
import { pagesAround } from './pages-around.ts'

interface Props {
  readonly page: number
  readonly size: number
  readonly total: number
  /** There are more than were counted. */
  readonly isAtLeast?: boolean
  readonly go: (change: AddressChange) => void
  /** Beside something else: total and pages, as on a phone. */
  readonly isShort?: boolean
}

/** Total, sizes, pages and jumper (spec §9); a phone gets total and pages. */
export function ListPager({ page, size, total, isAtLeast = false, go, isShort = false }: Props) {
  const isNarrow = useNarrow()
  const isWhole = !isNarrow && !isShort
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <nav className="list-pager" aria-label="分页">
      <span>{`共 ${countText({ count: total, isAtLeast })} 条`}</span>
      <ol>
        <li>
          <button type="button" aria-label="上一页" disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
            <LeftOutlined aria-hidden />
          </button>
        </li>
        {pagesAround(page, last, isWhole ? 2 : 1).map((each, index) => (
          <li key={each === 'gap' ? `gap ${index}` : each}>
            {each === 'gap' ? (
              <span className="list-pager-gap" aria-hidden>
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={`第 ${each} 页`}
                {...(each === page ? { 'aria-current': 'page' } : {})}
                onClick={() => go({ page: each })}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" aria-label="下一页" disabled={page >= last} onClick={() => go({ page: page + 1 })}>
            <RightOutlined aria-hidden />
          </button>
        </li>
      </ol>
      {isWhole && (
        <>
          <select aria-label="每页条数" value={size} onChange={({ target }) => go({ size: Number(target.value) })}>
            {[...new Set([...pageSizes, size])].map((each) => (
              <option key={each} value={each}>{`${each} 条/页`}</option>
            ))}
          </select>
          <Jumper last={last} onGo={(wanted) => go({ page: wanted })} />
        </>
      )}
    </nav>
  )
}

interface JumperProps {
  readonly last: number
  readonly onGo: (page: number) => void
}

/** Enter or leaving goes there; what is no page is forgotten. */
function Jumper({ last, onGo }: JumperProps) {
  const [text, setText] = useState('')
  const jump = () => {
    setText('')
    const wanted = Math.trunc(Number(text))
    if (wanted >= 1) onGo(Math.min(wanted, last))
  }
  return (
    <label>
      跳至
      <input
        inputMode="numeric"
        aria-label="跳至页码"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump()
        }}
        onBlur={jump}
      />
      页
    </label>
  )
}
