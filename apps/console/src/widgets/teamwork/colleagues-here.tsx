import './teamwork.css'
import { useColleaguesAt } from '#ui/live/presence.ts'
import type { TeamKind } from '@zhanggui/domain/team/team-codes'

/** 小林 正在处理: colleagues who have the same order or refund open. */
export function ColleaguesHere({ kind, id }: { readonly kind: TeamKind; readonly id: number }) {
  const names = useColleaguesAt(`${kind}:${id}`)
  return (
    <div role="status" className="colleagues-here">
      {names.length > 0 && `${names.join('、')} 正在处理`}
    </div>
  )
}
