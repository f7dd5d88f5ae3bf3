import { upload } from '#api/upload.ts'
import { FileInput } from '#ui/upload/file-input.tsx'
import { onInput } from '#ui/input/input-props.ts'
import { MAX_UPLOAD, pictureApi, uploadQuery } from '@zhanggui/contract/picture'
import { useLocation } from 'react-router'
import type { FieldInputProps } from './field-input-props.ts'

/** The first part of the page's address, where it can be a folder's name. */
const placeOf = (pathname: string) => ({
  model: uploadQuery.shape.model.catch('content').parse(pathname.split('/')[1]),
  pid: 0,
})

export default function FileFieldInput(props: FieldInputProps<'upload-file'>) {
  const { field, value = '', onChange } = props
  const { pathname } = useLocation()
  return (
    <FileInput
      {...onInput(props)}
      value={value}
      onChange={(url) => onChange?.(url || undefined)}
      send={(file, way) => upload(pictureApi.uploadFile, placeOf(pathname), file, { ...way, quiet: true })}
      accept={field.accept}
      maxSize={MAX_UPLOAD}
      buttonText={field.buttonText}
    />
  )
}
