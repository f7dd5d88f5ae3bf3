import { mayCall, useSession } from '#api/session.ts'
import { useAction } from '#ui/action/use-action.ts'
import { CloseOutlined } from '@ant-design/icons'
import { phraseApi, type PhraseRow } from '@zhanggui/contract/store/phrase'

interface Props {
  readonly phrase: PhraseRow
  /** Where it can be put into a text. */
  readonly onPick?: (text: string) => void
}

export function Phrase({ phrase: { id, text }, onPick }: Props) {
  const { run } = useAction()
  const mayDelete = mayCall(phraseApi.delete, useSession())
  const remove = () => void run({ call: phraseApi.delete, input: { id }, success: '删除成功' })
  return (
    <span className="phrase">
      {onPick ? (
        <button type="button" className="phrase-text" title={text} onClick={() => onPick(text)}>
          {text}
        </button>
      ) : (
        <span className="phrase-text">{text}</span>
      )}
      {mayDelete && (
        <button type="button" className="phrase-remove" aria-label={`删除常用语「${text}」`} onClick={remove}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  )
}
