import './rich-text.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { ConfigProvider } from 'antd'
import { useRef } from 'react'
import { RichTextTools } from './rich-text-tools.tsx'
import { useRichText } from './use-rich-text.ts'

interface Props extends InputProps<string> {
  readonly isReadOnly: boolean
}

/** Reading and writing go through the same rules of what a text may consist of. */
export default function RichTextEditor(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { componentDisabled } = ConfigProvider.useConfig()
  const isReadOnly = props.isReadOnly || (componentDisabled ?? false)
  const { message } = useApp()
  const { editor, flush } = useRichText(place, {
    value: props.value ?? '',
    isReadOnly,
    label: props['aria-label'] ?? '商品详情',
    onChange: props.onChange,
    onLostPictures: (count) =>
      void message.warning(`有 ${count} 张其他网站的图片没有粘贴进来，请先上传到图片库，再用「插入图片」添加`),
  })
  const { id } = onInput(props)
  return (
    <div
      className="rich-text"
      data-readonly={props.isReadOnly}
      // Ctrl+Enter saves the form around it, which must have the last words too.
      onKeyDownCapture={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && flush()}
    >
      {!props.isReadOnly && <RichTextTools editor={isReadOnly ? undefined : editor} />}
      <div
        ref={place}
        id={id}
        className="rich-text-page"
        onFocus={({ target, currentTarget }) => {
          // The form leads here by the id of the frame.
          if (target === currentTarget) editor?.commands.focus()
        }}
        tabIndex={-1}
      />
    </div>
  )
}
