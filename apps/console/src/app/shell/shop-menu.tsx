import type { Session } from '#api/session.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { DownOutlined, ShopOutlined, SwapOutlined } from '@ant-design/icons'
import { useSwitchShop } from './use-switch-shop.tsx'

/** The shop that one is in, and the way to the others; only for who works for several. */
export function ShopMenu({ user }: { readonly user: Session['user'] }) {
  const targets = useSwitchShop(user)
  if (targets.length === 0) return null
  return (
    <MenuButton
      className="shop-menu"
      label="切换店铺"
      name={`当前店铺：${user.merName}，切换店铺`}
      align="end"
      entries={() =>
        targets.map(({ merId, merName, because, go }) => ({
          key: String(merId),
          icon: <SwapOutlined aria-hidden />,
          label: `切换到${merName}`,
          because,
          onClick: go,
        }))
      }
    >
      <ShopOutlined aria-hidden />
      <span className="shop-menu-name">{user.merName}</span>
      <DownOutlined className="user-menu-arrow" aria-hidden />
    </MenuButton>
  )
}
