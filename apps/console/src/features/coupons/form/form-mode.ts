/** What the page is for; its address says it (spec §2): `:id?/:edit?`. */
export type FormMode = { readonly kind: 'new' } | { readonly kind: 'copy' | 'edit'; readonly id: number }

export function modeFrom({ id: text = '', edit }: Readonly<Record<string, string | undefined>>): FormMode {
  if (!/^[1-9]\d{0,14}$/.test(text)) return { kind: 'new' }
  return { kind: edit === 'edit' ? 'edit' : 'copy', id: Number(text) }
}

const titles: Readonly<Record<FormMode['kind'], string>> = { new: '优惠券添加', copy: '优惠券复制', edit: '优惠券编辑' }

export const titleOf = ({ kind }: FormMode): string => titles[kind]

/** In the bar of open pages. */
export const tabTitleOf = (mode: FormMode): string => ('id' in mode ? `${titleOf(mode)}-${mode.id}` : titleOf(mode))
