import './phrase-picker.css'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import { PlusOutlined } from '@ant-design/icons'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { fillPhrase, type PhraseValues } from '@zhanggui/domain/phrase/fill-phrase'
import type { PhraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { whyNotAddPhrase } from '@zhanggui/domain/phrase/phrase-rules'
import { Button } from 'antd'
import { Phrase } from './phrase.tsx'

interface Props {
  readonly kind: PhraseKind
  /** What is typed now: it can be kept as a phrase. */
  readonly text: string
  readonly onPick: (text: string) => void
  /** What phrases may say: {买家} stands for the first of them. */
  readonly values?: PhraseValues
}

const NO_VALUES: PhraseValues = {}

/** The shop's own phrases: one click puts them into the text, what was typed can become one. */
export function PhrasePicker({ kind, text, onPick, values = NO_VALUES }: Props) {
  const { data: phrases = [] } = useCall(phraseApi.list, { kind })
  const { run, isBusy } = useAction()
  const mayAdd = mayCall(phraseApi.save, useSession())
  const names = Object.keys(values).map((name) => `{${name}}`)
  const typed = text.trim()
  const isNew = typed !== '' && !phrases.some((phrase) => phrase.text === typed)
  const canAdd = mayAdd && isNew && whyNotAddPhrase(phrases.length) === undefined
  const add = () => void run({ call: phraseApi.save, input: { kind, text: typed }, success: '已存为常用语' })
  return (
    <div className="phrases" role="group" aria-label="常用语">
      {phrases.map((phrase) => (
        <Phrase key={phrase.id} phrase={phrase} onPick={(picked) => onPick(fillPhrase(picked, values))} />
      ))}
      {phrases.length === 0 && <span className="phrases-none">还没有常用语：写好后可以存下来，下次一点就用。</span>}
      {names.length > 0 && (
        <span className="phrases-none">{`常用语中可以写 ${names.join(' ')}，使用时自动填写。`}</span>
      )}
      {canAdd && (
        <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} loading={isBusy} onClick={add}>
          存为常用语
        </Button>
      )}
    </div>
  )
}
