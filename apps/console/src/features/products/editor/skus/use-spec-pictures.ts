import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'
import { pictureOf, withPicture } from '#widgets/sku-grid/lines/sku-lines.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { SpecPictures } from '#widgets/spec-editor/spec-tags.tsx'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { type ReactNode, useState } from 'react'

/** What a shopper sees a difference of. */
const SEEN = /色|款|图案|花/

/** The spec by which SKUs look different, until somebody says otherwise. */
const pictureSpecOf = (specs: readonly Spec[]): string | undefined =>
  (specs.find(({ name }) => SEEN.test(name)) ?? specs[0])?.name

/** One picture for all SKUs of a value: ten colours in six sizes take ten pictures, not sixty. */
export function useSpecPictures(
  grid: SkuGridStore,
  specs: readonly Spec[],
): { readonly pictures: SpecPictures; readonly dialog: ReactNode } {
  const { pick, dialog } = usePicturePicker()
  const [chosen, setChosen] = useState<string | null>()
  const known = specs.some(({ name }) => name === chosen) ? chosen : pictureSpecOf(specs)
  const spec = chosen === null ? undefined : (known ?? undefined)
  const choose = async (value: string) => {
    const [picture] = (await pick({ mode: 'single', kind: 'picture' })) ?? []
    if (!picture || spec === undefined) return
    grid.commit()
    grid.change(withPicture(grid.lines(), spec, value, picture.sattDir))
  }
  return {
    pictures: {
      spec,
      onSpec: (name) => setChosen(name ?? null),
      of: (value) => (spec === undefined ? '' : pictureOf(grid.lines(), spec, value)),
      subscribe: grid.history.subscribe,
      pick: (value) => void choose(value),
    },
    dialog,
  }
}
