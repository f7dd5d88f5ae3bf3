import './stale-alert.css'
import { Button } from '#ui/action/button.tsx'
import { WarningOutlined } from '@ant-design/icons'

/** A refresh failed: the previous rows stay, marked as outdated. */
export const StaleAlert = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => (
  <div role="alert" className="stale-alert">
    <WarningOutlined aria-hidden />
    <span>{`更新失败，显示的是之前的数据：${reason}`}</span>
    <Button onClick={onRetry}>重试</Button>
  </div>
)
