import { useApp } from '#ui/feedback/use-app.ts'
import { useAction } from '#ui/action/use-action.ts'
import { pictureApi } from '@zhanggui/contract/picture'
import { TreeSelect } from 'antd'
import { placesOf } from '#widgets/picture-picker/categories/category-places.ts'
import { pictureKinds } from './picture-kind.ts'
import { whyNotAct } from './picture-selection.ts'
import type { Library } from './use-library.ts'
import { usePictureCategories } from '#widgets/picture-picker/categories/use-picture-categories.ts'
import { useReason } from '#widgets/picture-picker/upload/use-reason.ts'

/** Choosing a category moves the chosen pictures there at once. */
export function MoveSelect({ library }: { readonly library: Library }) {
  const { place, selected, restart, select } = library
  const places = placesOf(usePictureCategories().data ?? [], place.kind)
  const label = `${pictureKinds[place.kind].label}移动至`
  const { message } = useApp()
  const unless = useReason()
  const { run, isBusy } = useAction()
  const moveTo = (pid: number) =>
    run({
      call: pictureApi.move,
      input: { attrId: selected.map(({ attId }) => attId), pid },
      onDone: () => void restart(),
      // Spec §8: the selection is cleared, and the server's own words are not shown.
      onRefused: () => {
        select([])
        void message.error('移动失败，请稍后重试')
      },
    })
  return (
    <TreeSelect<number | null>
      className="library-move"
      aria-label={label}
      placeholder={label}
      popupMatchSelectWidth={240}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={places}
      loading={isBusy}
      value={null}
      onChange={(pid) => unless(whyNotAct(selected, place.kind), () => void moveTo(pid ?? 0))}
    />
  )
}
