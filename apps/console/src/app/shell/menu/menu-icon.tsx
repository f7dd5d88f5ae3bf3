import {
  GiftOutlined,
  HomeOutlined,
  LinkOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  VideoCameraOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { isExternal, type MenuItem } from './menu-tree.ts'

/** The icon names of the menu that the server sends. */
const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  home: HomeOutlined,
  product: ShoppingOutlined,
  order: ProfileOutlined,
  user: TeamOutlined,
  finance: WalletOutlined,
  coupon: GiftOutlined,
  marketing: ThunderboltOutlined,
  video: VideoCameraOutlined,
  setting: SettingOutlined,
  maintain: ToolOutlined,
}

/** An entry without a picture shows its first character, which a collapsed sidebar needs to tell entries apart. */
export function MenuIcon({ item }: { readonly item: MenuItem }) {
  const Icon = isExternal(item.url) ? LinkOutlined : icons[item.icon]
  return Icon ? (
    <Icon aria-hidden />
  ) : (
    <span className="menu-letter ant-menu-item-icon anticon" aria-hidden>
      {item.name.slice(0, 1)}
    </span>
  )
}
