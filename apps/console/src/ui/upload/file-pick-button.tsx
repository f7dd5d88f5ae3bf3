import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { type FocusProps, onInput } from '#ui/input/input-props.ts'

interface Props extends FocusProps {
  readonly text: string
  readonly accept?: string | undefined
  readonly isMany?: boolean
  readonly onPick: (files: readonly File[]) => void
}

/** Opens the computer's own file dialog. */
export function FilePickButton(props: Props) {
  // A button may be described, but cannot be required or invalid.
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...onButton } = onInput(props)
  const dialog = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...onButton}
        {...(props['aria-label'] ? { 'aria-label': `${props['aria-label']}：${props.text}` } : {})}
        icon={<UploadOutlined aria-hidden />}
        onClick={() => dialog.current?.click()}
      >
        {props.text}
      </Button>
      <input
        ref={dialog}
        hidden
        type="file"
        aria-label={`选择文件：${props.text}`}
        accept={props.accept}
        multiple={props.isMany ?? false}
        onChange={({ target }) => {
          props.onPick([...(target.files ?? [])])
          // The same file chosen again is a new wish.
          target.value = ''
        }}
      />
    </>
  )
}
