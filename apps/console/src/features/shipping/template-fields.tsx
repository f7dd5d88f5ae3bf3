import './template-fields.css'
import type { ContractForm } from '#ui/form/contract-form.ts'
import { Field } from '#ui/form/field.tsx'
import type { shippingApi } from '@zhanggui/contract/shipping'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { Input, InputNumber, Radio } from 'antd'
import type { ReactNode } from 'react'
import { freeColumns, priceColumns } from './line-columns.ts'
import { LinesInput } from './lines-input.tsx'
import { linesInWords } from './lines-in-words.ts'
import { blankLine, defaultLine, type TemplateValues } from './template-values.ts'
import type { ShownIssues } from './use-shown-issues.ts'

interface Props {
  readonly form: ContractForm<typeof shippingApi.save | typeof shippingApi.update>
  readonly values: TemplateValues
  readonly regions: RegionIndex
  readonly issues: ShownIssues
  readonly onSwitch: (appoint: FreePostage) => void
}

const explained: Readonly<Record<FreePostage, string>> = {
  [freePostage.is.nationwide]: '所有地区都不收运费。',
  [freePostage.is.partial]: '只有下面列出的地区收运费，其他地区包邮。',
  [freePostage.is.custom]: '列出的地区按各自的运费，其他地区按默认运费；达到包邮条件时免运费。',
}

const newPrices = { 添加区域: blankLine }
const newThresholds = { 添加指定包邮区域: blankLine, 添加全国包邮条件: defaultLine }

export function TemplateFields(props: Props) {
  const { form, values, issues, onSwitch } = props
  const { appoint } = values
  return (
    <>
      <div className="template-head">
        <Field form={form} name="name" label="模板名称">
          <Input placeholder="请输入模板名称" maxLength={200} />
        </Field>
        <Field form={form} name="sort" label="排序" hint="数字大的排在前面">
          <InputNumber min={0} max={9999} precision={0} />
        </Field>
      </div>
      <Asked problem={issues.at('freePostage')}>
        <Field
          form={form}
          name="appoint"
          label="包邮方式"
          show={(code) => freePostage.label(code as FreePostage)}
          {...(appoint !== undefined && { hint: explained[appoint] })}
        >
          <Radio.Group options={freePostage.options} onChange={({ target }) => onSwitch(target.value as FreePostage)} />
        </Field>
      </Asked>
      <div hidden={appoint === undefined || appoint === freePostage.is.nationwide}>
        <Prices {...props} />
      </div>
      <div className="template-optional" hidden={appoint !== freePostage.is.custom}>
        <Thresholds {...props} />
      </div>
    </>
  )
}

function Prices({ form, values, regions, issues }: Props) {
  const columns = priceColumns(values.type ?? chargeBy.is.none)
  return (
    <>
      <Asked problem={issues.at('chargeBy')}>
        <Field form={form} name="type" label="计费方式" show={(code) => chargeBy.label(code as ChargeBy)}>
          <Radio.Group options={chargeBy.options.filter(({ value }) => value !== chargeBy.is.none)} />
        </Field>
      </Asked>
      <Field form={form} name="shippingTemplatesRegionRequestList" label="运费" show={linesInWords(columns, regions)}>
        <LinesInput
          label="运费"
          list="lines"
          placeHead="送达到"
          everywhere="默认运费（其他地区）"
          columns={columns}
          regions={regions}
          issues={issues}
          adding={newPrices}
        />
      </Field>
    </>
  )
}

function Thresholds({ form, values, regions, issues }: Props) {
  const columns = freeColumns(values.type ?? chargeBy.is.none)
  return (
    <Field
      form={form}
      name="shippingTemplatesFreeRequestList"
      label="包邮区域"
      hint="商品金额或数量达到其中一个条件，就免运费。"
      show={linesInWords(columns, regions)}
    >
      <LinesInput
        label="包邮区域"
        list="freeLines"
        placeHead="选择区域"
        everywhere="全国（其他地区）"
        columns={columns}
        regions={regions}
        issues={issues}
        adding={newThresholds}
      />
    </Field>
  )
}

/** A choice that nobody has made yet, with the words that ask for it. */
const Asked = ({ problem, children }: { readonly problem: string | undefined; readonly children: ReactNode }) => (
  <div data-wrong={problem !== undefined}>
    {children}
    {problem && (
      <p className="template-wrong" role="alert">
        {problem}
      </p>
    )}
  </div>
)
