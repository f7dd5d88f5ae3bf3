import { useCall } from '#api/use-call.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import type { GuaranteeGroupRow } from '@zhanggui/contract/goods/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { Modal } from 'antd'
import { GuaranteeTable } from './guarantee-table.tsx'

interface Props {
  readonly group: GuaranteeGroupRow
  readonly onClose: () => void
}

export function GroupDetail({ group, onClose }: Props) {
  const guarantees = useCall(platformGoodsApi.guarantees, { type: '0' })
  const members = new Set(group.guaranteeList.map(({ gid }) => gid))
  return (
    <Modal open title="保障服务详情" width={1000} footer={null} onCancel={onClose}>
      <p>组合名称：{group.name}</p>
      {guarantees.error ? (
        <LoadFailed reason={guarantees.error.message} onRetry={() => void guarantees.refetch()} />
      ) : (
        <GuaranteeTable guarantees={(guarantees.data ?? []).filter(({ id }) => members.has(id))} />
      )}
    </Modal>
  )
}
