import { useSession } from '#api/session.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { adminApi, type AdminRow } from '@zhanggui/contract/staff'
import { adminStatusLabel, adminType } from '@zhanggui/domain/staff/staff-codes'
import { whyNotDisableAdmin, whyNotReceiveSms, whyNotSwitchSms } from '@zhanggui/domain/staff/staff-rules'
import { Flex, Tag } from 'antd'

export const adminColumns: ColumnsOf<typeof adminApi.list> = [
  { field: 'id', title: 'ID', width: 72, isHidden: true },
  { field: 'realName', title: '姓名', width: 88, isMain: true },
  { field: 'account', title: '账号', width: 156, render: (admin) => <Account of={admin} /> },
  { field: 'phone', title: '手机号', width: 120, isSpare: true },
  { field: 'roleNames', title: '角色', width: 152, render: (admin) => <Roles of={admin} /> },
  { field: 'status', title: '状态', width: 80, render: (admin) => <StatusSwitch admin={admin} /> },
  {
    field: 'isSms',
    title: '是否接收短信',
    width: 112,
    isSpare: true,
    render: (admin) => <SmsSwitch admin={admin} />,
  },
  {
    field: 'lastTime',
    title: '最后登录时间',
    width: 124,
    isSpare: true,
    render: ({ lastTime }) => <ShopTime at={lastTime} />,
  },
  { field: 'lastIp', title: '最后登录IP', width: 132, isSpare: true },
]

const Account = ({ of: { account, hasFactor, isShared } }: { readonly of: AdminRow }) => (
  <Flex wrap gap={4}>
    {account}
    {hasFactor && <Tag color="success">两步验证</Tag>}
    {isShared && <Tag>多店铺</Tag>}
  </Flex>
)

function Roles({ of: { type, roleNames } }: { readonly of: AdminRow }) {
  if (type === adminType.is.owner) return <CodeTag table={adminType} code={type} />
  if (roleNames.length === 0) return '-'
  return (
    <Flex wrap gap={4}>
      {roleNames.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </Flex>
  )
}

function StatusSwitch({ admin }: { readonly admin: AdminRow }) {
  const session = useSession()
  return (
    <RowSwitch
      label={`${admin.realName}的状态`}
      call={adminApi.updateStatus}
      input={(isOn) => ({ id: admin.id, status: isOn })}
      success="更新状态成功"
      isOn={admin.status}
      words={adminStatusLabel}
      because={session && whyNotDisableAdmin(admin, session.user)}
    />
  )
}

function SmsSwitch({ admin }: { readonly admin: AdminRow }) {
  const session = useSession()
  return (
    <RowSwitch
      label={`${admin.realName}接收短信`}
      call={adminApi.receiveSms}
      input={() => ({ id: admin.id })}
      success="更新状态成功"
      isOn={admin.isSms}
      words={(isOn) => (isOn ? '接收' : '不收')}
      because={(session && whyNotSwitchSms(admin, session.user)) ?? whyNotReceiveSms(admin)}
    />
  )
}
