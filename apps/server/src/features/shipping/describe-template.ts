import { formatYuan } from '@zhanggui/domain/kernel/money'
import { type RegionIndex, regionTitle, wholeRegions } from '@zhanggui/domain/region/region-index'
import type { Place, ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { unitsText } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy, freePostage } from '@zhanggui/domain/shipping/shipping-codes'

interface Named {
  readonly name: string
  readonly sort: number
}

/** The template as the sensitive-operation log shows it, with regions summarised to provinces and cities. */
export function describeTemplate({ name, sort }: Named, template: ShippingTemplate, regions: RegionIndex) {
  const units = (value: number) => unitsText(template.chargeBy, value)
  const at = ({ isDefault, regionIds }: Place) =>
    isDefault ? '默认' : wholeRegions(regions, new Set(regionIds)).map(regionTitle).join('、')
  return {
    模板名称: name,
    包邮方式: freePostage.label(template.freePostage),
    计费方式: chargeBy.label(template.chargeBy),
    运费: template.lines
      .map((line) => {
        const first = `首 ${units(line.first)} ${formatYuan(line.firstPrice)} 元`
        return `${at(line)}：${first}，续 ${units(line.renewal)} ${formatYuan(line.renewalPrice)} 元`
      })
      .join('；'),
    包邮区域: template.freeLines
      .map((line) => `${at(line)}：满 ${units(line.number)}或 ${formatYuan(line.price)} 元`)
      .join('；'),
    排序: String(sort),
  }
}
