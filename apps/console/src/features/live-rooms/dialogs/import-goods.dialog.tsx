import '../rooms.css'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { FilterBar } from '#ui/list/filters/filter-bar.tsx'
import { EmptyList, LoadFailed, NoMatches } from '#ui/list/list-empty.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import { livePriceType, liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { MOST_ROOM_GOODS } from '@zhanggui/domain/live/room-rules'
import { Modal, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { priceOf } from '../room-words.ts'

interface Props {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}

const columns: TableColumnType<LiveGoodsRow>[] = [
  { dataIndex: 'id', title: 'ID', width: 96, responsive: ['md'] },
  {
    dataIndex: 'coverImgUrlLocal',
    title: '商品图',
    width: 72,
    render: (_, { coverImgUrlLocal }) => (
      <span className="room-goods-picture">
        <PictureFrame kind="picture" path={coverImgUrlLocal} alt="" />
      </span>
    ),
  },
  {
    dataIndex: 'name',
    title: '商品名称',
    render: (_, goods) => (
      <span className="room-goods-name">
        {goods.name}
        <small>{priceOf(goods)}</small>
      </span>
    ),
  },
  {
    dataIndex: 'priceType',
    title: '价格类型',
    width: 96,
    responsive: ['md'],
    render: (_, { priceType }) => livePriceType.label(priceType),
  },
  {
    dataIndex: 'price',
    title: '价格',
    width: 160,
    align: 'right',
    responsive: ['md'],
    render: (_, goods) => priceOf(goods),
  },
]

const LIMIT = 10
const filters = { keywords: { label: '商品搜索', kind: 'text' } } as const

/** Goods that WeChat has passed, onto the shelf of a room; those that are there already are ticked for good. */
export default function ImportGoodsDialog({ id, name, onClose }: Props) {
  const isNarrow = useNarrow()
  const [{ page, keywords }, setPlace] = useState({ page: 1, keywords: '' })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const input = { reviewStatus: liveReview.is.passed, keywords, page, limit: LIMIT }
  const goods = useCall(liveGoodsApi.list, input, { keepPrevious: true })
  const present = useCall(liveRoomApi.goods, { id }, { staleTime: 0 })
  const { run, isBusy } = useAction()
  const inRoom = new Set(present.data?.map((each) => each.id))
  const isFull = inRoom.size + chosen.length > MOST_ROOM_GOODS
  const submit = async () => {
    const isDone = await run({ call: liveRoomApi.addGoods, input: { id, ids: chosen }, success: '导入商品成功' })
    if (isDone) onClose()
  }
  return (
    <Modal
      open
      className="room-import"
      title={`导入商品：${name}`}
      width={1000}
      centered={isNarrow}
      okText="确定"
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: chosen.length === 0 || isFull }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FilterBar
        filters={filters}
        values={{ keywords }}
        onChange={(values) => setPlace({ page: 1, keywords: values['keywords'] ?? '' })}
      />
      <GoodsTable
        goods={goods}
        isSearch={keywords !== ''}
        page={page}
        inRoom={inRoom}
        chosen={chosen}
        onChoose={setChosen}
        onTurn={(next) => setPlace({ page: next, keywords })}
        onReset={() => setPlace({ page: 1, keywords: '' })}
      />
      <p role="status">
        {isFull ? `一个直播间最多${MOST_ROOM_GOODS}个商品` : `已选择 ${chosen.length} 个，直播间已有 ${inRoom.size} 个`}
      </p>
    </Modal>
  )
}

interface TableProps {
  readonly goods: ReturnType<typeof useCall<typeof liveGoodsApi.list>>
  readonly isSearch: boolean
  readonly page: number
  readonly inRoom: ReadonlySet<number>
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
  readonly onTurn: (page: number) => void
  readonly onReset: () => void
}

/** One page of goods to tick; choices survive paging. */
function GoodsTable({ goods, isSearch, page, inRoom, chosen, onChoose, onTurn, onReset }: TableProps) {
  const isNarrow = useNarrow()
  if (goods.error && !goods.data) return <LoadFailed error={goods.error} onRetry={() => void goods.refetch()} />
  return (
    <Table<LiveGoodsRow>
      aria-label="直播商品"
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={goods.data?.list ?? []}
      loading={goods.isFetching}
      scroll={{ y: 400, ...(isNarrow ? {} : { x: 560 }) }}
      locale={{ emptyText: goods.data ? <Nothing isSearch={isSearch} onReset={onReset} /> : ' ' }}
      rowSelection={{
        columnWidth: 48,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...inRoom, ...chosen],
        getCheckboxProps: (row) => ({ 'aria-label': `选择 ${row.name}`, disabled: inRoom.has(row.id) }),
        onChange: (keys) => onChoose(keys.map(Number).filter((key) => !inRoom.has(key))),
      }}
      pagination={{
        current: page,
        pageSize: LIMIT,
        total: goods.data?.total ?? 0,
        simple: isNarrow,
        showSizeChanger: false,
        showTotal: (count) => `共 ${count} 条`,
        hideOnSinglePage: true,
        onChange: onTurn,
      }}
    />
  )
}

const Nothing = ({ isSearch, onReset }: { readonly isSearch: boolean; readonly onReset: () => void }) =>
  isSearch ? (
    <NoMatches onReset={onReset} />
  ) : (
    <EmptyList
      title="没有可以导入的商品"
      hint="微信审核成功的直播商品才能导入。"
      action={<Link to="/marketing/broadcast/product">去看直播商品</Link>}
    />
  )
