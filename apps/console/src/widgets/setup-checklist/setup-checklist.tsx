import './setup-checklist.css'
import { ADDING } from '#ui/page/page.ts'
import { CheckCircleFilled } from '@ant-design/icons'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { merchantApi } from '@zhanggui/contract/merchant'
import type { SetupStep } from '@zhanggui/domain/store/setup-rules'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

interface Step {
  readonly title: string
  readonly hint: string
  readonly to: string
  /** Straight to the form, where nothing is there yet. */
  readonly toBegin?: string
}

const SETTINGS = '/operation/modifyStoreInfo'
const steps: Readonly<Record<SetupStep, Step>> = {
  info: { title: '完善店铺信息', hint: '头像、背景图和客服，开店前必须填写', to: `${SETTINGS}?tab=info` },
  address: { title: '填写店铺地址', hint: '买家到店自提时使用', to: `${SETTINGS}?tab=info` },
  returnAddress: { title: '添加退货地址', hint: '买家退货时寄到这里', to: `${SETTINGS}?tab=address` },
  freight: {
    title: '添加运费模板',
    hint: '发布商品时选择',
    to: '/operation/freightSet',
    toBegin: `/operation/freightSet?${ADDING}`,
  },
  product: {
    title: '添加第一个商品',
    hint: '店铺开启后即可上架',
    to: '/product/list',
    toBegin: '/product/list/creatProduct/0/2/2',
  },
  settlement: { title: '填写结算账户', hint: '货款结算到这个账户', to: `${SETTINGS}?tab=settlement` },
}

interface Props {
  readonly setup: ReplyOf<typeof merchantApi.setup>
  /** What can be done once nothing stands against it. */
  readonly children?: ReactNode
}

export const isComplete = ({ isSwitch, steps: done }: Props['setup']): boolean =>
  isSwitch && done.every(({ isDone }) => isDone)

/** What a shop has still to do; nothing once all of it is done and the shop is open. */
export function SetupChecklist({ setup, children }: Props) {
  const titleId = useId()
  const done = setup.steps.filter(({ isDone }) => isDone).length
  if (isComplete(setup)) return null
  return (
    <section className="setup-checklist" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>开店清单</h2>
        <p>
          已完成 {done} / {setup.steps.length}
        </p>
      </header>
      <ol>
        {setup.steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone}>
            {isDone ? <CheckCircleFilled aria-label="已完成" /> : <i role="img" aria-label="未完成" />}
            <div>
              <Link to={(isDone ? undefined : steps[step].toBegin) ?? steps[step].to}>{steps[step].title}</Link>
              <span>{steps[step].hint}</span>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
