import { Modal } from 'antd'
import { useState } from 'react'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  readonly account: string
  readonly isReplacing: boolean
  /** Codes that were made elsewhere: they are all that is shown. */
  readonly codes?: readonly string[] | undefined
  readonly onClose: () => void
}

/** The steps over the page. Once recovery codes are shown, only who says that they are kept gets out. */
export default function FactorSetupDialog({ account, isReplacing, codes, onClose }: Props) {
  const [isShowing, setShowing] = useState(codes !== undefined)
  const title = isShowing ? '保存恢复码' : isReplacing ? '更换验证器' : '开启两步验证'
  return (
    <Modal
      open
      title={title}
      width={480}
      footer={null}
      mask={{ closable: false }}
      closable={!isShowing}
      keyboard={!isShowing}
      onCancel={onClose}
    >
      {codes ? (
        <RecoveryCodes account={account} codes={codes} onDone={onClose} />
      ) : (
        <FactorSetup account={account} isReplacing={isReplacing} onCodes={() => setShowing(true)} onDone={onClose} />
      )}
    </Modal>
  )
}
