import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import { maskPhones } from '@zhanggui/domain/audit/mask-rules'
import { exportEvery, exportKind, weekday } from '@zhanggui/domain/export/export-codes'

type Draft = InputOf<typeof exportApi.saveSchedule>

/** In the words of the screen, for the log. */
export const describeSchedule = (draft: Draft) => ({
  名称: draft.name,
  导出内容: exportKind.label(draft.kind),
  时间: `${exportEvery.label(draft.every)}${draft.every === exportEvery.is.week ? weekday.label(draft.weekday) : ''} ${draft.hour}:00`,
  筛选条件: maskPhones(
    Object.entries(draft.filters)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  ),
  列: draft.columns?.join('、') ?? '全部',
  格式: draft.format,
  完整买家信息: draft.isPlain ? '是' : '否',
})
