import { useCall } from '#api/use-call.ts'
import { regionApi, type RegionNode } from '@zhanggui/contract/region'
import { indexRegions, type RegionIndex } from '@zhanggui/domain/region/region-index'

/** Built once, however many inputs ask. */
const built = new WeakMap<readonly RegionNode[], RegionIndex>()

function indexOf(tree: readonly RegionNode[]): RegionIndex {
  const index = built.get(tree) ?? indexRegions(tree.flatMap(withAllBelow))
  built.set(tree, index)
  return index
}

const withAllBelow = (node: RegionNode): RegionNode[] => [node, ...(node.child ?? []).flatMap(withAllBelow)]

/** All divisions; they change with a new version of the server at most. */
export function useRegions() {
  const query = useCall(regionApi.tree, {}, { staleTime: Infinity })
  return { query, regions: query.data && indexOf(query.data) }
}
