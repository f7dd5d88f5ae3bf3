import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import type { FieldInputProps } from './field-input-props.ts'
import { picturesIn, picturesText } from './pictures-text.ts'

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
