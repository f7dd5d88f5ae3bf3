import type { GuaranteeRow } from '@zhanggui/contract/goods/platform-goods'
import { Table, type TableColumnType, type TableProps } from 'antd'

interface Props {
  readonly id?: string
  readonly guarantees: readonly GuaranteeRow[]
  readonly rowSelection?: NonNullable<TableProps<GuaranteeRow>['rowSelection']>
}

const columns: TableColumnType<GuaranteeRow>[] = [
  { dataIndex: 'id', title: 'ID', width: 80, responsive: ['md'] },
  { dataIndex: 'name', title: '服务条款', width: '30%', render: (_, guarantee) => <Name of={guarantee} /> },
  { dataIndex: 'content', title: '服务内容描述' },
]

/** The platform's guarantees; those that it hides are marked. */
export const GuaranteeTable = ({ id, guarantees, rowSelection }: Props) => (
  <div id={id} tabIndex={-1}>
    <Table<GuaranteeRow>
      aria-label="服务列表"
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={guarantees}
      pagination={false}
      tableLayout="fixed"
      scroll={{ y: 400 }}
      locale={{ emptyText: '暂无数据' }}
      {...(rowSelection ? { rowSelection } : {})}
    />
  </div>
)

interface InputProps {
  readonly id?: string
  readonly guarantees: readonly GuaranteeRow[]
  readonly value?: readonly number[]
  readonly onChange?: (ids: readonly number[]) => void
}

/** Guarantees to tick. Always in the same order, so that two equal choices are equal. */
export const GuaranteesInput = ({ id, guarantees, value, onChange }: InputProps) => (
  <GuaranteeTable
    {...(id === undefined ? {} : { id })}
    guarantees={guarantees}
    rowSelection={{
      selectedRowKeys: [...(value ?? [])],
      onChange: (keys) => onChange?.(keys.map(Number).toSorted((one, other) => one - other)),
      getCheckboxProps: ({ name, isShow }) => ({ 'aria-label': `选择 ${name}`, disabled: !isShow }),
    }}
  />
)

const Name = ({ of: { name, isShow } }: { readonly of: GuaranteeRow }) => (
  <>
    {name}
    {!isShow && <span className="guarantee-gone">该数据已无效</span>}
  </>
)
