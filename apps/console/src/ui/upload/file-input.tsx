import './file-input.css'
import { CloseOutlined } from '@ant-design/icons'
import { whyNotSendFile } from '@zhanggui/domain/kernel/file/accepted-file'
import { Button, ConfigProvider } from 'antd'
import { fileNameOf, fileTagOf } from './file-address.ts'
import { FilePickButton } from './file-pick-button.tsx'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { UploadList } from './upload-list.tsx'
import type { UploadWork } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

interface Props extends InputProps<string> {
  readonly send: UploadWork<{ readonly url: string }>['send']
  /** As the browser's file dialog takes it: `.xls,.xlsx` or `video/*`. */
  readonly accept?: string
  readonly maxSize?: number
  readonly buttonText?: string
}

/** One file; the value is its address. */
export function FileInput(props: Props) {
  const { value = '', onChange, accept, maxSize } = props
  const { componentDisabled } = ConfigProvider.useConfig()
  const isDisabled = props.disabled ?? componentDisabled ?? false
  const uploads = useUploads({
    send: props.send,
    refuse: (file) => whyNotSendFile(file, { accept, maxSize }),
    onDone: ({ url }) => {
      uploads.clear()
      onChange?.(url)
    },
  })
  return (
    <div className="file-input">
      {value !== '' && <ChosenFile url={value} onRemove={isDisabled ? undefined : () => onChange?.('')} />}
      <FilePickButton
        {...onInput(props)}
        disabled={isDisabled || uploads.isBusy}
        text={value === '' ? (props.buttonText ?? '点击上传') : '重新上传'}
        accept={accept}
        onPick={(files) => {
          uploads.clear()
          uploads.add(files)
        }}
      />
      <UploadList uploads={uploads} />
    </div>
  )
}

interface ChosenProps {
  readonly url: string
  readonly onRemove: (() => void) | undefined
}

const ChosenFile = ({ url, onRemove }: ChosenProps) => (
  <div className="chosen-file">
    <span className="chosen-file-type">{fileTagOf(url)}</span>
    <a href={url} target="_blank" rel="noreferrer">
      {fileNameOf(url)}
    </a>
    {onRemove && (
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`移除 ${fileNameOf(url)}`}
        onClick={onRemove}
      />
    )}
  </div>
)
