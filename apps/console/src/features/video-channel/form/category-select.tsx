import { useCall } from '#api/use-call.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { videoApi } from '@zhanggui/contract/video/video'
import type { CategoryLeaf } from '@zhanggui/contract/video/video-fields'
import { whyNotCategory } from '@zhanggui/domain/video/video-rules'
import { Cascader } from 'antd'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'

const FRESH = 5 * 60_000
type Tree = ReplyOf<typeof videoApi.categories>

/** The categories of the social platform. */
export const useVideoCategories = () => useCall(videoApi.categories, {}, { staleTime: FRESH })

/** The third-level one of this number. */
export const leafIn = (tree: Tree | undefined, id: number | undefined): CategoryLeaf | undefined =>
  tree
    ?.flatMap(({ children }) => children)
    .flatMap(({ children }) => children)
    .find(({ value }) => value === id)

/** What cannot be chosen yet says why. */
const optionsOf = (tree: Tree) =>
  tree.map((first) => ({
    ...first,
    children: first.children.map((second) => ({
      ...second,
      children: second.children.map((leaf) => {
        const because = whyNotCategory(leaf)
        return { value: leaf.value, label: because ? `${leaf.label}（${because}）` : leaf.label, disabled: !!because }
      }),
    })),
  }))

const pathTo = (tree: Tree, id: number): number[] => {
  for (const first of tree) {
    for (const second of first.children) {
      if (second.children.some(({ value }) => value === id)) return [first.value, second.value, id]
    }
  }
  return []
}

const search = {
  filter: (text: string, found: readonly { label: string }[]) => found.some(({ label }) => label.includes(text.trim())),
}

/** One third-level category. One that is no longer offered must be chosen anew. */
export function CategorySelect(props: InputProps<number | undefined>) {
  const { data = [], isPending, error } = useVideoCategories()
  const { value } = props
  const path = value === undefined ? [] : pathTo(data, value)
  const isGone = value !== undefined && !isPending && path.length === 0
  return (
    <Cascader
      {...onInput(props)}
      options={optionsOf(data)}
      value={path}
      loading={isPending}
      allowClear={false}
      placeholder={isGone ? '原类目已失效，请重新选择' : '请选择商品类目'}
      showSearch={search}
      notFoundContent={error ? error.message : '没有匹配的类目'}
      onChange={(chosen) => props.onChange?.(chosen?.at(-1))}
    />
  )
}

/** Several of them. */
export function CategoriesSelect({ value, onChange, ...props }: InputProps<readonly number[]>) {
  const { data = [], isPending, error } = useVideoCategories()
  return (
    <Cascader
      {...onInput(props)}
      multiple
      showCheckedStrategy={Cascader.SHOW_CHILD}
      options={data}
      value={(value ?? []).map((id) => pathTo(data, id)).filter(({ length }) => length > 0)}
      loading={isPending}
      placeholder="请选择经营类目"
      showSearch={search}
      notFoundContent={error ? error.message : '没有匹配的类目'}
      onChange={(chosen) => onChange?.((chosen ?? []).flatMap((path) => path.at(-1) ?? []))}
    />
  )
}
