import './reduction-fields.css'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { ShopTimeInput } from '#ui/input/shop-time-input.tsx'
import { StoreCategorySelect } from '#widgets/category-cascader/store-category-select.tsx'
import type { FullReductionDetail } from '@zhanggui/contract/marketing/full-reduction'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { describeRule } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Alert, Input, Radio, Switch } from 'antd'
import { blankTier, type ReductionValues } from './reduction-values.ts'
import { ScopedProducts } from './scoped-products.tsx'
import { TiersInput } from './tiers-input.tsx'

interface Props {
  readonly form: Form<ReductionValues>
  /** Only the name, a later end, more products and the switch can be changed then. */
  readonly isRunning: boolean
  readonly stored: FullReductionDetail | undefined
}

export function ReductionFields({ form, isRunning, stored }: Props) {
  return (
    <>
      {isRunning && (
        <Alert
          className="reduction-running"
          type="info"
          showIcon
          title="活动进行中，只能修改名称、延长结束时间、增加商品和开关"
        />
      )}
      <Field form={form} name="name" label="活动名称">
        <Input placeholder="请输入活动名称" maxLength={30} showCount />
      </Field>
      <div className="reduction-columns">
        <Field form={form} name="startTime" label="开始时间">
          <ShopTimeInput disabled={isRunning} />
        </Field>
        <Field form={form} name="endTime" label="结束时间">
          <ShopTimeInput />
        </Field>
      </div>
      <Rule form={form} isRunning={isRunning} />
      <Scope form={form} isRunning={isRunning} stored={stored} />
      <div className="reduction-columns">
        <Field
          form={form}
          name="couponStack"
          label="与优惠券同享"
          valueProp="checked"
          hint="关闭后，享受满减的商品不能再用优惠券"
        >
          <Switch disabled={isRunning} />
        </Field>
        <Field form={form} name="status" label="是否开启" valueProp="checked">
          <Switch checkedChildren="开启" unCheckedChildren="关闭" />
        </Field>
      </div>
    </>
  )
}

function Rule({ form, isRunning }: Pick<Props, 'form' | 'isRunning'>) {
  const { ruleType, isLoop, tiers } = form.values
  const loop = (isOn: boolean) =>
    form.change({ isLoop: isOn, maxReduce: toFen(0), tiers: isOn ? [tiers[0] ?? blankTier] : tiers })
  return (
    <>
      <Field form={form} name="ruleType" label="优惠方式" show={reductionRule.label}>
        <Radio.Group
          disabled={isRunning}
          options={reductionRule.options}
          onChange={() => form.change({ tiers: [blankTier] })}
        />
      </Field>
      <Field
        form={form}
        name="tiers"
        label="优惠规则"
        show={(value) => describeRule({ ...form.values, tiers: value })}
        hint={isLoop ? undefined : '达到哪一阶梯按哪一阶梯优惠，门槛和优惠金额都要递增'}
      >
        <TiersInput ruleType={ruleType} isLoop={isLoop} disabled={isRunning} />
      </Field>
      <div className="reduction-columns">
        <Field form={form} name="isLoop" label="每满减" valueProp="checked" hint="开启后每满一次门槛优惠一次">
          <Switch disabled={isRunning} onChange={loop} />
        </Field>
        {isLoop && (
          <Field form={form} name="maxReduce" label="最高减" hint="不填表示不限">
            <CapInput disabled={isRunning} />
          </Field>
        )}
      </div>
    </>
  )
}

function Scope({ form, isRunning, stored }: Props) {
  const { scopeType } = form.values
  const isStoredType = stored?.scopeType === scopeType
  return (
    <>
      <Field form={form} name="scopeType" label="适用范围" show={reductionScope.label}>
        <Radio.Group
          disabled={isRunning}
          options={reductionScope.options}
          onChange={() => form.change({ scopeIds: [] })}
        />
      </Field>
      {scopeType === reductionScope.is.products && (
        <Field form={form} name="scopeIds" label="活动商品" isRequired>
          <ScopedProducts
            known={isStoredType ? (stored?.scopeList ?? []) : []}
            kept={isRunning ? (stored?.scopeIds ?? []) : []}
          />
        </Field>
      )}
      {scopeType === reductionScope.is.categories && (
        <Field form={form} name="scopeIds" label="活动分类" isRequired hint="包含下级分类的商品">
          <StoreCategorySelect disabled={isRunning} />
        </Field>
      )}
    </>
  )
}

type CapProps = Parameters<typeof MoneyInput>[0]

/** 0 is no cap, which is shown as nothing. */
const CapInput = ({ value, onChange, ...props }: CapProps) => (
  <MoneyInput
    {...props}
    value={value || undefined}
    onChange={(cap) => onChange?.(cap ?? toFen(0))}
    placeholder="不限"
  />
)
