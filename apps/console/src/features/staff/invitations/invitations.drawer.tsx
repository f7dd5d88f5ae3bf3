import './invitations.drawer.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { invitationApi, type InvitationRow } from '@zhanggui/contract/sign-in/invitation'
import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { Drawer, Empty } from 'antd'

const SHOWN = 100

/** 邀请记录: whom the shop has asked in the last months, and what has become of it. */
export default function InvitationsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useCall(invitationApi.list, { limit: SHOWN })
  return (
    <Drawer open title="邀请记录" size={560} onClose={onClose}>
      {!data && <WaitingFor waiting={{ error, retry: () => void refetch() }} />}
      {data?.list.length === 0 && <Empty description="还没有邀请过其他店铺的账号" />}
      {data && data.list.length > 0 && (
        <ul className="invitation-list">
          {data.list.map((row) => (
            <Invitation key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && data.total > SHOWN && (
        <p className="invitation-more">
          只显示最近{SHOWN}条，共{data.total}条
        </p>
      )}
    </Drawer>
  )
}

function Invitation({ row }: { readonly row: InvitationRow }) {
  const isOpen = row.status === invitationStatus.is.open
  return (
    <li>
      <div className="invitation-facts">
        <p className="invitation-name">
          {row.realName}（{row.account}）
          <CodeTag table={invitationStatus} code={row.status} />
        </p>
        <p>
          {row.roleNames.join('、')} · {row.inviterName} <ShopTime at={row.createTime} /> 邀请
          {isOpen && (
            <>
              {' · '}
              <ShopTime at={row.expireTime} exact /> 前有效
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <ActionButton
          call={invitationApi.withdraw}
          input={{ id: row.id }}
          look="link"
          confirm={{ text: `撤回后「${row.realName}」不能再接受这个邀请。`, action: '撤回邀请' }}
          success="邀请已撤回"
        >
          撤回
        </ActionButton>
      )}
    </li>
  )
}
