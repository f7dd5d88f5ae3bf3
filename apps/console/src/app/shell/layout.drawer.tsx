import './layout.drawer.css'
import { useApp } from '#ui/feedback/use-app.ts'
import { CheckOutlined } from '@ant-design/icons'
import { Button, Drawer, Radio, Segmented, Switch } from 'antd'
import { useId } from 'react'
import { densities } from '#ui/theme/density.ts'
import { themeColours } from '#ui/theme/accent.ts'
import { layout, type LayoutSettings, useLayoutSettings } from './layout-settings.ts'

type SwitchName = 'topNav' | 'navIcon' | 'tagsView' | 'fixedHeader' | 'sidebarLogo'

const switches: readonly { name: SwitchName; label: string }[] = [
  { name: 'topNav', label: '顶部导航' },
  { name: 'navIcon', label: '导航显示图标' },
  { name: 'tagsView', label: '显示标签页' },
  { name: 'fixedHeader', label: '固定顶栏' },
  { name: 'sidebarLogo', label: '显示店铺标志' },
]

/** The layout settings panel (spec §2): what is changed is seen at once, and kept only by 保存配置. */
export default function LayoutDrawer({ onClose }: { readonly onClose: () => void }) {
  const settings = useLayoutSettings()
  const { message } = useApp()
  const save = () => {
    layout.save()
    void message.success('保存成功')
    onClose()
  }
  const reset = () => {
    layout.forget()
    window.location.reload()
  }

  return (
    <Drawer
      open
      title="布局设置"
      size={300}
      onClose={onClose}
      classNames={{ body: 'layout-drawer' }}
      footer={
        <div className="layout-drawer-actions">
          <Button type="primary" onClick={save}>
            保存配置
          </Button>
          <Button onClick={reset}>重置配置</Button>
        </div>
      }
    >
      <Looks settings={settings} />
      <section aria-labelledby="layout-density">
        <h2 id="layout-density">列表行高</h2>
        <Segmented<LayoutSettings['density']>
          block
          aria-labelledby="layout-density"
          value={settings.density}
          onChange={(density) => layout.change({ density })}
          options={[...densities]}
        />
      </section>
      <section aria-labelledby="layout-parts">
        <h2 id="layout-parts">页面布局</h2>
        {switches
          .filter(({ name }) => name !== 'navIcon' || settings.topNav)
          .map((each) => (
            <SwitchRow key={each.name} {...each} checked={settings[each.name]} />
          ))}
      </section>
    </Drawer>
  )
}

function SwitchRow({ name, label, checked }: { name: SwitchName; label: string; checked: boolean }) {
  const id = useId()
  return (
    <div className="layout-drawer-row">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={checked} onChange={(next) => layout.change({ [name]: next })} />
    </div>
  )
}

function Looks({ settings }: { readonly settings: LayoutSettings }) {
  return (
    <>
      <section aria-labelledby="layout-appearance">
        <h2 id="layout-appearance">外观</h2>
        <Segmented<LayoutSettings['appearance']>
          block
          aria-labelledby="layout-appearance"
          value={settings.appearance}
          onChange={(appearance) => layout.change({ appearance })}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
            { value: 'system', label: '跟随系统' },
          ]}
        />
      </section>
      <section aria-labelledby="layout-side">
        <h2 id="layout-side">侧栏风格</h2>
        <Radio.Group
          aria-labelledby="layout-side"
          value={settings.sideTheme}
          onChange={(event) => layout.change({ sideTheme: event.target.value as LayoutSettings['sideTheme'] })}
          options={[
            { value: 'theme-dark', label: '深色侧栏' },
            { value: 'theme-light', label: '浅色侧栏' },
          ]}
        />
      </section>
      <section aria-labelledby="layout-colour">
        <h2 id="layout-colour">主题颜色</h2>
        <div className="layout-drawer-colours">
          {themeColours.map(({ value, name }) => (
            <label key={value} title={name} style={{ background: value }}>
              <input
                type="radio"
                name="layout-colour"
                className="visually-hidden"
                aria-label={name}
                checked={settings.theme === value}
                onChange={() => layout.change({ theme: value })}
              />
              {settings.theme === value && <CheckOutlined aria-hidden />}
            </label>
          ))}
        </div>
      </section>
    </>
  )
}
