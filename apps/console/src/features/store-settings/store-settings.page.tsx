import './store-settings.page.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { mayCall, useSession } from '#api/session.ts'
import { merchantApi } from '@zhanggui/contract/merchant'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { holidayApi } from '@zhanggui/contract/store/holiday'
import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { printerApi } from '@zhanggui/contract/store/printer'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { settlementApi } from '@zhanggui/contract/store/settlement'
import { Skeleton, Tabs } from 'antd'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'

interface Part {
  readonly key: string
  readonly label: string
  /** What fills it: who may not make this call does not see it. */
  readonly call: Endpoint
  readonly Content: ComponentType
}

const parts: readonly Part[] = [
  { key: 'base', label: '商户信息', call: merchantApi.baseInfo, Content: lazyPart(() => import('./base-info.tsx')) },
  { key: 'info', label: '店铺信息', call: merchantApi.info, Content: lazyPart(() => import('./store-info-form.tsx')) },
  {
    key: 'settlement',
    label: '结算信息',
    call: settlementApi.info,
    Content: lazyPart(() => import('./settlement/settlement-form.tsx')),
  },
  {
    key: 'address',
    label: '退货地址',
    call: returnAddressApi.list,
    Content: lazyPart(() => import('./return-addresses.tsx')),
  },
  { key: 'printer', label: '小票打印', call: printerApi.info, Content: lazyPart(() => import('./printer-card.tsx')) },
  { key: 'holiday', label: '店铺休假', call: holidayApi.list, Content: lazyPart(() => import('./holidays.tsx')) },
  {
    key: 'rule',
    label: '店铺规则',
    call: orderRuleApi.info,
    Content: lazyPart(() => import('./order-rules-form.tsx')),
  },
]

/** 商户基本设置: the part that is looked at stands in the address, so that it can be linked to. */
export default function StoreSettingsPage() {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const shown = parts.filter(({ call }) => mayCall(call, session))
  const active = shown.find(({ key }) => key === search.get('tab')) ?? shown[0]
  const open = (key: string) => {
    search.set('tab', key)
    setSearch(search, { replace: true })
  }
  return (
    <div className="store-settings">
      <h1>商户基本设置</h1>
      <Tabs
        {...(active && { activeKey: active.key })}
        onChange={open}
        items={shown.map(({ key, label, Content }) => ({
          key,
          label,
          children: (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
