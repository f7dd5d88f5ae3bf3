import { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productApi } from '@zhanggui/contract/goods/product'

/** What the ledger tells of its product: its name and what is sold of it, as far as that could be read. */
export function useLedgerProduct(id: number) {
  const { data, error, refetch } = useCall(productApi.info, { id }, { enabled: mayCall(productApi.info, useSession()) })
  const isGone = error instanceof CallError && error.code === resultCode.notFound
  return {
    name: data?.name,
    /** Nothing where it is not known. */
    sold: isGone ? [] : data?.attrValue,
    problem: isGone || data ? undefined : error?.message,
    retry: () => void refetch(),
  }
}
