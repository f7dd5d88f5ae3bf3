import { BellOutlined, CheckCircleFilled, WarningFilled } from '@ant-design/icons'
import { askForDesktop, type DesktopPermission, useDesktopPermission } from '#widgets/notices/desktop-permission.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'

const states: Readonly<Record<DesktopPermission, { readonly icon: ReactNode; readonly text: string; hint: string }>> = {
  granted: {
    icon: <CheckCircleFilled aria-hidden />,
    text: '此浏览器已允许系统通知',
    hint: '离开掌柜的页面后，下面开启了系统通知的类型会由电脑弹出；开着多个页面也只弹一次。',
  },
  default: {
    icon: <BellOutlined aria-hidden />,
    text: '此浏览器还没有开启系统通知',
    hint: '开启后，切换到其他窗口时也能看到新通知。',
  },
  denied: {
    icon: <WarningFilled aria-hidden />,
    text: '此浏览器已禁止系统通知',
    hint: '浏览器不会再次询问。请点击地址栏左侧的图标，把“通知”改为允许，然后回到本页。',
  },
  unsupported: {
    icon: <WarningFilled aria-hidden />,
    text: '此浏览器不支持系统通知',
    hint: '请使用电脑上的新版浏览器，并以 https 地址打开掌柜。',
  },
}

/** 系统通知: what this browser allows, asked for by a click only. */
export function DesktopSection() {
  const permission = useDesktopPermission()
  const { icon, text, hint } = states[permission]
  return (
    <section className="notice-sheet" aria-label="系统通知">
      <h2>系统通知</h2>
      <p className="desktop-state" data-state={permission} role="status">
        {icon}
        {text}
      </p>
      <p className="notice-hint">{hint}</p>
      {permission === 'default' && (
        <div>
          <Button type="primary" onClick={() => void askForDesktop()}>
            开启系统通知
          </Button>
        </div>
      )}
    </section>
  )
}
