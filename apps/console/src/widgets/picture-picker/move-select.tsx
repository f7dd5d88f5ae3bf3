import { CallError } from '#api/call-error.ts'
import { useChange } from '#api/use-call.ts'
import { pictureApi } from '@zhanggui/contract/picture'
import { App, TreeSelect } from 'antd'
import { placesOf } from './category-places.ts'
import { pictureKinds } from './picture-kind.ts'
import { whyNotAct } from './picture-selection.ts'
import type { Library } from './use-library.ts'
import { usePictureCategories } from './use-picture-categories.ts'
import { useReason } from './use-reason.ts'

/** Choosing a category moves the chosen pictures there at once. */
export function MoveSelect({ library }: { readonly library: Library }) {
  const { place, selected, restart, select } = library
  const places = placesOf(usePictureCategories().data ?? [], place.kind)
  const label = `${pictureKinds[place.kind].label}移动至`
  const { message } = App.useApp()
  const unless = useReason()
  const move = useChange(pictureApi.move, { quiet: true })

  const moveTo = async (pid: number) => {
    try {
      await move.mutateAsync({ attrId: selected.map(({ attId }) => attId), pid })
      void message.success('操作成功')
      await restart()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Spec §8: the selection is cleared, and the server's own words are not shown.
      select([])
      void message.error('移动失败，请稍后重试')
    }
  }
  return (
    <TreeSelect<number | null>
      className="library-move"
      aria-label={label}
      placeholder={label}
      popupMatchSelectWidth={240}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={places}
      loading={move.isPending}
      value={null}
      onChange={(pid) => unless(whyNotAct(selected, place.kind), () => void moveTo(pid ?? 0))}
    />
  )
}
