import { InputProblem } from '#ui/input/input-problem.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useHeldRows } from '#ui/live/live-areas.ts'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { productDraft } from '@zhanggui/contract/goods/product-draft'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface Props {
  readonly product: ProductRow
  readonly onEnd: () => void
}

/** Enter or leaving saves, Escape restores. What the server refuses stays to be mended. */
export function SortInput({ product, onEnd }: Props) {
  const { run, isBusy } = useAction()
  const [text, setText] = useState(String(product.sort))
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  useHeldRows()
  const problem = whyNotSort(text) ?? refusal
  const save = async () => {
    const sort = Number(text)
    if (whyNotSort(text) !== undefined || isBusy) return
    setRefusal(undefined)
    const onRefused = ({ message }: Error) => setRefusal(message)
    const isKept = sort === product.sort
    if (isKept || (await run({ call: productApi.editSort, input: { id: product.id, sort }, onRefused }))) onEnd()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEnd()
  }
  return (
    <>
      <input
        ref={input}
        className="sort-input"
        inputMode="numeric"
        aria-label={`${product.name}的排序`}
        aria-invalid={problem !== undefined}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => {
          setText(target.value)
          setRefusal(undefined)
        }}
        onKeyDown={press}
        onBlur={() => refusal === undefined && void save()}
      />
      <InputProblem text={problem} />
    </>
  )
}

function whyNotSort(text: string): string | undefined {
  const typed = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  const { error } = productDraft.shape.sort.safeParse(typed)
  return error?.issues[0]?.message
}
