import { useCall } from '#api/use-call.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { type OwnInvitation, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { ShopOutlined } from '@ant-design/icons'
import { Button } from 'antd'

const AcceptInvitation = lazyPart(() => import('./accept-invitation.dialog.tsx'))

/** 店铺邀请: which shops ask one to work for them too. */
export function InvitationSection() {
  const { data, error, refetch } = useCall(ownInvitationApi.list, {})
  const accept = useDialog((close, of: OwnInvitation) => <AcceptInvitation of={of} onClose={close} />)
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} />
  if (data.length === 0) {
    return (
      <>
        <p className="profile-hint">没有待处理的邀请。其他店铺用你的账号邀请你之后，会显示在这里。</p>
        {accept.element}
      </>
    )
  }
  return (
    <>
      <ul className="device-list">
        {data.map((each) => (
          <li key={each.id}>
            <ShopOutlined aria-hidden />
            <div className="device-facts">
              <p className="device-name">{each.merName}</p>
              <p>
                {each.inviterName}邀请你担任{each.roleNames.join('、')} · <ShopTime at={each.expireTime} exact /> 前有效
              </p>
            </div>
            <Button type="primary" onClick={() => accept.open(each)}>
              接受
            </Button>
            <ActionButton
              call={ownInvitationApi.decline}
              input={{ id: each.id }}
              look="link"
              confirm={{ text: `谢绝「${each.merName}」的邀请？之后需要对方重新邀请。`, action: '谢绝邀请' }}
              success="已谢绝邀请"
            >
              谢绝
            </ActionButton>
          </li>
        ))}
      </ul>
      {accept.element}
    </>
  )
}
