import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { PickedSku } from '@zhanggui/contract/goods/sku'
import { Table, type TableColumnType } from 'antd'

interface Props extends InputProps<number | undefined> {
  readonly skus: readonly PickedSku[]
}

const columns: TableColumnType<PickedSku>[] = [
  { dataIndex: 'label', title: '规格', render: (_, { label }) => label || '默认' },
  {
    dataIndex: 'image',
    title: '图片',
    width: 56,
    render: (_, { image, label }) => <SkuPicture path={image} of={label} />,
  },
  { dataIndex: 'price', title: '售价', width: 92, align: 'right', render: (_, { price }) => <Money fen={price} /> },
  {
    dataIndex: 'cost',
    title: '成本价',
    width: 100,
    align: 'right',
    responsive: ['md'],
    render: (_, { cost }) => <Money fen={cost} />,
  },
  {
    dataIndex: 'otPrice',
    title: '原价',
    width: 100,
    align: 'right',
    responsive: ['md'],
    render: (_, { otPrice }) => <Money fen={otPrice} />,
  },
  { dataIndex: 'stock', title: '库存', width: 64, align: 'right' },
]

/** Cost prices need a permission. */
const withoutCost = columns.filter(({ dataIndex }) => dataIndex !== 'cost')

const SkuPicture = ({ path, of }: { readonly path: string; readonly of: string }) =>
  path === '' ? (
    '-'
  ) : (
    <span className="review-sku-picture">
      <PictureFrame kind="picture" path={path} alt={of} />
    </span>
  )

/** One of a product's SKUs. */
export const SkuRadioTable = ({ skus, ...props }: Props) => (
  <div {...onInput(props)} role="radiogroup" aria-label="规格" tabIndex={-1}>
    <Table<PickedSku>
      aria-label="规格"
      size="small"
      rowKey="id"
      columns={skus.some(({ cost }) => cost !== undefined) ? columns : withoutCost}
      dataSource={skus}
      pagination={false}
      tableLayout="fixed"
      scroll={{ y: 240 }}
      rowSelection={{
        type: 'radio',
        columnWidth: 48,
        selectedRowKeys: props.value === undefined ? [] : [props.value],
        onChange: ([key]) => props.onChange?.(key === undefined ? undefined : Number(key)),
        getCheckboxProps: ({ label }) => ({ 'aria-label': `选择 ${label || '默认'}` }),
      }}
    />
  </div>
)
