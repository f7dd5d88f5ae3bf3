import './teamwork.css'
import { mayCall, useSession } from '#api/session.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { teamApi } from '@zhanggui/contract/order/team'
import { Button } from 'antd'

const TeamTagsDialog = lazyPart(() => import('./team-tags.dialog.tsx'))

/** Opens the shop's tags from where they are chosen; the dialog stands beside a form, never in it. */
export function useTeamTags(onDeleted?: (id: number) => void) {
  const session = useSession()
  const isAllowed = mayCall(teamApi.tags, session) && mayCall(teamApi.saveTag, session)
  const dialog = useDialog((close) => <TeamTagsDialog onDeleted={onDeleted} onClose={close} />)
  const button = isAllowed ? (
    <Button type="link" size="small" className="team-tags-open" onClick={() => dialog.open()}>
      管理标签
    </Button>
  ) : undefined
  return { button, element: dialog.element }
}
