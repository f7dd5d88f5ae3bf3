import { Alert, Modal } from 'antd'

interface Props {
  readonly printed: { readonly isSandbox: boolean; readonly slip: string }
  readonly onClose: () => void
}

/** What the printer got, or would have got. */
export const SlipDialog = ({ printed: { isSandbox, slip }, onClose }: Props) => (
  <Modal open title="测试打印" width={440} footer={null} onCancel={onClose}>
    <Alert
      type={isSandbox ? 'info' : 'success'}
      showIcon
      title={isSandbox ? '当前为模拟打印，小票只显示在这里' : '已发送到打印机'}
    />
    <pre className="paper-slip" aria-label="小票">
      {slip}
    </pre>
  </Modal>
)
