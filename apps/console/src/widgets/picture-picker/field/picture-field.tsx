import './picture-field.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { PlusOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import { Suspense, useState } from 'react'
import { type PictureKind, pictureKinds } from '#widgets/picture-picker/library/picture-kind.ts'
import { withPicked } from '#widgets/picture-picker/library/picture-selection.ts'
import { SortablePictures } from './sortable-pictures.tsx'
import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'

const PicturePreview = lazyPart(() => import('#widgets/picture-picker/library/picture-preview.tsx'))

/** Spec §9: multi image max 20. */
const MOST = 20

interface Shared {
  readonly kind?: PictureKind
  readonly disabled?: boolean
  /** Of `multi`. */
  readonly max?: number
  /** The shape that is wanted, where there is one. */
  readonly ratio?: number
  readonly id?: string
  readonly 'aria-label'?: string
}
interface Single extends Shared {
  readonly mode: 'single'
  /** The path of a picture of the library (`sattDir`), empty for none. */
  readonly value?: string
  readonly onChange?: (path: string) => void
}
interface Multi extends Shared {
  readonly mode: 'multi'
  readonly value?: readonly string[]
  readonly onChange?: (paths: string[]) => void
}

/** Pictures or videos of the library as the value of a form field. */
export function PictureField(props: Single | Multi) {
  const { mode, kind = 'picture', ratio } = props
  // A form that is being saved blocks its fields.
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = props.disabled ?? componentDisabled ?? false
  const { pick, dialog } = usePicturePicker()
  const [shown, setShown] = useState<number>()
  const paths = mode === 'multi' ? (props.value ?? []) : props.value ? [props.value] : []
  const most = mode === 'multi' ? (props.max ?? MOST) : 1
  const { label, measure } = pictureKinds[kind]

  const change = (next: string[]) => {
    if (mode === 'multi') props.onChange?.(next)
    else props.onChange?.(next[0] ?? '')
  }
  const add = async () => {
    const picked = await pick({ mode, kind, max: most - paths.length, ...(ratio !== undefined && { ratio }) })
    if (picked) change(withPicked(paths, picked, most))
  }
  return (
    <div id={props.id} className="picture-field" role="group" aria-label={props['aria-label'] ?? `选择${label}`}>
      <SortablePictures paths={paths} kind={kind} disabled={disabled} onChange={change} onPreview={setShown}>
        {paths.length < most && (
          <li>
            <button type="button" className="picture-add" disabled={disabled} onClick={() => void add()}>
              <PlusOutlined aria-hidden />
              <span>选择{label}</span>
            </button>
          </li>
        )}
      </SortablePictures>
      {mode === 'multi' && (
        <p className="picture-count">
          {paths.length} / {most} {measure}
          {paths.length > 1 && !disabled && '，拖动可调整顺序'}
        </p>
      )}
      {shown !== undefined && (
        <Suspense>
          <PicturePreview kind={kind} paths={paths} shown={shown} onShow={setShown} />
        </Suspense>
      )}
      {dialog}
    </div>
  )
}
