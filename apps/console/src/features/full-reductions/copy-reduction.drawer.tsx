import { useCall } from '#api/use-call.ts'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import FullReductionDrawer from './full-reduction.drawer.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** A new promotion that begins as another one. */
export default function CopyReductionDrawer({ id, onClose }: Props) {
  const { data } = useCall(fullReductionApi.info, { id })
  return data && <FullReductionDrawer copied={data} onClose={onClose} />
}
