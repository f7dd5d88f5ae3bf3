import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { noticeApi, type NoticeAudience } from '@zhanggui/contract/notice'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { Select } from 'antd'
import { KindName } from './kind-section.tsx'

type AudienceRow = NoticeAudience['kinds'][number]

/** Stands in the select for no role at all. */
const OWNER_ONLY = 0

/** What was chosen last goes before what it contradicts: 仅店主 beside roles makes no sense. */
function chosenIds(before: readonly number[], chosen: readonly number[]): number[] | null {
  if (chosen.length === 0) return null
  if (chosen.includes(OWNER_ONLY) && !before.includes(OWNER_ONLY)) return []
  return chosen.filter((id) => id !== OWNER_ONLY)
}

function RoleSelect({ row, roles }: { readonly row: AudienceRow; readonly roles: NoticeAudience['roles'] }) {
  const { run, isBusy } = useAction()
  const isAllowed = mayCall(noticeApi.setAudience, useSession())
  const { kind, roleIds } = row
  const value = roleIds?.length === 0 ? [OWNER_ONLY] : (roleIds ?? [])
  const options = [{ value: OWNER_ONLY, label: '仅店主' }, ...roles.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <Select
      className="notice-roles"
      mode="multiple"
      size="small"
      allowClear
      aria-label={`${noticeKind.label(kind)}：默认接收的角色`}
      placeholder="全部角色"
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={value}
      loading={isBusy}
      disabled={!isAllowed || isBusy}
      onChange={(chosen) =>
        void run({ call: noticeApi.setAudience, input: { kind, roleIds: chosenIds(value, chosen) }, success: '' })
      }
    />
  )
}

/** 默认接收: which roles get what, for who looks after the roles. */
export function AudienceSection() {
  const { data, error, refetch } = useCall(noticeApi.audience, {})
  const columns: readonly Column<AudienceRow>[] = [
    { field: 'kind', title: '通知', isMain: true, width: 320, render: ({ kind }) => <KindName kind={kind} /> },
    {
      field: 'roleIds',
      title: '默认接收的角色',
      render: (row) => <RoleSelect row={row} roles={data?.roles ?? []} />,
    },
  ]
  return (
    <section className="notice-sheet" aria-label="默认接收">
      <div className="notice-sheet-head">
        <div>
          <h2>各角色默认接收</h2>
          <p>员工没有自己选择时，按这里的设置接收；没有相应权限的人始终收不到，店主默认全部接收。</p>
        </div>
      </div>
      {data ? (
        <DataTable
          name="notice.audience"
          label="各角色默认接收"
          columns={columns}
          rows={data.kinds}
          keyOf={({ kind }) => kind}
          empty={null}
        />
      ) : (
        <WaitingFor waiting={{ error, retry: () => void refetch() }} />
      )}
    </section>
  )
}
