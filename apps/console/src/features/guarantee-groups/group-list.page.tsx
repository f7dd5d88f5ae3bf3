import './group-list.page.css'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/add-button.tsx'
import type { Column } from '#ui/list/column.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { callAction, openAction } from '#ui/row-action.ts'
import { RowActions } from '#ui/row-actions.tsx'
import { ShopTime } from '#ui/shop-time.tsx'
import { useDialog } from '#ui/use-dialog.tsx'
import { guaranteeGroupApi, type GuaranteeGroupRow } from '@zhanggui/contract/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/platform-goods'
import { Tag } from 'antd'
import { GroupDetail } from './group-detail.dialog.tsx'
import { GroupEditor } from './group-editor.dialog.tsx'

const columns: readonly Column<GuaranteeGroupRow>[] = [
  { field: 'id', title: 'ID', width: 80 },
  { field: 'name', title: '组合名称', width: 200, isMain: true },
  { field: 'guaranteeList', title: '包含服务', render: ({ guaranteeList }) => <Members of={guaranteeList} /> },
  {
    field: 'createTime',
    title: '创建时间',
    width: 200,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
]

/** The promises of a group by their names; those that the platform has withdrawn are struck out. */
function Members({ of: members }: { readonly of: GuaranteeGroupRow['guaranteeList'] }) {
  const { data: guarantees } = useCall(platformGoodsApi.guarantees, { type: '0' })
  const nameOf = (gid: number) => guarantees?.find(({ id }) => id === gid)?.name
  const named = members.filter(({ gid }) => nameOf(gid) !== undefined)
  if (guarantees && named.length === 0) return '-'
  return (
    <span className="group-members">
      {named.map(({ gid, isShow }) => (
        <Tag key={gid}>{isShow ? nameOf(gid) : <del title="该数据已无效">{nameOf(gid)}</del>}</Tag>
      ))}
    </span>
  )
}

export default function GroupListPage() {
  const list = useWholeList(guaranteeGroupApi.list, {})
  const editor = useDialog((close, id?: number) => <GroupEditor id={id} onClose={close} />)
  const detail = useDialog((close, group: GuaranteeGroupRow) => <GroupDetail group={group} onClose={close} />)
  const add = (
    <AddButton call={guaranteeGroupApi.add} onClick={editor.open}>
      添加保障服务
    </AddButton>
  )
  const actionsOf = (group: GuaranteeGroupRow) => (
    <RowActions
      of={[
        openAction('编辑', () => editor.open(group.id), guaranteeGroupApi.edit),
        openAction('详情', () => detail.open(group)),
        callAction('删除', {
          call: guaranteeGroupApi.delete,
          input: { id: group.id },
          isDanger: true,
          confirm: { text: '删除当前保障服务吗', isDanger: true },
          success: '操作成功',
        }),
      ]}
    />
  )
  const empty = { title: '还没有保障服务组合', hint: '把平台的保障服务组合起来，发布商品时一次选好。', action: add }
  return (
    <>
      <WholeListPage list={list} title="保障服务组合" actions={add} empty={empty}>
        <DataTable
          name="guaranteeGroup.list"
          label="保障服务组合"
          columns={columns}
          rows={list.rows}
          keyOf={({ id }) => id}
          actions={actionsOf}
          empty={null}
        />
      </WholeListPage>
      {editor.element}
      {detail.element}
    </>
  )
}
