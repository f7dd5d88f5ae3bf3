import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { type Colleague, teamApi } from '@zhanggui/contract/order/team'
import { NOTE_LENGTH, type TeamKind } from '@zhanggui/domain/team/team-codes'
import { Button, Mentions } from 'antd'
import { useState } from 'react'
import { mentionedIn, withMentions } from './mentions.tsx'

interface Props {
  readonly kind: TeamKind
  readonly id: number
  readonly people: readonly Colleague[]
}

/** A conversation among colleagues, which buyers do not see. */
export function TeamNotes({ kind, id, people }: Props) {
  const { data: notes = [] } = useCall(teamApi.notes, { kind, id })
  const mayWrite = mayCall(teamApi.note, useSession())
  return (
    <>
      {notes.length === 0 && <p className="team-none">还没有人留言，仅店内可见。</p>}
      <ol className="team-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <strong>{note.adminName}</strong> <ShopTime at={note.createTime} />
            <p>{withMentions(note.text)}</p>
          </li>
        ))}
      </ol>
      {mayWrite && <NewNote kind={kind} id={id} people={people} />}
    </>
  )
}

function NewNote({ kind, id, people }: Props) {
  const me = useSession()?.user.id
  const { run, isBusy } = useAction()
  const [text, setText] = useState('')
  const colleagues = people.filter((person) => person.id !== me)
  const send = async () => {
    const mentionIds = mentionedIn(text, colleagues)
    if (await run({ call: teamApi.note, input: { kind, id, text, mentionIds }, success: '已发送' })) setText('')
  }
  return (
    <div className="team-new">
      <Mentions
        aria-label="协作备注"
        rows={2}
        maxLength={NOTE_LENGTH}
        value={text}
        placeholder="写给同事，仅店内可见；输入 @ 提醒同事"
        options={colleagues.map(({ id: key, name }) => ({ key: String(key), value: name, label: name }))}
        notFoundContent="没有这位同事"
        onChange={setText}
      />
      <Button type="primary" loading={isBusy} disabled={text.trim() === ''} onClick={() => void send()}>
        发送
      </Button>
    </div>
  )
}
