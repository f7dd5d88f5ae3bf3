import { LoadFailed } from '#ui/list/list-empty.tsx'
import { Modal, Skeleton } from 'antd'

interface Props {
  readonly title: string
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown }
  readonly onClose: () => void
}

/** In the place of a dialog while it waits for what it shows. */
export const DialogLoading = ({ title, query, onClose }: Props) => (
  <Modal open title={title} width={500} footer={null} onCancel={onClose}>
    {query.error ? (
      <LoadFailed reason={query.error.message} onRetry={() => void query.refetch()} />
    ) : (
      <div role="status" aria-label="正在加载">
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    )}
  </Modal>
)
