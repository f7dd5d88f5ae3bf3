import { Button, Modal } from 'antd'

/** Nothing may be done any more with the data of an account that is no longer signed in. */
export default function AccountChanged() {
  return (
    <Modal
      open
      title="登录账号已切换"
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
      你已在其他浏览器标签页登录了另一个账号，请重新加载后继续操作。
    </Modal>
  )
}
