import './group-list.page.css'
import { useCall } from '#api/use-call.ts'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useRecordDialog } from '#ui/list/trail/use-record-dialog.tsx'
import { guaranteeGroupApi, type GuaranteeGroupRow } from '@zhanggui/contract/goods/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { Modal, Tag } from 'antd'
import { GroupEditor } from './group-editor.dialog.tsx'
import { GuaranteeTable } from './guarantee-table.tsx'

const columns: readonly Column<GuaranteeGroupRow>[] = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  { field: 'name', title: '组合名称', width: 200, isMain: true },
  { field: 'guaranteeList', title: '包含服务', render: ({ guaranteeList }) => <Members of={guaranteeList} /> },
  {
    field: 'createTime',
    title: '创建时间',
    width: 168,
    isSpare: true,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
]

/** The guarantees of a group by name; those that the platform hides are struck out. */
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
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加保障服务组合', guaranteeGroupApi.add],
    edit: guaranteeGroupApi.edit,
    dialog: GroupEditor,
  })
  const detail = useRecordDialog(list, (close, id) => {
    const group = list.rows.find((each) => each.id === id)
    return group && <GroupDetail group={group} onClose={close} />
  })
  const actionsOf = (group: GuaranteeGroupRow) => (
    <RowActions
      of={[
        editAction(group.id),
        openAction('详情', () => detail.open(group.id)),
        deleteAction(
          guaranteeGroupApi.delete,
          { id: group.id },
          { text: `删除保障服务组合「${group.name}」吗？使用它的商品不受影响。`, success: '操作成功' },
        ),
      ]}
    />
  )
  const empty = {
    title: '还没有保障服务组合',
    hint: '把平台的保障服务组合起来，发布商品时一次选好。',
    action: addButton,
  }
  return (
    <>
      <WholeListPage
        list={list}
        title="保障服务组合"
        columns={columns}
        rowActions={actionsOf}
        actions={addButton}
        empty={empty}
      />
      {element}
      {detail.element}
    </>
  )
}

function GroupDetail({ group, onClose }: { readonly group: GuaranteeGroupRow; readonly onClose: () => void }) {
  const guarantees = useCall(platformGoodsApi.guarantees, { type: '0' })
  const members = new Set(group.guaranteeList.map(({ gid }) => gid))
  const waiting = missingOf([guarantees])
  return (
    <Modal
      open
      title={
        <span className="edit-title">
          保障服务组合详情
          <RecordSteps />
        </span>
      }
      width={1000}
      footer={null}
      onCancel={onClose}
    >
      <p>组合名称：{group.name}</p>
      {waiting ? (
        <WaitingFor waiting={waiting} />
      ) : (
        <GuaranteeTable guarantees={(guarantees.data ?? []).filter(({ id }) => members.has(id))} />
      )}
    </Modal>
  )
}
