import { useCall } from '#api/use-call.ts'
import { EditPage } from '#ui/form/edit/edit-page.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { obeys } from '@zhanggui/contract/kernel/fields'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { PromotionPreview } from '#widgets/promotion-preview/promotion-preview.tsx'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { z } from 'zod'
import { ACTIVITIES_PAGE, ADD_PAGE, LIST_PAGE, RESUBMIT } from '../seckill-paths.ts'
import { ActivityInput } from './activity-input.tsx'
import {
  cartProductOf,
  type JoinedProduct,
  joinedFrom,
  offersOf,
  resubmitted,
  whyNotProducts,
} from './joined-products.ts'
import { ProductsInput } from './products-input.tsx'

const schema = z.object({
  activityId: z.int({ error: '请先选择秒杀活动' }),
  products: z.custom<readonly JoinedProduct[]>(Array.isArray).check(obeys(whyNotProducts)),
})

interface Values {
  readonly activityId: number | undefined
  readonly products: readonly JoinedProduct[]
}

const numberIn = (text: string | null | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined)

/** Products of the shop for an activity of the platform: how many of each SKU, and for how much. */
export default function JoinActivityPage() {
  const activityId = numberIn(useParams()['activityId'])
  const again = useResubmitted(activityId)
  const { wayBack, title } = useOrigin()
  const pane = use(PaneContext)
  const form = useForm({
    call: seckillApi.add,
    schema,
    loaded: (): Values => ({ activityId, products: [] }),
    needs: again.needs,
    toInput: ({ activityId: id, products }) => ({
      id,
      productList: offersOf(products),
      ...(again.id !== undefined && { resubmittedId: again.id }),
    }),
    success: '添加成功',
    placeOf: () => 'products',
    onSaved: () => pane.leaveFor(wayBack),
  })
  useFilledIn(form, again.products)
  const { activityId: chosen, products } = form.values
  const plan = { id: chosen, productList: whyNotProducts(products) === undefined ? offersOf(products) : [] }
  return (
    <EditPage form={form} title={title} saveText="提交审核" back={wayBack}>
      <Field form={form} name="activityId" label="秒杀活动">
        <ActivityInput isFixed={activityId !== undefined} />
      </Field>
      <Field form={form} name="products" label="秒杀商品" hasParts>
        <ProductsInput activityId={form.values.activityId} problem={form.problemIn('products')} />
      </Field>
      <PromotionPreview
        call={promotionApi.previewSeckill}
        values={plan}
        trial={(seckill) => ({ seckill })}
        products={products.map(cartProductOf)}
      />
    </EditPage>
  )
}

/** Back to the list that somebody came from; to the products where they can see what they have submitted. */
function useOrigin() {
  const isOfProducts = useLocation().pathname.startsWith(ADD_PAGE)
  const products = useWayBack(seckillApi.list, LIST_PAGE)
  const activities = useWayBack(seckillApi.activities, ACTIVITIES_PAGE)
  return isOfProducts ? { wayBack: products, title: '添加秒杀商品' } : { wayBack: activities, title: '参加秒杀活动' }
}

/** What the platform has refused, with the product as it is now. */
function useResubmitted(activityId: number | undefined) {
  const [search] = useSearchParams()
  const id = numberIn(search.get(RESUBMIT))
  const refused = useCall(seckillApi.info, { id: id ?? 0 }, { enabled: id !== undefined })
  const productId = refused.data?.productId
  const picked = useCall(
    productApi.pick,
    { productId: productId ?? 0, ...(activityId !== undefined && { activityId }) },
    { enabled: productId !== undefined },
  )
  const { data } = refused
  return {
    id,
    needs: id === undefined ? [] : [refused, picked],
    products: data && picked.data?.list.map((row) => resubmitted(joinedFrom(row), data)),
  }
}

/** Filled in once, as if somebody had typed it: it can be submitted as it is. */
function useFilledIn(form: Form<Values>, products: readonly JoinedProduct[] | undefined) {
  const isFilled = useRef(false)
  const fill = useEffectEvent(() => {
    if (isFilled.current) return
    isFilled.current = true
    form.change({ products: products ?? [] })
  })
  const isKnown = products !== undefined
  useEffect(() => {
    if (isKnown) fill()
  }, [isKnown])
}
