import { regionApi } from '@zhanggui/contract/region'
import { treeOf } from '@zhanggui/domain/kernel/tree'
import { bind } from '#platform/http/route'
import { listRegions } from './region.sql.ts'

export const regionRoutes = bind(regionApi, { tree: async ({ db }) => treeOf(await listRegions(db)) })
