import './role-preview.dialog.css'
import { menuOfRules } from '@zhanggui/contract/access/grant-tree'
import type { MenuEntry } from '@zhanggui/contract/access/menu'
import { collapseSingles } from '@zhanggui/domain/kernel/tree'
import { Modal } from 'antd'

interface Props {
  readonly roleName: string
  /** Ids of the rights that are chosen. */
  readonly rules: readonly number[]
  readonly onClose: () => void
}

/** What somebody with this role finds in the menu, saved or not. */
export function RolePreview({ roleName, rules, onClose }: Props) {
  return (
    <Modal open title={`「${roleName || '未命名角色'}」看到的菜单`} width={420} footer={null} onCancel={onClose}>
      <nav className="role-preview" aria-label="菜单预览">
        <Entries of={collapseSingles(menuOfRules(rules))} />
      </nav>
    </Modal>
  )
}

const Entries = ({ of }: { readonly of: readonly MenuEntry[] }) => (
  <ul>
    {of.map(({ id, name, children }) => (
      <li key={id}>
        <span data-directory={children.length > 0}>{name}</span>
        {children.length > 0 && <Entries of={children} />}
      </li>
    ))}
  </ul>
)
