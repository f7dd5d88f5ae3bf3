import './ledger.drawer.css'
import { useCall } from '#api/use-call.ts'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { listName } from '#ui/list/list-call.ts'
import { LoadFailed, NoMatches, EmptyList, RowSkeleton } from '#ui/list/list-empty.tsx'
import { ListPager } from '#ui/list/pager/list-pager.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/goods/product'
import { stockReason } from '@zhanggui/domain/product/product-codes'
import { Alert, Button, Drawer, Select } from 'antd'
import { useState } from 'react'
import { ledgerColumns } from './ledger-columns.tsx'
import { ledgerSkus, type MovedSku } from './ledger-skus.ts'
import { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'

const TITLE = '库存流水'
const WIDTH = 960

type Filter = Pick<InputOf<typeof productApi.ledger>, 'skuId' | 'reason'>

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** How the stock of a product came to be what it is: each movement with who, why and for which order. */
export default function LedgerDrawer({ id, onClose }: Props) {
  const [filter, setFilter] = useState<Filter>({})
  const [place, setPlace] = useState({ page: 1, size: 20 })
  const { page, size } = place
  const input = { productId: id, ...filter, page, limit: size }
  const ledger = useCall(productApi.ledger, input, { keepPrevious: true })
  const product = useLedgerProduct(id)
  // Keeps its name where no movement in sight tells it.
  const [chosen, setChosen] = useState<MovedSku>()
  const isNarrow = useNarrow()
  const { list = [], total = 0 } = ledger.data ?? {}
  const met = chosen ? [...list, chosen] : list
  const narrow = (next: Filter) => {
    setFilter(next)
    setChosen(met.find(({ skuId }) => skuId === next.skuId))
    setPlace({ page: 1, size })
  }
  const empty = () => {
    if (ledger.error) return <LoadFailed error={ledger.error} onRetry={() => void ledger.refetch()} />
    if (!ledger.data) return <RowSkeleton />
    return Object.keys(filter).length > 0 ? (
      <NoMatches onReset={() => narrow({})} />
    ) : (
      <EmptyList title="还没有库存变动" hint="添加、编辑、下单和导入引起的库存变动都会记录在这里。" />
    )
  }
  return (
    <Drawer
      open
      className="ledger-drawer"
      title={product.name && !isNarrow ? `${TITLE} - ${product.name}` : TITLE}
      size={WIDTH}
      extra={<RecordSteps />}
      onClose={onClose}
    >
      {product.problem && <UnknownProduct reason={product.problem} onRetry={product.retry} />}
      <LedgerFilters filter={filter} skus={ledgerSkus(product.sold, met)} onChange={narrow} />
      <section className="list-rows" aria-label="变动记录" aria-busy={ledger.isFetching}>
        <DataTable
          name={listName(productApi.ledger)}
          label={TITLE}
          columns={ledgerColumns}
          rows={ledger.error ? [] : list}
          keyOf={(movement) => movement.id}
          empty={empty()}
        />
      </section>
      {total > 0 && <ListPager page={page} size={size} total={total} go={(to) => setPlace({ page: 1, size, ...to })} />}
    </Drawer>
  )
}

const UnknownProduct = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => (
  <Alert
    type="warning"
    showIcon
    title={`商品信息加载失败，只能按流水中出现的规格筛选：${reason}`}
    action={
      <Button size="small" onClick={onRetry}>
        重试
      </Button>
    }
  />
)

interface FilterProps {
  readonly filter: Filter
  readonly skus: readonly { readonly value: number; readonly label: string }[]
  readonly onChange: (filter: Filter) => void
}

function LedgerFilters({ filter: { skuId, reason }, skus, onChange }: FilterProps) {
  const filterOf = (next: Filter): Filter => ({
    ...(next.skuId === undefined ? {} : { skuId: next.skuId }),
    ...(next.reason === undefined ? {} : { reason: next.reason }),
  })
  return (
    <div className="ledger-filters" role="search" aria-label={`筛选${TITLE}`}>
      <Select
        aria-label="规格"
        placeholder="全部规格"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={[...skus]}
        value={skuId ?? null}
        onChange={(chosen: number | null | undefined) => onChange(filterOf({ reason, skuId: chosen ?? undefined }))}
      />
      <Select
        aria-label="变动原因"
        placeholder="全部原因"
        allowClear
        options={[...stockReason.options]}
        value={reason ?? null}
        onChange={(chosen: Filter['reason'] | null) => onChange(filterOf({ skuId, reason: chosen ?? undefined }))}
      />
    </div>
  )
}

/** What the ledger tells of its product: its name and what is sold of it, as far as that could be read. */
function useLedgerProduct(id: number) {
  const { data, error, refetch } = useCall(productApi.info, { id }, { enabled: mayCall(productApi.info, useSession()) })
  const isGone = error instanceof CallError && error.code === resultCode.notFound
  return {
    name: data?.name,
    /** Nothing where it is not known. */
    sold: isGone ? [] : data?.attrValue,
    problem: isGone || data ? undefined : error?.message,
    retry: () => void refetch(),
  }
}
