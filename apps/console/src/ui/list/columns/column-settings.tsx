import { SettingOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'

const Panel = lazy(() => import('./column-settings-panel.tsx'))

/** Which columns, in which order, how wide and how dense; kept in this browser as the difference from the default. */
export function ColumnSettings(props: ComponentProps<typeof Panel>) {
  const panel = (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
  return (
    <Popover trigger="click" placement="bottomRight" content={panel} destroyOnHidden>
      <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label="列设置" title="列设置" />
    </Popover>
  )
}
