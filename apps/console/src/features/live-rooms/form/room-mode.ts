/** What the page is for; its address says it (spec §2): `:roomId?/:type?`. */
export type RoomMode = { readonly kind: 'new' } | { readonly kind: 'edit' | 'detail'; readonly id: number }

export function modeFrom({ roomId: text = '', type }: Readonly<Record<string, string | undefined>>): RoomMode {
  if (!/^[1-9]\d{0,14}$/.test(text)) return { kind: 'new' }
  return { kind: type === 'detail' ? 'detail' : 'edit', id: Number(text) }
}

const titles: Readonly<Record<RoomMode['kind'], string>> = {
  new: '添加直播间',
  edit: '编辑直播间',
  detail: '直播间详情',
}

export const titleOf = ({ kind }: RoomMode): string => titles[kind]

/** In the bar of open pages. */
export const tabTitleOf = (mode: RoomMode): string => ('id' in mode ? `${titleOf(mode)}-${mode.id}` : titleOf(mode))
