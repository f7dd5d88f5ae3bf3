import './locked-accounts.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { adminApi } from '@zhanggui/contract/staff'
import { Alert, Flex } from 'antd'

/** Who cannot sign in after too many wrong passwords. The owner is named too: somebody must be able to help. */
export function LockedAccounts() {
  const { data = [] } = useCall(adminApi.locked, {})
  if (data.length === 0) return null
  return (
    <Alert
      className="locked-accounts"
      type="warning"
      showIcon
      title="以下账号登录失败次数过多，在失败的网络上暂时不能登录"
      description={
        <Flex vertical gap={8}>
          {data.map(({ id, realName, account }) => (
            <Flex key={id} gap={8} align="center">
              {`${realName}（${account}）`}
              <ActionButton
                call={adminApi.unlock}
                input={{ id }}
                confirm={{
                  text: `请先确认是「${realName}」本人输错了密码，而不是别人在试密码。`,
                  action: '解除锁定',
                }}
                success="已解除锁定"
              >
                解除锁定
              </ActionButton>
            </Flex>
          ))}
        </Flex>
      }
    />
  )
}
