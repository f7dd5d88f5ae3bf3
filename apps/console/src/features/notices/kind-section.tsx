import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import type { Column } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { noticeApi, type NoticePreferences } from '@zhanggui/contract/notice'
import { repeatEvery, whyNotRepeat, whyNotSilence } from '@zhanggui/domain/notice/notice-choice'
import { noticeKind, type NoticeKind, noticeKindFacts } from '@zhanggui/domain/notice/notice-kinds'
import { Select } from 'antd'

type KindRow = NoticePreferences['kinds'][number]
type Way = 'inBell' | 'hasSound' | 'onDesktop'

const NOT_IN_BELL = '先开启通知中心'
const word = (isOn: boolean) => (isOn ? '开' : '关')
const choiceOf = ({ kind, inBell, hasSound, onDesktop, repeat }: KindRow) => ({
  kind,
  inBell,
  hasSound,
  onDesktop,
  repeat,
})

function WaySwitch({ row, way, title }: { readonly row: KindRow; readonly way: Way; readonly title: string }) {
  const because = way === 'inBell' ? whyNotSilence(row.kind) : row.inBell ? undefined : NOT_IN_BELL
  return (
    <RowSwitch
      label={`${noticeKind.label(row.kind)}：${title}`}
      call={noticeApi.choose}
      input={(isOn) => ({ ...choiceOf(row), [way]: isOn })}
      success=""
      isOn={way === 'inBell' ? row.inBell : row.inBell && row[way]}
      words={word}
      because={because}
    />
  )
}

function RepeatSelect({ row }: { readonly row: KindRow }) {
  const { run, isBusy } = useAction()
  if (whyNotRepeat(row.kind) !== undefined) return <span className="notice-none">-</span>
  return (
    <Select
      className="notice-repeat"
      size="small"
      aria-label={`${noticeKind.label(row.kind)}：重复提醒`}
      options={repeatEvery.options}
      value={row.repeat}
      loading={isBusy}
      disabled={!row.inBell}
      onChange={(repeat) => void run({ call: noticeApi.choose, input: { ...choiceOf(row), repeat }, success: '' })}
    />
  )
}

export const KindName = ({ kind }: { readonly kind: NoticeKind }) => (
  <span className="notice-kind">
    {noticeKind.label(kind)}
    <small>{noticeKindFacts[kind].when}</small>
  </span>
)

const switchColumn = (way: Way, title: string): Column<KindRow> => ({
  field: way,
  title,
  width: 104,
  render: (row) => <WaySwitch row={row} way={way} title={title} />,
})

const columns: readonly Column<KindRow>[] = [
  { field: 'kind', title: '通知', isMain: true, render: ({ kind }) => <KindName kind={kind} /> },
  switchColumn('inBell', '通知中心'),
  switchColumn('hasSound', '提示音'),
  switchColumn('onDesktop', '系统通知'),
  { field: 'repeat', title: '重复提醒', width: 136, render: (row) => <RepeatSelect row={row} /> },
]

/** 通知方式: every kind that one's rights let through. */
export function KindSection() {
  const { data, error, refetch } = useCall(noticeApi.preferences, {})
  const hasOwn = data?.kinds.some(({ isOwn }) => isOwn) ?? false
  return (
    <section className="notice-sheet" aria-label="通知方式">
      <div className="notice-sheet-head">
        <div>
          <h2>通知方式</h2>
          <p>只影响你自己。重复提醒会一直持续到有人处理完：订单已发货、退款已审核、异常包裹已标记处理。</p>
        </div>
        <ActionButton
          call={noticeApi.resetChoices}
          input={{}}
          because={hasOwn ? undefined : '现在就是默认方式'}
          confirm={{ text: '所有通知恢复为店铺的默认方式，免打扰时间不变。', action: '恢复默认' }}
          success="已恢复默认"
        >
          恢复默认
        </ActionButton>
      </div>
      {data ? (
        <DataTable
          name="notice.kinds"
          label="通知方式"
          columns={columns}
          rows={data.kinds}
          keyOf={({ kind }) => kind}
          empty={null}
        />
      ) : (
        <WaitingFor waiting={{ error, retry: () => void refetch() }} />
      )}
    </section>
  )
}
