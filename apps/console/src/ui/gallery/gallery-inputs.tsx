import './gallery-inputs.css'
import { FileInput } from '#ui/upload/file-input.tsx'
import { IconInput } from '#ui/icon/icon-input.tsx'
import type { InputProps } from '#ui/input/input-props.ts'
import { KeywordInput } from '#ui/input/keyword-input.tsx'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { NumericInput } from '#ui/input/numeric-input.tsx'
import { TimeRangeInput } from '#ui/input/time-range-input.tsx'
import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import { type ReactNode, useState } from 'react'
import { galleryUpload } from './gallery-uploads.tsx'

/** Every input empty, filled, refused and disabled. */
export function GalleryInputs() {
  return (
    <section aria-label="输入件">
      <h2>输入件</h2>
      <div className="gallery-inputs">
        <Figures />
        <Texts />
        <Files />
      </div>
    </section>
  )
}

const Figures = () => (
  <>
    <Example title="整数" of={Digits} start="" />
    <Example title="一位小数" of={Tenths} start="3.5" />
    <Example title="两位小数" of={Hundredths} start="12.34" />
    <Example title="数字（停用）" of={Digits} start="12" isOff />
    <Example title="金额" of={Amount} start={undefined} />
    <Example title="金额（有值）" of={Amount} start={toFen(123_450)} />
    <Example title="金额（超出上限）" of={Amount} start={toFen(1_234_567)} />
    <Example title="金额（停用）" of={Amount} start={toFen(990)} isOff />
  </>
)

const Texts = () => (
  <>
    <Example title="时间段" of={TimeRangeInput} start="" />
    <Example title="时间段（有值）" of={TimeRangeInput} start="08:00,22:00" />
    <Example title="时间段（停用）" of={TimeRangeInput} start="09:00,18:00" isOff />
    <Example title="关键字" of={KeywordInput} start={[]} />
    <Example title="关键字（有值）" of={KeywordInput} start={['龙井', '明前茶', '节日礼盒', '绿茶']} />
    <Example title="关键字（停用）" of={KeywordInput} start={['龙井', '明前茶']} isOff />
  </>
)

const Files = () => (
  <>
    <Example title="图标" of={IconInput} start="" />
    <Example title="图标（有值）" of={IconInput} start="ShopOutlined" />
    <Example title="图标（停用）" of={IconInput} start="GiftFilled" isOff />
    <Example title="文件" of={Sheet} start="" />
    <Example title="文件（有值）" of={Sheet} start="/file/2026/账单.xlsx" />
    <Example title="文件（停用）" of={Sheet} start="/file/2026/说明.pdf" isOff />
  </>
)

const Digits = (props: InputProps<string>) => <NumericInput {...props} decimals={0} placeholder="只能输入整数" />
const Tenths = (props: InputProps<string>) => <NumericInput {...props} decimals={1} suffix="折" />
const Hundredths = (props: InputProps<string>) => <NumericInput {...props} decimals={2} suffix="千克" />
const Amount = (props: InputProps<Fen | undefined>) => <MoneyInput {...props} min={toFen(1)} max={toFen(1_000_000)} />
const Sheet = (props: InputProps<string>) => <FileInput {...props} send={galleryUpload} accept=".xls,.xlsx,.pdf" />

interface ExampleProps<Value> {
  readonly title: string
  readonly of: (props: InputProps<Value>) => ReactNode
  readonly start: NoInfer<Value>
  readonly isOff?: boolean
}

/** An input under its name, which holds what is typed as a form would. */
function Example<Value>({ title, of: Input, start, isOff = false }: ExampleProps<Value>) {
  const [value, setValue] = useState<Value>(start)
  return (
    <div>
      <p>{title}</p>
      <Input aria-label={title} value={value} onChange={setValue} disabled={isOff} />
    </div>
  )
}
