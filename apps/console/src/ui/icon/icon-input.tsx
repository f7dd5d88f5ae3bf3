import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { AppstoreOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Space } from 'antd'
import { Suspense, useState } from 'react'
import { onInput, type InputProps } from '#ui/input/input-props.ts'

const IconPicker = lazyPart(() => import('./icon-picker.dialog.tsx'))
const IconByName = lazyPart(() => import('./icon-by-name.tsx'))

/** An icon of the library; the value is its name. */
export function IconInput(props: InputProps<string>) {
  const { value = '', onChange } = props
  const { componentDisabled } = ConfigProvider.useConfig()
  const isDisabled = props.disabled ?? componentDisabled ?? false
  const [isOpen, setOpen] = useState(false)
  const text = value || '选择图标'
  return (
    <>
      <Space.Compact>
        <Button
          {...onInput(props)}
          {...(props['aria-label'] ? { 'aria-label': `${props['aria-label']}：${text}` } : {})}
          aria-haspopup="dialog"
          icon={<ChosenIcon name={value} />}
          onClick={() => setOpen(true)}
        >
          {text}
        </Button>
        {value !== '' && !isDisabled && (
          <Button icon={<CloseOutlined aria-hidden />} aria-label="清除图标" onClick={() => onChange?.('')} />
        )}
      </Space.Compact>
      {isOpen && (
        <Suspense>
          <IconPicker chosen={value} onPick={(name) => onChange?.(name)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ChosenIcon = ({ name }: { readonly name: string }) =>
  name === '' ? (
    <AppstoreOutlined aria-hidden />
  ) : (
    <Suspense>
      <IconByName name={name} />
    </Suspense>
  )
