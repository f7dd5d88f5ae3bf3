import './tiers-input.css'
import type { InputProps } from '#ui/input/input-props.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { reductionRule, type ReductionRuleType } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { MOST_TIERS } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Button, InputNumber } from 'antd'
import { blankTier, type TierValue } from './reduction-values.ts'

interface Props extends InputProps<TierValue[]> {
  readonly ruleType: ReductionRuleType
  /** Once for every full threshold: one row. */
  readonly isLoop: boolean
}

const NONE: TierValue[] = []

/** Rows 满 [¥ ] 减 [¥ ] or 满 [ ] 件，减 [¥ ]. */
export function TiersInput({ ruleType, isLoop, value, onChange, disabled = false, ...props }: Props) {
  const tiers = value ?? NONE
  const put = (index: number, change: Partial<TierValue>) =>
    onChange?.(tiers.map((tier, nth) => (nth === index ? { ...tier, ...change } : tier)))
  return (
    <div className="tiers-input" id={props.id} tabIndex={-1} role="group" aria-describedby={props['aria-describedby']}>
      {[...tiers.entries()].map(([index, tier]) => (
        <div key={`tier ${index}`} className="tier-row">
          <span>{isLoop ? '每满' : '满'}</span>
          {ruleType === reductionRule.is.amount ? (
            <MoneyInput
              aria-label={`阶梯${index + 1} 门槛`}
              disabled={disabled}
              value={tier.minPrice || undefined}
              onChange={(minPrice) => put(index, { minPrice: minPrice ?? toFen(0) })}
            />
          ) : (
            <InputNumber
              aria-label={`阶梯${index + 1} 门槛`}
              disabled={disabled}
              min={1}
              max={999}
              precision={0}
              controls={false}
              value={tier.minNum || null}
              onChange={(minNum) => put(index, { minNum: minNum ?? 0 })}
            />
          )}
          <span>{ruleType === reductionRule.is.amount ? '减' : '件，减'}</span>
          <MoneyInput
            aria-label={`阶梯${index + 1} 优惠金额`}
            disabled={disabled}
            value={tier.reduce || undefined}
            onChange={(reduce) => put(index, { reduce: reduce ?? toFen(0) })}
          />
          {tiers.length > 1 && !disabled && (
            <Button
              type="link"
              aria-label={`删除阶梯${index + 1}`}
              onClick={() => onChange?.(tiers.toSpliced(index, 1))}
            >
              删除
            </Button>
          )}
        </div>
      ))}
      {!isLoop && !disabled && tiers.length < MOST_TIERS && (
        <Button type="dashed" onClick={() => onChange?.([...tiers, blankTier])}>
          添加阶梯
        </Button>
      )}
    </div>
  )
}
