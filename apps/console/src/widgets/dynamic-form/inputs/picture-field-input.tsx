import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import type { FieldInputProps } from './field-input-props.ts'

/** Several pictures are stored as the JSON text of their addresses (spec §3). */
function picturesIn(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

const picturesText = (paths: readonly string[]): string | undefined =>
  paths.length > 0 ? JSON.stringify(paths) : undefined

export default function PictureFieldInput(props: FieldInputProps<'self-upload'>) {
  const { field, value = '', onChange, id, disabled } = props
  const shared = { 'aria-label': field.label, ...(disabled ? { disabled } : {}) }
  return (
    <div {...(id === undefined ? {} : { id })} tabIndex={-1}>
      {field.isMultiple ? (
        <PictureField
          {...shared}
          mode="multi"
          value={picturesIn(value)}
          onChange={(paths) => onChange?.(picturesText(paths))}
        />
      ) : (
        <PictureField {...shared} mode="single" value={value} onChange={(path) => onChange?.(path || undefined)} />
      )}
    </div>
  )
}
