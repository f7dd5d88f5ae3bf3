import './teamwork.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { teamApi, type TeamMark } from '@zhanggui/contract/order/team'
import { orderFlag, type TeamKind } from '@zhanggui/domain/team/team-codes'
import { createContext, type ReactNode, use, useMemo } from 'react'

const MarksContext = createContext<ReadonlyMap<number, TeamMark>>(new Map())

interface Props {
  readonly kind: TeamKind
  /** What the page of the list shows. */
  readonly ids: readonly number[]
  readonly children: ReactNode
}

/** Asks for the marks of all rows in sight at once. */
export function TeamMarksOf({ kind, ids, children }: Props) {
  const enabled = mayCall(teamApi.marks, useSession()) && ids.length > 0
  const { data } = useCall(teamApi.marks, { kind, ids: [...ids] }, { keepPrevious: true, enabled })
  const marks = useMemo(() => new Map((data ?? []).map((mark) => [mark.id, mark])), [data])
  return <MarksContext value={marks}>{children}</MarksContext>
}

/** What colleagues have marked in a row; nothing where nobody has. */
export function TeamMarks({ id }: { readonly id: number }) {
  const mark = use(MarksContext).get(id)
  if (!mark) return null
  const { flag, assignee, tagList, noteCount } = mark
  if (flag === 0 && !assignee && tagList.length === 0 && noteCount === 0) return null
  const words = [
    flag > 0 && orderFlag.label(flag),
    ...tagList.map(({ name }) => name),
    assignee && `负责人 ${assignee.name}`,
    noteCount > 0 && `${noteCount} 条协作备注`,
  ].filter(Boolean)
  return (
    <span className="team-marks" data-hint={words.join('，')}>
      {flag > 0 && <CodeTag table={orderFlag} code={flag} />}
      {tagList.map(({ id: tagId, name }) => (
        <span key={tagId} className="code-tag" data-tone="neutral">
          {name}
        </span>
      ))}
      {assignee && <span>负责人 {assignee.name}</span>}
      {noteCount > 0 && <span>{noteCount} 条协作备注</span>}
    </span>
  )
}
