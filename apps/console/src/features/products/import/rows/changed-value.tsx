import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { importField } from '@zhanggui/domain/product/import-codes'

const pictureFields = [importField.is.cover, importField.is.slides, importField.is.skuImage].map(importField.label)
/** Of our own library; what the server has cut short has lost its end. */
const shownPicture = /^\/media\/\S+\.(?:jpe?g|png|gif|bmp|webp)$/i
const cutPicture = /^\/media\/[^.]*$/
const LONGEST = 80

/** One side of a change: pictures as pictures, a long text by its beginning. */
export function ChangedValue({ field, value }: { readonly field: string; readonly value: string }) {
  if (value === '') return '空'
  if (!pictureFields.some((name) => field.endsWith(name))) return <Beginning of={value} />
  return (
    <span className="import-pictures">
      {[...new Set(value.split(/\s+/))].map((path) =>
        shownPicture.test(path) ? (
          <span key={path} className="import-picture" title={path}>
            <PictureFrame kind="picture" path={path} alt={path} />
          </span>
        ) : (
          <Beginning key={path} of={path} />
        ),
      )}
    </span>
  )
}

const Beginning = ({ of: text }: { readonly of: string }) =>
  cutPicture.test(text) ? '…' : text.length > LONGEST ? <span title={text}>{`${text.slice(0, LONGEST)}…`}</span> : text
