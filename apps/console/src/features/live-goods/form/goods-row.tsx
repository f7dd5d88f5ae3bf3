import { Button } from '#ui/action/button.tsx'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { textWidth } from '@zhanggui/domain/kernel/text/text-width'
import { livePriceType } from '@zhanggui/domain/live/live-goods-codes'
import { LIVE_NAME_WIDTH } from '@zhanggui/domain/live/live-goods-rules'
import { Checkbox, Input, Select } from 'antd'
import { useId } from 'react'
import { type GoodsDraft, whyNotDraft } from './goods-drafts.ts'

interface Props {
  readonly draft: GoodsDraft
  /** Undefined: there is only this one, which can be neither ticked nor removed. */
  readonly tick: { readonly isTicked: boolean; readonly onTick: (isTicked: boolean) => void } | undefined
  /** Once somebody has tried to save it. */
  readonly showsProblem: boolean
  readonly onChange: (draft: GoodsDraft) => void
  readonly onRemove: () => void
}

const NAME = { fixed: '直播价', range: '最低价', discount: '原价' } as const
const NAME2 = { range: '最高价', discount: '现价' } as const

/** One row of the form: picture, name, and the price that the live room shows. */
export function GoodsRow({ draft, tick, showsProblem, onChange, onRemove }: Props) {
  const nameId = useId()
  const problem = showsProblem ? whyNotDraft(draft) : undefined
  const put = (change: Partial<GoodsDraft>) => onChange({ ...draft, ...change })
  const label = draft.name || `商品 ${draft.productId}`
  return (
    <li className="goods-row">
      {tick ? (
        <Checkbox
          aria-label={`选择${label}`}
          checked={tick.isTicked}
          onChange={({ target }) => tick.onTick(target.checked)}
        />
      ) : (
        <span />
      )}
      <div>
        <PictureField
          mode="single"
          ratio={1}
          aria-label={`${label} 商品图`}
          value={draft.cover}
          onChange={(cover) => put({ cover })}
        />
      </div>
      <div>
        <label htmlFor={nameId}>商品名称</label>
        <Input
          id={nameId}
          value={draft.name}
          count={{ show: true, max: LIVE_NAME_WIDTH / 2, strategy: (text) => Math.ceil(textWidth(text) / 2) }}
          onChange={({ target }) => put({ name: target.value })}
        />
        <span className="goods-label">{`商品ID ${draft.productId}`}</span>
      </div>
      <div>
        <span className="goods-label">价格类型</span>
        <Select
          aria-label={`${label} 价格类型`}
          options={livePriceType.options}
          value={draft.priceType}
          onChange={(priceType) => put({ priceType })}
        />
      </div>
      <Prices draft={draft} label={label} isWrong={problem !== undefined} put={put} />
      {tick && (
        <Button look="link" aria-label={`删除${label}`} onClick={onRemove}>
          删除
        </Button>
      )}
      {problem !== undefined && <p className="goods-problem">{problem}</p>}
    </li>
  )
}

interface PricesProps {
  readonly draft: GoodsDraft
  readonly label: string
  readonly isWrong: boolean
  readonly put: (change: Partial<GoodsDraft>) => void
}

function Prices({ draft: { priceType, price, price2 }, label, isWrong, put }: PricesProps) {
  const { fixed, range } = livePriceType.is
  const kind = priceType === fixed ? 'fixed' : priceType === range ? 'range' : 'discount'
  return (
    <div>
      <span className="goods-label">{kind === 'fixed' ? NAME.fixed : `${NAME[kind]} ~ ${NAME2[kind]}`}</span>
      <div className="goods-prices">
        <MoneyInput
          aria-label={`${label} ${NAME[kind]}`}
          aria-invalid={isWrong}
          value={price}
          onChange={(next) => put({ price: next })}
        />
        {kind !== 'fixed' && (
          <MoneyInput
            aria-label={`${label} ${NAME2[kind]}`}
            aria-invalid={isWrong}
            value={price2}
            onChange={(next) => put({ price2: next })}
          />
        )}
      </div>
    </div>
  )
}
