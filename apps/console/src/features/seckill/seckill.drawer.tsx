import { mayCall, useSession } from '#api/session.ts'
import { EditDrawer } from '#ui/form/edit/edit.drawer.tsx'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordWords } from '#ui/show/record-part.tsx'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillDetail, SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import { seckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { whyNotPrice, whyNotSeckill } from '@zhanggui/domain/seckill/seckill-rules'
import { Alert, Drawer } from 'antd'
import { z } from 'zod'
import { ActivityState } from './activity-state.tsx'
import { type Prices, SkuPrices } from './sku-prices.tsx'

const TITLE = '秒杀商品'
const WIDTH = 1000

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** A product in an activity, with its SKUs. Between sessions whoever may sets its prices here. */
export default function SeckillDrawer({ id, onClose }: Props) {
  const record = useRecord(seckillApi.info, id)
  const isAllowed = mayCall(seckillApi.setPrices, useSession())
  const { data } = record
  if (data && isAllowed && whyNotSeckill(data, 'setPrice') === undefined) {
    return <PriceDrawer product={data} onClose={onClose} />
  }
  return (
    <Drawer open title={TITLE} size={WIDTH} extra={<RecordSteps />} onClose={onClose}>
      {data ? (
        <>
          <Head of={data} />
          <Why of={data} isAllowed={isAllowed} />
          <SkuPrices skus={data.attrValue} />
        </>
      ) : (
        <WaitingFor waiting={record.waiting ?? { error: null, retry: () => undefined }} />
      )}
    </Drawer>
  )
}

/** Said where somebody would look for the inputs. */
function Why({ of: product, isAllowed }: { readonly of: SeckillRow; readonly isAllowed: boolean }) {
  const reason = whyNotSeckill(product, 'setPrice')
  const isPassed = product.auditStatus === seckillAudit.is.passed
  return isAllowed && isPassed && reason ? <Alert type="info" showIcon title={reason} /> : null
}

const schemaFor = ({ attrValue }: SeckillRow) =>
  z.object({
    prices: z
      .custom<Prices>((value) => typeof value === 'object' && value !== null)
      .check(({ value, issues }) => {
        for (const { id, sku, otPrice } of attrValue) {
          const message = whyNotPrice(value[id] ?? 0, otPrice)
          if (message) issues.push({ code: 'custom', message: `${sku}：${message}`, input: value, path: [id] })
        }
      }),
  })

function PriceDrawer({ product, onClose }: { readonly product: SeckillDetail; readonly onClose: () => void }) {
  const { id, attrValue } = product
  const form = useForm({
    call: seckillApi.setPrices,
    schema: schemaFor(product),
    loaded: (): { readonly prices: Prices } => ({
      prices: Object.fromEntries(attrValue.map((sku) => [sku.id, sku.price])),
    }),
    toInput: ({ prices }) => ({
      productList: [
        {
          id,
          attrValue: attrValue.map((sku) => ({ id: sku.id, activityPrice: prices[sku.id] ?? sku.price })),
        },
      ],
    }),
    placeOf: () => 'prices',
  })
  return (
    <EditDrawer form={form} title={TITLE} size={WIDTH} saveText="保存活动价" onClose={onClose}>
      <Head of={product} />
      <Field form={form} name="prices" label="规格与活动价">
        <SkuPrices skus={attrValue} isEdited />
      </Field>
    </EditDrawer>
  )
}

const Head = ({ of: product }: { readonly of: SeckillDetail }) => (
  <div className="seckill-detail">
    <RecordHead
      title={product.name}
      cells={[
        { label: '商品ID', value: product.productId },
        { label: '商品分类', value: product.categoryName || '-' },
        { label: '活动名称', value: product.activityName },
        { label: '活动状态', value: <ActivityState of={product} /> },
        { label: '支付订单', value: product.orderCount },
        { label: '订单金额', value: <Money fen={product.orderPrice} /> },
        { label: '优惠金额', value: <Money fen={product.discountPrice} /> },
        { label: '新买家', value: product.newBuyerCount },
        { label: '审核状态', value: <CodeTag table={seckillAudit} code={product.auditStatus} /> },
      ]}
    />
    <RecordWords title="失败原因" text={product.reason} />
  </div>
)
