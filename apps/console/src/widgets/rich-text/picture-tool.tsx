import { PictureOutlined } from '@ant-design/icons'
import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'
import type { Editor } from '@tiptap/core'
import { TextTool } from './text-tool.tsx'

const MOST_PICTURES = 20

/** Pictures of the library, put where the caret is. */
export function PictureTool({ editor }: { readonly editor: Editor | undefined }) {
  const { pick, dialog } = usePicturePicker()
  const insert = async () => {
    const picked = (await pick({ mode: 'multi', kind: 'picture', max: MOST_PICTURES })) ?? []
    if (picked.length === 0) return
    const pictures = picked.map(({ sattDir, name }) => ({ type: 'picture', attrs: { src: sattDir, alt: name } }))
    // The caret goes on below: typing would replace a picture that stays selected.
    const content = [...pictures, { type: 'paragraph' }]
    editor?.chain().focus().insertContent(content).run()
  }
  return (
    <>
      <TextTool label="插入图片" icon={<PictureOutlined aria-hidden />} isOff={!editor} onClick={() => void insert()} />
      {dialog}
    </>
  )
}
