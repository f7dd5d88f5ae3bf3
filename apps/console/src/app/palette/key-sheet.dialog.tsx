import './palette.css'
import { Modal } from 'antd'
import { Fragment } from 'react'

const keys = [
  { press: ['Ctrl / ⌘', 'K'], does: '搜索页面和操作' },
  { press: ['?'], does: '显示快捷键' },
  { press: ['/'], does: '搜索当前列表' },
  { press: ['J', 'K'], does: '列表中下一行、上一行' },
  { press: ['X'], does: '选择当前行' },
  { press: ['Enter'], does: '打开当前行' },
  { press: ['[', ']'], does: '详情中上一条、下一条' },
  { press: ['Ctrl / ⌘', 'Enter'], does: '保存表单' },
  { press: ['←', '→'], does: '在标签页之间移动（焦点在标签栏时）' },
  { press: ['Delete'], does: '关闭焦点所在的标签页' },
  { press: ['Shift', 'F10'], does: '打开标签页菜单' },
  { press: ['Esc'], does: '关闭弹窗或抽屉' },
]

export default function KeySheetDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open title="快捷键" footer={null} width={440} onCancel={onClose}>
      <dl className="key-sheet">
        {keys.map(({ press, does }) => (
          <Fragment key={does}>
            <dt>
              {press.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  )
}
