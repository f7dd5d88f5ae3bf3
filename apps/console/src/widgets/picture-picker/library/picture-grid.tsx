import './picture-grid.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { gridStep } from '#ui/input/grid-step.ts'
import { PlayCircleFilled } from '@ant-design/icons'
import type { PictureRow } from '@zhanggui/contract/picture'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { PictureFrame } from './picture-frame.tsx'
import { isVideo } from './picture-kind.ts'
import { numberOf } from './picture-selection.ts'
import type { Library } from './use-library.ts'

/** So many are in sight wherever the grid is shown, or nearly so: they are asked for at once. */
const FIRST = 24

const PicturePreview = lazyPart(() => import('./picture-preview.tsx'))

interface Props {
  readonly library: Library
  /** A double click takes the picture at once. */
  readonly onTake?: (row: PictureRow) => void
}

/** The pictures as tiles, chosen by a click and numbered in that order; one stop of the Tab key, arrows inside. */
export function PictureGrid({ library, onTake }: Props) {
  const { rows, selected, place } = library
  const grid = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [shown, setShown] = useState<number>()
  const reachable = Math.min(current, rows.length - 1)

  const walk = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('.picture-tile') ?? [])]
    const next = gridStep(event.key, reachable, tiles)
    if (next < 0) return
    event.preventDefault()
    setCurrent(next)
    tiles[next]?.querySelector<HTMLElement>('.picture-choose')?.focus()
  }
  return (
    <>
      <ul ref={grid} className="picture-grid" aria-label="图片列表">
        {rows.map((row, index) => (
          <PictureTile
            key={row.attId}
            row={row}
            number={numberOf(selected, row)}
            isFirst={index < FIRST}
            isReachable={index === reachable}
            onFocus={() => setCurrent(index)}
            onKey={walk}
            onChoose={() => library.toggle(row)}
            onLook={() => setShown(index)}
            onTake={() => onTake?.(row)}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <PicturePreview
            kind={place.kind}
            paths={rows.map(({ sattDir }) => sattDir)}
            shown={shown}
            onShow={setShown}
          />
        </Suspense>
      )}
    </>
  )
}

interface TileProps {
  readonly row: PictureRow
  /** Its place among the chosen, 0 for none. */
  readonly number: number
  readonly isFirst: boolean
  readonly isReachable: boolean
  readonly onFocus: () => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onChoose: () => void
  readonly onLook: () => void
  readonly onTake: () => void
}

function PictureTile({ row, number, isFirst, isReachable, onFocus, onKey, onChoose, onLook, onTake }: TileProps) {
  const tabIndex = isReachable ? 0 : -1
  const { name, sattDir, thumb } = row
  return (
    <li className="picture-tile">
      <button
        type="button"
        className="picture-choose"
        aria-pressed={number > 0}
        title={name}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onKeyDown={onKey}
        onClick={onChoose}
        onDoubleClick={onTake}
      >
        <span className="picture-box">
          <PictureFrame
            kind={isVideo(row) ? 'video' : 'picture'}
            path={sattDir}
            thumb={thumb}
            alt=""
            isFirst={isFirst}
          />
          {isVideo(row) && <PlayCircleFilled className="picture-play" aria-hidden />}
          {number > 0 && (
            <span className="picture-number">
              <span className="visually-hidden">已选第</span>
              {number}
            </span>
          )}
        </span>
        <span className="picture-name">{name}</span>
      </button>
      <button type="button" className="picture-look" aria-label={`预览 ${name}`} tabIndex={tabIndex} onClick={onLook} />
    </li>
  )
}
