import { FontColorsOutlined, LinkOutlined, TableOutlined } from '@ant-design/icons'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import type { Editor } from '@tiptap/core'
import { Dropdown } from 'antd'
import { colours } from './rich-text-extensions.ts'
import { TextTool } from './text-tool.tsx'

interface Props {
  readonly editor: Editor | undefined
}

const NONE = 'none'

export function ColourMenu({ editor }: Props) {
  const choose = (color: string) => {
    const chain = editor?.chain().focus()
    if (color === NONE) chain?.unsetMark('colour').run()
    else chain?.setMark('colour', { color }).run()
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: NONE, label: '默认颜色' },
          ...colours.map((color) => ({
            key: color,
            label: color,
            icon: <span className="text-colour" style={{ background: color }} />,
          })),
        ],
        onClick: ({ key }) => choose(key),
      }}
      disabled={!editor}
    >
      {/* The menu needs an element of the page to stand at. */}
      <span>
        <TextTool label="文字颜色" icon={<FontColorsOutlined aria-hidden />} isOff={!editor} />
      </span>
    </Dropdown>
  )
}

const LONGEST_ADDRESS = 500

const webAddress = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

function whyNotAddress(text: string): string | undefined {
  const address = webAddress(text)
  return /^https?:\/\/[^\s/]+/i.test(address) && URL.canParse(address) ? undefined : '请输入正确的网址'
}

export function LinkTool({ editor, isOn }: Props & { readonly isOn: boolean }) {
  const { prompt } = useConfirm()
  const ask = async () => {
    if (isOn) {
      editor?.chain().focus().extendMarkRange('link').unsetLink().run()
      return
    }
    const text = await prompt({
      title: '链接地址',
      action: '插入链接',
      max: LONGEST_ADDRESS,
      whyNot: whyNotAddress,
    })
    if (text === undefined) return
    const href = webAddress(text)
    const chain = editor?.chain().focus()
    if (editor?.state.selection.empty) {
      chain?.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else {
      chain?.setLink({ href }).run()
    }
  }
  return (
    <TextTool
      label={isOn ? '取消链接' : '链接'}
      icon={<LinkOutlined aria-hidden />}
      isOn={isOn}
      isOff={!editor}
      onClick={() => void ask()}
    />
  )
}

const inTable = [
  { key: 'addRowAfter', label: '在下方加一行' },
  { key: 'addColumnAfter', label: '在右侧加一列' },
  { key: 'deleteRow', label: '删除行' },
  { key: 'deleteColumn', label: '删除列' },
  { key: 'mergeOrSplit', label: '合并或拆分单元格' },
  { key: 'deleteTable', label: '删除表格', danger: true },
] as const

export function TableMenu({ editor, isIn }: Props & { readonly isIn: boolean }) {
  const chain = () => editor?.chain().focus()
  if (!isIn) {
    return (
      <TextTool
        label="插入表格"
        icon={<TableOutlined aria-hidden />}
        isOff={!editor}
        onClick={() => chain()?.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    )
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [...inTable],
        onClick: ({ key }) => chain()?.[key as (typeof inTable)[number]['key']]().run(),
      }}
    >
      <span>
        <TextTool label="表格" icon={<TableOutlined aria-hidden />} isOn isOff={!editor} />
      </span>
    </Dropdown>
  )
}
