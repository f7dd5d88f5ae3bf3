import { type StorageUse, storageWarning } from '@zhanggui/domain/storage/storage-rules'
import { Alert } from 'antd'

/** Said when there is little room left. */
export default function StorageLine({ storage }: { readonly storage: StorageUse }) {
  const isFull = storage.usedBytes >= storage.quotaBytes
  return (
    <Alert className="dashboard-storage" showIcon type={isFull ? 'error' : 'warning'} title={storageWarning(storage)} />
  )
}
