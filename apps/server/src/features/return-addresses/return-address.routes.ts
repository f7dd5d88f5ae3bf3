import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { namesOfRegions } from '#features/regions/public'
import { bind } from '#platform/http/route'
import { addReturnAddress } from './add-return-address.ts'
import { deleteReturnAddress } from './delete-return-address.ts'
import { listAddresses } from './return-address.sql.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { showReturnAddress } from './show-return-address.ts'
import { updateReturnAddress } from './update-return-address.ts'

export const returnAddressRoutes = bind(returnAddressApi, {
  list: async ({ db }) => {
    const addresses = await listAddresses(db)
    const regionIds = [...new Set(addresses.map(({ regionId }) => regionId))]
    const namesOf = await namesOfRegions(db, regionIds)
    return addresses.map((address) => ({ ...address, ...namesOf(address.regionId) }))
  },
  add: addReturnAddress,
  update: updateReturnAddress,
  delete: deleteReturnAddress,
  setDefault: setDefaultAddress,
  show: showReturnAddress,
})
