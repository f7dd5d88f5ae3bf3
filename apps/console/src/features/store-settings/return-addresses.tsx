import { callAction, deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { useEditor } from '#ui/list/trail/use-editor.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { merchantApi } from '@zhanggui/contract/merchant'
import { returnAddressApi, type ReturnAddressRow } from '@zhanggui/contract/store/return-address'
import { whyNotDeleteAddress, whyNotHideAddress, whyNotMakeDefault } from '@zhanggui/domain/store/return-address-rules'
import { Tag } from 'antd'
import { ReturnAddressDialog } from './return-address.dialog.tsx'

const wholeAddress = ({ province, city, district, street, detail }: ReturnAddressRow) =>
  [...new Set([province, city, district])].join('') + street + detail

const columns: readonly Column<ReturnAddressRow>[] = [
  {
    field: 'receiverName',
    title: '收货人',
    width: 136,
    isMain: true,
    render: ({ receiverName, isDefault }) => (
      <>
        {receiverName} {isDefault && <Tag color="blue">默认</Tag>}
      </>
    ),
  },
  { field: 'receiverPhone', title: '联系电话', width: 136 },
  { field: 'detail', title: '地址', render: wholeAddress },
  {
    field: 'isShow',
    title: '显示',
    width: 88,
    render: (address) => (
      <RowSwitch
        label={`${address.receiverName}的地址是否显示`}
        call={returnAddressApi.show}
        input={(isShow) => ({ id: address.id, isShow })}
        success="操作成功"
        isOn={address.isShow}
        words={(isOn) => (isOn ? '显示' : '隐藏')}
        because={whyNotHideAddress(address)}
      />
    ),
  },
]

/** 商家地址管理: where shoppers send goods back to. */
export default function ReturnAddressesPart() {
  const list = useWholeList(returnAddressApi.list, {})
  const { addButton, editAction, element } = useEditor(list, {
    add: ['添加地址', returnAddressApi.add],
    edit: returnAddressApi.update,
    dialog: ReturnAddressDialog,
  })
  const actionsOf = (address: ReturnAddressRow) => (
    <RowActions
      of={[
        editAction(address.id),
        callAction('设为默认', {
          call: returnAddressApi.setDefault,
          input: { id: address.id },
          because: address.isDefault ? '已是默认地址' : whyNotMakeDefault(address),
          success: '操作成功',
        }),
        deleteAction(
          returnAddressApi.delete,
          { id: address.id },
          {
            because: whyNotDeleteAddress(address, list.rows.length),
            name: `${address.receiverName}，${wholeAddress(address)}`,
            refresh: [merchantApi],
          },
        ),
      ]}
    />
  )
  return (
    <div className="form-sheet">
      <WholeListPage
        list={list}
        title="退货地址"
        isPart
        columns={columns}
        rowActions={actionsOf}
        actions={addButton}
        empty={{ title: '还没有退货地址', hint: '同意退货时，买家会把商品寄到默认地址。', action: addButton }}
      />
      {element}
    </div>
  )
}
