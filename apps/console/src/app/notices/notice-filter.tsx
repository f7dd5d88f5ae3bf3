import { noticeType, type NoticeType } from '@zhanggui/domain/notice/notice-codes'
import { Segmented, Select } from 'antd'

export interface NoticeFilter {
  readonly unreadOnly: boolean
  readonly type: NoticeType | undefined
}

export const everything: NoticeFilter = { unreadOnly: false, type: undefined }

interface NoticeFilterBarProps {
  readonly filter: NoticeFilter
  readonly onChange: (filter: NoticeFilter) => void
}

export function NoticeFilterBar({ filter, onChange }: NoticeFilterBarProps) {
  return (
    <search className="notice-filter" aria-label="筛选通知">
      <Segmented
        aria-label="阅读状态"
        value={filter.unreadOnly ? 'unread' : 'all'}
        options={[
          { value: 'all', label: '全部' },
          { value: 'unread', label: '未读' },
        ]}
        onChange={(value) => onChange({ ...filter, unreadOnly: value === 'unread' })}
      />
      <Select<NoticeType | 'all'>
        aria-label="通知类型"
        className="notice-filter-type"
        value={filter.type ?? 'all'}
        options={[{ value: 'all', label: '全部类型' }, ...noticeType.options]}
        onChange={(type) => onChange({ ...filter, type: type === 'all' ? undefined : type })}
      />
    </search>
  )
}
