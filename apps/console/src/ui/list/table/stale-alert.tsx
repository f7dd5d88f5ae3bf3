import { Alert, Button } from 'antd'

/** A refresh failed: the rows of before stay, and say so. */
export const StaleAlert = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => (
  <Alert
    type="warning"
    showIcon
    title={`更新失败，显示的是之前的数据：${reason}`}
    action={
      <Button size="small" onClick={onRetry}>
        重试
      </Button>
    }
  />
)
