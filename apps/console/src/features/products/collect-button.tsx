import { Button } from '#ui/action/button.tsx'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { useNavigate } from 'react-router'
import { collectPath } from './product-paths.ts'

const needed = [productCollectApi.config, productCollectApi.import, productCollectApi.copy, productApi.save]

/** How long a yes holds. A no is asked again with every visit, so that the button comes when the service does. */
const STALE = 5 * 60_000

/** Comes once it is known that there is a service which reads the pages of other shops. */
export function CollectButton() {
  const session = useSession()
  const navigate = useNavigate()
  const enabled = needed.every((call) => mayCall(call, session))
  const { isSuccess, isFetched } = useCall(productCollectApi.config, {}, { enabled, staleTime: STALE })
  if (!enabled || (!isSuccess && isFetched)) return null
  // Until it is known for the first time its place is kept, so that the buttons beside it stay where they are.
  if (!isSuccess) return <Button style={{ visibility: 'hidden' }}>商品采集</Button>
  return <Button onClick={() => void navigate(collectPath)}>商品采集</Button>
}
