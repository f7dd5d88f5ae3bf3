import './keyword-input.css'
import { CloseOutlined } from '@ant-design/icons'
import { addKeywords, KEYWORDS_LENGTH, whyNotKeywords } from '@zhanggui/domain/kernel/text/keyword-list'
import { ConfigProvider } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { InputProblem } from './input-problem.tsx'
import { onInput, type InputProps } from './input-props.ts'

interface Props extends InputProps<readonly string[]> {
  /** Of all keywords joined by commas. */
  readonly maxLength?: number
}

const SEPARATOR = /[,，\r\n]/

/** Keywords as tags, and a box for more of them. */
export function KeywordInput(props: Props) {
  const { componentDisabled } = ConfigProvider.useConfig()
  const isDisabled = props.disabled ?? componentDisabled ?? false
  const { box, text, problem, take, type, remove, removeLast } = useKeywords(props)

  const press = (event: KeyboardEvent) => {
    // Enter and Backspace belong to the input method while it is composing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && text === '') removeLast()
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    take(text)
  }
  const paste = (event: ClipboardEvent) => {
    // The browser would take the line ends out of what it pastes, and with them the borders of the keywords.
    const pasted = event.clipboardData.getData('text')
    if (!SEPARATOR.test(pasted)) return
    event.preventDefault()
    take(`${text}${pasted}`)
  }
  return (
    <div>
      <div className="keyword-input" data-disabled={isDisabled} data-wrong={problem !== undefined}>
        <Tags keywords={props.value ?? []} onRemove={isDisabled ? undefined : remove} />
        <input
          {...onInput(props)}
          ref={box}
          disabled={isDisabled}
          placeholder={isDisabled ? '' : '输入后回车'}
          enterKeyHint="done"
          value={text}
          onChange={({ target, nativeEvent }) =>
            type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => text !== '' && take(text)}
        />
      </div>
      <InputProblem text={problem} />
    </div>
  )
}

function useKeywords({ value = [], onChange, maxLength = KEYWORDS_LENGTH }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)

  const change = (next: readonly string[]) => {
    if (next.length !== value.length) onChange?.(next)
  }
  const take = (typed: string) => {
    const next = addKeywords(value, typed)
    const wrong = whyNotKeywords(next, maxLength)
    setProblem(wrong)
    setText(wrong === undefined ? '' : typed)
    if (wrong === undefined) change(next)
  }
  const remove = (keyword: string) => {
    setProblem(undefined)
    change(value.filter((each) => each !== keyword))
    box.current?.focus()
  }
  return {
    box,
    text,
    problem,
    take,
    remove,
    removeLast: () => value.length > 0 && remove(value.at(-1) ?? ''),
    type: (typed: string, isComposing: boolean) =>
      !isComposing && SEPARATOR.test(typed) ? take(typed) : setText(typed),
  }
}

interface TagsProps {
  readonly keywords: readonly string[]
  readonly onRemove: ((keyword: string) => void) | undefined
}

function Tags({ keywords, onRemove }: TagsProps) {
  if (keywords.length === 0) return null
  return (
    <ul aria-label="关键字">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <span>{keyword}</span>
          {onRemove && (
            <button type="button" aria-label={`移除 ${keyword}`} onClick={() => onRemove(keyword)}>
              <CloseOutlined aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
