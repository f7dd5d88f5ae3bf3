import { forgetSession } from '#api/session.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen } from '@testing-library/react'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { afterEach, expect, test } from 'vitest'
import { PromotionPreview } from './promotion-preview.tsx'

afterEach(forgetSession)

const [from, until] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-22T00:00:00Z')]

const draft = {
  name: '周末满减',
  startTime: from,
  endTime: until,
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [{ minPrice: toFen(10_000), minNum: 0, reduce: toFen(6000) }],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  couponStack: true,
  status: true,
}

async function open(values: object) {
  const server = fakeServer().reply(promotionApi.previewReduction, {
    startTime: from,
    endTime: until,
    productNum: 12,
    checkedNum: 20,
    isWhole: true,
    lossNum: 1,
    list: [
      {
        productId: 7,
        name: '明前龙井',
        image: '',
        sku: '罐装',
        price: toFen(9900),
        pieces: 2,
        finalPrice: toFen(6900),
        fullReductionPrice: toFen(6000),
        merCouponPrice: toFen(0),
        cost: toFen(7000),
        margin: -1,
      },
    ],
    clashList: [{ kind: 'fullReduction', id: 3, name: '冬藏满减', startTime: from, endTime: until, effect: 'blocks' }],
  })
  await signInAtFake(server)
  withProviders(<PromotionPreview call={promotionApi.previewReduction} values={values} trial={() => ({})} />)
  return server
}

test('a whole draft is priced: losses and clashes are named', async () => {
  await open(draft)
  expect(await screen.findByText('亏本 -1%')).toBeDefined()
  expect(screen.getByText('1 个规格低于成本价')).toBeDefined()
  expect(screen.getByText('买 2 件，满减')).toBeDefined()
  expect(screen.getByText('不能同时开启')).toBeDefined()
  expect(screen.getByRole('link', { name: '冬藏满减' }).getAttribute('href')).toBe('/FullReduction/index?open=3')
})

test('half a draft is not asked about', async () => {
  const server = await open({ ...draft, tiers: [] })
  expect(await screen.findByText(/填写完整后/)).toBeDefined()
  expect(server.calls(promotionApi.previewReduction)).toEqual([])
})
