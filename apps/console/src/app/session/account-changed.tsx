import { Button, Modal } from 'antd'

/** Nothing may be done any more with the data of a shop or an account that the browser has left. */
export default function AccountChanged() {
  return (
    <Modal
      open
      title="已切换到其他店铺或账号"
      width={420}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      }
    >
      这个页面还是切换前的内容，不能再操作。请重新加载后继续。
    </Modal>
  )
}
