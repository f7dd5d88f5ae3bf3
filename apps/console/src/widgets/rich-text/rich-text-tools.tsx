import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Select } from 'antd'
import { useTextState } from './rich-text-state.ts'
import { ColourMenu, LinkTool, TableMenu } from './rich-text-menus.tsx'
import { PictureTool } from './picture-tool.tsx'
import { TextTool } from './text-tool.tsx'

const headings = [
  { value: 0, label: '正文' },
  { value: 1, label: '标题 1' },
  { value: 2, label: '标题 2' },
  { value: 3, label: '标题 3' },
  { value: 4, label: '标题 4' },
]

/** What can be done with the text; without an editor nothing can. */
export function RichTextTools({ editor }: { readonly editor: Editor | undefined }) {
  const state = useTextState(editor)
  const chain = () => editor?.chain().focus()
  return (
    <div className="rich-text-tools" role="toolbar" aria-label="编辑工具">
      <TextTool
        label="撤销"
        icon={<UndoOutlined aria-hidden />}
        isOff={!state?.canUndo}
        onClick={() => chain()?.undo().run()}
      />
      <TextTool
        label="重做"
        icon={<RedoOutlined aria-hidden />}
        isOff={!state?.canRedo}
        onClick={() => chain()?.redo().run()}
      />
      <Select
        size="small"
        aria-label="段落样式"
        options={headings}
        value={state?.heading ?? 0}
        disabled={!state}
        onChange={(level) =>
          level === 0
            ? chain()?.setParagraph().run()
            : chain()
                ?.setHeading({ level: level as 1 | 2 | 3 | 4 })
                .run()
        }
      />
      <MarkTools editor={editor} marks={state?.marks} />
      <ColourMenu editor={editor} />
      <BlockTools editor={editor} blocks={state?.blocks} align={state?.align} />
      <LinkTool editor={editor} isOn={state?.marks.link ?? false} />
      <TableMenu editor={editor} isIn={state?.blocks.table ?? false} />
      <PictureTool editor={editor} />
      <TextTool
        label="分割线"
        icon={<LineOutlined aria-hidden />}
        isOff={!state}
        onClick={() => chain()?.setHorizontalRule().run()}
      />
      <TextTool
        label="清除格式"
        icon={<ClearOutlined aria-hidden />}
        isOff={!state}
        onClick={() => chain()?.unsetAllMarks().clearNodes().unsetTextAlign().run()}
      />
    </div>
  )
}

type State = NonNullable<ReturnType<typeof useTextState>>

interface MarkProps {
  readonly editor: Editor | undefined
  readonly marks: State['marks'] | undefined
}

const markTools = [
  { name: 'bold', label: '粗体', icon: <BoldOutlined aria-hidden /> },
  { name: 'italic', label: '斜体', icon: <ItalicOutlined aria-hidden /> },
  { name: 'underline', label: '下划线', icon: <UnderlineOutlined aria-hidden /> },
  { name: 'strike', label: '删除线', icon: <StrikethroughOutlined aria-hidden /> },
] as const

const MarkTools = ({ editor, marks }: MarkProps) =>
  markTools.map(({ name, label, icon }) => (
    <TextTool
      key={name}
      label={label}
      icon={icon}
      isOn={marks?.[name] ?? false}
      isOff={!marks}
      onClick={() => editor?.chain().focus().toggleMark(name).run()}
    />
  ))

interface BlockProps {
  readonly editor: Editor | undefined
  readonly blocks: State['blocks'] | undefined
  readonly align: string | undefined
}

const aligns = [
  { name: 'left', label: '左对齐', icon: <AlignLeftOutlined aria-hidden /> },
  { name: 'center', label: '居中', icon: <AlignCenterOutlined aria-hidden /> },
  { name: 'right', label: '右对齐', icon: <AlignRightOutlined aria-hidden /> },
] as const

function BlockTools({ editor, blocks, align }: BlockProps) {
  const chain = () => editor?.chain().focus()
  return (
    <>
      <TextTool
        label="项目符号"
        icon={<UnorderedListOutlined aria-hidden />}
        isOn={blocks?.bulletList ?? false}
        isOff={!blocks}
        onClick={() => chain()?.toggleBulletList().run()}
      />
      <TextTool
        label="编号"
        icon={<OrderedListOutlined aria-hidden />}
        isOn={blocks?.orderedList ?? false}
        isOff={!blocks}
        onClick={() => chain()?.toggleOrderedList().run()}
      />
      {aligns.map(({ name, label, icon }) => (
        <TextTool
          key={name}
          label={label}
          icon={icon}
          isOn={align === name}
          isOff={!blocks}
          onClick={() => (name === 'left' ? chain()?.unsetTextAlign().run() : chain()?.setTextAlign(name).run())}
        />
      ))}
    </>
  )
}
