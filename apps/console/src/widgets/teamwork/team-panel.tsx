import './teamwork.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { RecordPart } from '#ui/show/record-part.tsx'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { teamApi, type TeamMark } from '@zhanggui/contract/order/team'
import { NOBODY, orderFlag, type TeamKind } from '@zhanggui/domain/team/team-codes'
import { Select } from 'antd'
import { FlagSelect } from './flag-select.tsx'
import { peopleOptions } from './people-options.ts'
import { TeamNotes } from './team-notes.tsx'
import { useTeamTags } from './use-team-tags.tsx'

interface Props {
  readonly kind: TeamKind
  readonly id: number
}

type Change = Omit<InputOf<typeof teamApi.set>, 'kind' | 'ids'>

/** What colleagues mark and say about one order or refund. */
export function TeamPanel({ kind, id }: Props) {
  const session = useSession()
  const { data: marks } = useCall(teamApi.marks, { kind, ids: [id] })
  const { data: options } = useCall(teamApi.options, {})
  const { run, isBusy } = useAction()
  const isLocked = isBusy || !mayCall(teamApi.set, session)
  const mark = marks?.[0]
  const set = (change: Change) =>
    void run({ call: teamApi.set, input: { kind, ids: [id], ...change }, success: '操作成功' })
  return (
    <div className="team-panel">
      <div className="team-fields">
        <div>
          <span aria-hidden>旗标</span>
          <FlagSelect
            aria-label="旗标"
            disabled={isLocked}
            value={mark?.flag ?? orderFlag.is.none}
            onChange={(flag) => set({ flag })}
          />
        </div>
        <div>
          <span aria-hidden>负责人</span>
          <Select
            aria-label="负责人"
            disabled={isLocked}
            showSearch={{ optionFilterProp: 'label' }}
            value={mark?.assignee?.id ?? NOBODY}
            options={peopleOptions(options?.people ?? [], session?.user.id)}
            onChange={(assigneeId) => set({ assigneeId })}
          />
        </div>
        <TagsField of={mark?.tagList ?? []} all={options?.tagList ?? []} isLocked={isLocked} onChange={set} />
      </div>
      <RecordPart title="协作备注">
        <TeamNotes key={`${kind}-${id}`} kind={kind} id={id} people={options?.people ?? []} />
      </RecordPart>
    </div>
  )
}

interface TagsProps {
  readonly of: TeamMark['tagList']
  readonly all: TeamMark['tagList']
  readonly isLocked: boolean
  readonly onChange: (change: Change) => void
}

function TagsField({ of, all, isLocked, onChange }: TagsProps) {
  const { button, element } = useTeamTags()
  const tagIds = of.map(({ id }) => id)
  const setTags = (next: readonly number[]) =>
    onChange({
      addTagIds: next.filter((tag) => !tagIds.includes(tag)),
      removeTagIds: tagIds.filter((tag) => !next.includes(tag)),
    })
  return (
    <div className="team-tags">
      <div className="team-tags-head">
        <span aria-hidden>标签</span>
        {button}
      </div>
      <Select
        mode="multiple"
        aria-label="标签"
        placeholder="选择标签"
        disabled={isLocked}
        value={tagIds}
        showSearch={{ optionFilterProp: 'label' }}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTags}
      />
      {element}
    </div>
  )
}
