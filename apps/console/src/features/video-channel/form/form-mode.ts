/** What the page is for; its address says it (spec §2): `:id?/:isDisabled?`, where 1 is to look at it. */
export type FormMode = { readonly kind: 'new' } | { readonly kind: 'edit' | 'view'; readonly id: number }

export function modeFrom({ id: text = '', isDisabled }: Readonly<Record<string, string | undefined>>): FormMode {
  if (!/^[1-9]\d{0,14}$/.test(text)) return { kind: 'new' }
  return { kind: isDisabled === '1' ? 'view' : 'edit', id: Number(text) }
}

const titles: Readonly<Record<FormMode['kind'], string>> = {
  new: '添加视频号商品',
  edit: '编辑视频号商品',
  view: '视频号商品详情',
}

export const titleOf = ({ kind }: FormMode): string => titles[kind]

/** In the bar of open pages. */
export const tabTitleOf = (mode: FormMode): string => ('id' in mode ? `${titleOf(mode)}-${mode.id}` : titleOf(mode))
