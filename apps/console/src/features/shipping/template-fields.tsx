import './template-fields.css'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { chargeBy, type ChargeBy, freePostage, type FreePostage } from '@zhanggui/domain/shipping/shipping-codes'
import { Input, InputNumber, Radio } from 'antd'
import { useState } from 'react'
import { freeColumns, priceColumns } from './line-columns.ts'
import { LinesInput } from './lines-input.tsx'
import { linesInWords } from './lines-in-words.ts'
import { keepLines, linesFor, noKeptLines } from './switch-postage.ts'
import { blankLine, defaultLine, type TemplateValues } from './template-values.ts'

interface Props {
  readonly form: Form<TemplateValues>
  readonly regions: RegionIndex
}

const explained: Readonly<Record<FreePostage, string>> = {
  [freePostage.is.nationwide]: '所有地区都不收运费。',
  [freePostage.is.partial]: '只有下面列出的地区收运费，其他地区包邮。',
  [freePostage.is.custom]: '列出的地区按各自的运费，其他地区按默认运费；达到包邮条件时免运费。',
}

const newPrices = { 添加区域: blankLine }
const newThresholds = { 添加指定包邮区域: blankLine, 添加全国包邮条件: defaultLine }

export function TemplateFields({ form, regions }: Props) {
  const { freePostage: way, chargeBy: by = chargeBy.is.none } = form.values
  const [kept, setKept] = useState(noKeptLines)
  const switchTo = (next: FreePostage) => {
    const all = keepLines(form.values, kept)
    setKept(all)
    form.change(linesFor(next, all))
  }
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
      <Field
        form={form}
        name="freePostage"
        label="包邮方式"
        show={(code) => (code === undefined ? '' : freePostage.label(code))}
        hint={way === undefined ? undefined : explained[way]}
      >
        <Radio.Group options={freePostage.options} onChange={({ target }) => switchTo(target.value as FreePostage)} />
      </Field>
      <div hidden={way === undefined || way === freePostage.is.nationwide}>
        <Prices form={form} by={by} regions={regions} />
      </div>
      <div className="template-optional" hidden={way !== freePostage.is.custom}>
        <Thresholds form={form} by={by} regions={regions} />
      </div>
    </>
  )
}

interface ListProps extends Props {
  readonly by: ChargeBy
}

function Prices({ form, by, regions }: ListProps) {
  const columns = priceColumns(by)
  return (
    <>
      <Field
        form={form}
        name="chargeBy"
        label="计费方式"
        show={(code) => (code === undefined ? '' : chargeBy.label(code))}
      >
        <Radio.Group options={chargeBy.options.filter(({ value }) => value !== chargeBy.is.none)} />
      </Field>
      <Field form={form} name="lines" label="运费" hasParts show={linesInWords(columns, regions)}>
        <LinesInput
          label="运费"
          form={form}
          list="lines"
          placeHead="送达到"
          everywhere="默认运费（其他地区）"
          columns={columns}
          regions={regions}
          adding={newPrices}
        />
      </Field>
    </>
  )
}

function Thresholds({ form, by, regions }: ListProps) {
  const columns = freeColumns(by)
  return (
    <Field
      form={form}
      name="freeLines"
      label="包邮区域"
      hint="商品金额或数量达到其中一个条件，就免运费。"
      hasParts
      show={linesInWords(columns, regions)}
    >
      <LinesInput
        label="包邮区域"
        form={form}
        list="freeLines"
        placeHead="选择区域"
        everywhere="全国（其他地区）"
        columns={columns}
        regions={regions}
        adding={newThresholds}
      />
    </Field>
  )
}
