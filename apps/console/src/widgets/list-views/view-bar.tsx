import './view-bar.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { type ListEndpoint, listName } from '#ui/list/list-call.ts'
import { EllipsisOutlined, TeamOutlined } from '@ant-design/icons'
import { type ViewColumns, type ViewRow, viewApi } from '@zhanggui/contract/view/view'
import { useEffect, useRef } from 'react'
import { isBare, type Shown } from './view-in-sight.ts'

const SaveViewDialog = lazyPart(() => import('./save-view.dialog.tsx'))
const ManageViewsDialog = lazyPart(() => import('./manage-views.dialog.tsx'))

/** What the server counts up to. */
const MOST = 10_000

interface Props {
  readonly of: {
    readonly call: ListEndpoint
    readonly views: readonly ViewRow[]
    readonly inSight: ViewRow | undefined
    readonly isChanged: boolean
    /** The list as it is now. */
    readonly content: Shown & { readonly columns: ViewColumns | null }
  }
  readonly onChoose: (view: ViewRow | undefined) => void
  readonly onSaved: (id: number) => void
}

/** The views of a list side by side, each with how many rows it has, and what can be done with the list as it is now. */
export function ViewBar({ of: { call, views, inSight, isChanged, content }, onChoose, onSaved }: Props) {
  const list = listName(call)
  const saving = useDialog((close) => (
    <SaveViewDialog list={list} content={content} onSaved={onSaved} onClose={close} />
  ))
  const managing = useDialog((close) => <ManageViewsDialog list={list} onClose={close} />)
  const isWhole = isBare(content)
  return (
    <div className="view-bar" role="group" aria-label="视图">
      <Views call={call} views={views} inSight={inSight} isWhole={isWhole} onChoose={onChoose} />
      {isChanged && inSight?.mayChange && (
        <ActionButton
          call={viewApi.update}
          input={{ id: inSight.id, ...content }}
          look="link"
          success={`已更新视图「${inSight.name}」`}
        >
          更新视图
        </ActionButton>
      )}
      {!isWhole && (!inSight || isChanged) && (
        <Button look="link" onClick={() => saving.open()}>
          {isChanged ? '另存为视图' : '保存为视图'}
        </Button>
      )}
      {views.length === 0 && isWhole && <span className="view-none">筛选后可以保存为视图，下次一点就到</span>}
      {views.length > 0 && (
        <Button look="text" aria-label="管理视图" data-hint="管理视图" onClick={() => managing.open()}>
          <EllipsisOutlined aria-hidden />
        </Button>
      )}
      {saving.element}
      {managing.element}
    </div>
  )
}

interface ViewsProps extends Pick<Props['of'], 'call' | 'views' | 'inSight'>, Pick<Props, 'onChoose'> {
  readonly isWhole: boolean
}

function Views({ call, views, inSight, isWhole, onChoose }: ViewsProps) {
  const { data: counts = [] } = useCall(
    viewApi.counts,
    { list: listName(call) },
    { enabled: views.length > 0, keepPrevious: true, alsoOf: [call] },
  )
  const countOf = (id: number) => counts.find((each) => each.id === id)?.count
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where the first one is chosen, nothing has to be measured.
    if (inSight?.id !== undefined) showChosen(strip.current)
  }, [inSight?.id])
  return (
    <div className="views" ref={strip}>
      <button type="button" className="view" aria-pressed={isWhole} onClick={() => onChoose(undefined)}>
        全部
      </button>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          className="view"
          aria-pressed={view.id === inSight?.id}
          data-hint={view.isShared ? `${view.makerName}分享给全店的视图` : undefined}
          onClick={() => onChoose(view)}
        >
          {view.name}
          <Count of={countOf(view.id)} />
          {view.isShared && <TeamOutlined aria-label="全店可见" />}
        </button>
      ))}
    </div>
  )
}

/** On a phone the views are one line that moves; the page itself stays where it is. */
function showChosen(strip: HTMLElement | null) {
  const chosen = strip?.querySelector('[aria-pressed="true"]')
  if (!strip || !chosen) return
  const [frame, place] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()]
  strip.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2
}

const Count = ({ of }: { readonly of: number | undefined }) =>
  of !== undefined && <span className="view-count">{of < MOST ? of : `${MOST}+`}</span>
