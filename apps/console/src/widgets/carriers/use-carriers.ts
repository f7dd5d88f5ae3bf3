import { useCall } from '#api/use-call.ts'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { expressApi, type ShopExpressRow } from '@zhanggui/contract/express'

/** More than the platform has. */
const ALL = 100

interface Carriers {
  readonly list: readonly ShopExpressRow[]
}

/** The carriers of the platform as the shop has set them up, its default first. */
export function useCarriers(): EditedRecord<Carriers> {
  const { data, error, refetch } = useCall(expressApi.searchPage, { limit: ALL })
  return {
    data,
    waiting: data ? undefined : { error, retry: () => void refetch() },
    reread: async () => (await refetch()).data,
  }
}
