import './phrase-picker.css'
import type { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { type PhraseKind, phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { PHRASE_LENGTH, whyNotAddPhrase } from '@zhanggui/domain/phrase/phrase-rules'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { Phrase } from './phrase.tsx'

interface Props {
  readonly kind: PhraseKind
  readonly placeholder: string
}

/** The phrases of one kind, away from the dialogs that use them. */
export function PhraseEditor({ kind, placeholder }: Props) {
  const titleId = useId()
  const isAllowed = mayCall(phraseApi.list, useSession())
  const { data: phrases, error } = useCall(phraseApi.list, { kind }, { enabled: isAllowed })
  if (!isAllowed) return null
  return (
    <section className="phrase-kind" aria-labelledby={titleId}>
      <h3 id={titleId}>{phraseKind.label(kind)}</h3>
      <div className="phrases">
        {phrases?.map((phrase) => (
          <Phrase key={phrase.id} phrase={phrase} />
        ))}
        {phrases?.length === 0 && <span className="phrases-none">还没有常用语</span>}
        {error && !phrases && <span role="alert">{error.message}</span>}
      </div>
      {phrases && (
        <Can call={phraseApi.save}>
          <NewPhrase kind={kind} placeholder={placeholder} because={whyNotAddPhrase(phrases.length)} />
        </Can>
      )}
    </section>
  )
}

function NewPhrase({ kind, placeholder, because }: Props & { readonly because: string | undefined }) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState('')
  const refusalId = useId()
  const { run, isBusy } = useAction()
  const typed = text.trim()
  const change = (next: string) => {
    setText(next)
    setRefusal('')
  }
  const add = async () => {
    if (typed === '' || isBusy) return
    const onRefused = ({ message }: CallError) => setRefusal(message)
    const isSaved = await run({ call: phraseApi.save, input: { kind, text: typed }, success: '添加成功', onRefused })
    // The next one may be in the box already.
    if (isSaved) setText((now) => (now.trim() === typed ? '' : now))
  }
  if (because !== undefined) return <p className="phrases-none">{because}</p>
  return (
    <div className="phrase-new">
      <Input
        aria-label={`添加${phraseKind.label(kind)}常用语`}
        placeholder={placeholder}
        maxLength={PHRASE_LENGTH}
        value={text}
        {...(refusal !== '' && { status: 'error', 'aria-invalid': true, 'aria-describedby': refusalId })}
        onChange={({ target }) => change(target.value)}
        onPressEnter={({ nativeEvent }) => (nativeEvent.isComposing ? undefined : void add())}
      />
      <Button disabled={typed === ''} loading={isBusy} onClick={() => void add()}>
        添加
      </Button>
      {refusal !== '' && (
        <p id={refusalId} role="alert" className="phrase-refusal">
          {refusal}
        </p>
      )}
    </div>
  )
}
