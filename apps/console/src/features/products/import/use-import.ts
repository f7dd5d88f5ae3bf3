import { useCall, useRefresh } from '#api/use-call.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRunning } from './import-progress.ts'
import { usePolling } from './use-polling.ts'

/** The state follows its task by a moment. */
const EVERY = 2000

/** A file of products on its way. While the server is busy with it we ask how it stands; then all that shows it is renewed. */
export function useImport(id: number) {
  const query = useCall(productImportApi.info, { id }, { staleTime: 0 })
  const refresh = useRefresh()
  const isBusy = query.data !== undefined && isRunning(query.data.state)

  usePolling(isBusy, () => void query.refetch(), EVERY)

  const wasBusy = useRef(false)
  const renew = useEffectEvent(() => void refresh([productImportApi, productApi]))
  useEffect(() => {
    if (wasBusy.current && !isBusy) renew()
    wasBusy.current = isBusy
  }, [isBusy])

  return query
}
