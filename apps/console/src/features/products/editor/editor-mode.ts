/** What the page is for; its address says it (spec §2): `:id?/:isDisabled/:isCopy?`. */
export type EditorMode =
  | { readonly kind: 'new' }
  /** From a link into another shop. */
  | { readonly kind: 'collect' }
  | { readonly kind: 'edit' | 'view' | 'copy'; readonly id: number }

type Params = Readonly<Record<string, string | undefined>>

const READ_ONLY = '1'
const COPY = '1'

export function modeFrom({ id: text = '0', isDisabled, isCopy }: Params): EditorMode {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (id === 0) return { kind: isCopy === COPY ? 'collect' : 'new' }
  if (isDisabled === READ_ONLY) return { kind: 'view', id }
  return { kind: isCopy === COPY ? 'copy' : 'edit', id }
}

export function titleOf({ kind }: EditorMode): string {
  if (kind === 'view') return '商品详情'
  if (kind === 'collect') return '采集商品'
  return kind === 'edit' ? '编辑商品' : '添加商品'
}

/** In the bar of open pages, once the product is known: looking at it needs no word. */
export function paneNameOf({ kind }: EditorMode, name: string): string {
  return kind === 'edit' ? `编辑 ${name}` : kind === 'copy' ? `复制 ${name}` : name
}

/** The same until then, and where it cannot be read. */
export function tabTitleOf(params: Params): string {
  const mode = modeFrom(params)
  if (mode.kind === 'copy') return `复制商品-${mode.id}`
  return 'id' in mode ? `${titleOf(mode)}-${mode.id}` : titleOf(mode)
}
