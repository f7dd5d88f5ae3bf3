import './role-preview.dialog.css'
import type { MenuEntry } from '@zhanggui/contract/access/menu'
import type { GrantNode } from '@zhanggui/contract/staff'
import { Alert, Modal } from 'antd'
import { previewOf } from './role-preview.ts'

interface Props {
  readonly roleName: string
  readonly tree: readonly GrantNode[]
  readonly chosen: ReadonlySet<number>
  readonly onClose: () => void
}

/** What somebody with this role finds in the menu, saved or not. */
export function RolePreview({ roleName, tree, chosen, onClose }: Props) {
  const { menu, ownerOnly } = previewOf(tree, chosen)
  return (
    <Modal open title={`「${roleName || '未命名角色'}」看到的菜单`} width={420} footer={null} onCancel={onClose}>
      {menu.length > 0 ? (
        <nav className="role-preview" aria-label="菜单预览">
          <Entries of={menu} />
        </nav>
      ) : (
        <p className="role-preview-none">菜单里什么都没有，登录后只能打开个人中心。</p>
      )}
      {ownerOnly.length > 0 && (
        <Alert
          type="info"
          showIcon
          title="「设置」和「物流管理」下的页面只对商户超管开放"
          description={`已授予但不会出现在菜单里：${ownerOnly.map(({ name }) => name).join('、')}`}
        />
      )}
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
