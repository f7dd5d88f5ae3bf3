import './commit.dialog.css'
import { useAction } from '#ui/action/use-action.ts'
import { type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { Alert, Modal, Switch } from 'antd'
import { useId, useState } from 'react'
import { useShopState } from '../use-shop-state.ts'

interface Props {
  readonly file: ProductImport
  /** The import has begun. */
  readonly onStarted: () => void
  readonly onClose: () => void
}

/** The last question before products change. */
export function CommitDialog({ file: { id, checkNo, creates, changes, same, refused }, onStarted, onClose }: Props) {
  const switchId = useId()
  const [skipRefused, setSkip] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, isBusy } = useAction()
  const { productSwitch } = useShopState()
  const begin = async () => {
    setRefusal(undefined)
    const onRefused = ({ message }: Error) => setRefusal(message)
    const input = { id, skipRefused, checkNo }
    if (await run({ call: productImportApi.commit, input, success: '', onRefused })) onStarted()
  }
  const isBlocked = refused > 0 && !skipRefused
  return (
    <Modal
      open
      title="导入商品"
      width={480}
      mask={{ closable: false }}
      okText={refusal ? '重试' : '开始导入'}
      cancelText="取消"
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isBlocked }}
      onOk={() => void begin()}
      onCancel={onClose}
    >
      <div className="import-question">
        <dl className="import-counts">
          <Count word="添加" value={creates} />
          <Count word="修改" value={changes} />
          <Count word="无变化" value={same} />
          <Count word="有问题" value={refused} isBad={refused > 0} />
        </dl>
        {refused > 0 && (
          <label className="import-skip" htmlFor={switchId}>
            <Switch id={switchId} checked={skipRefused} onChange={setSkip} />
            跳过有问题的商品，导入其余 {creates + changes} 个
          </label>
        )}
        {isBlocked && <p className="import-note">不跳过时，要先把有问题的商品改好，重新上传。</p>}
        <ul className="import-notes">
          {productSwitch && (
            <li>
              店铺的商品需要审核：添加的，以及改了价格、库存、排序、商户分类以外内容的，要提交审核通过后才能上架。
            </li>
          )}
          <li>检查之后被别人改动过的商品不会导入，会列在结果里。</li>
          <li>导入后 24 小时内可以撤销一次；撤销要有相应的权限，例如删除添加的商品要有删除商品的权限。</li>
        </ul>
        {refusal && <Alert type="error" showIcon title={refusal} />}
      </div>
    </Modal>
  )
}

interface CountProps {
  readonly word: string
  readonly value: number
  readonly isBad?: boolean
}

const Count = ({ word, value, isBad = false }: CountProps) => (
  <div data-bad={isBad}>
    <dt>{word}</dt>
    <dd>{value}</dd>
  </div>
)
