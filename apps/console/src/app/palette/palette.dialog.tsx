import './palette.css'
import { keeperOf } from '#api/network/shown-account.ts'
import type { Session } from '#api/session.ts'
import type { Page } from '#ui/page/page.ts'
import { SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { use, useMemo, useState } from 'react'
import type { MenuItem } from '../shell/menu/menu-tree.ts'
import { useSwitchShop } from '../shell/use-switch-shop.tsx'
import { ShellActionsContext } from '../shell/shell-actions.ts'
import { menuSearch } from './menu-search.ts'
import { paletteGroups } from './palette-entries.tsx'
import { PaletteList } from './palette-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { takeEarlyKeys } from './early-keys.tsx'
import { useOffers } from './use-offers.ts'
import { useRecords } from './use-records.ts'

interface Props {
  readonly menu: readonly MenuItem[]
  readonly pages: readonly Page[]
  readonly user: Session['user']
  readonly onClose: () => void
}

/** One box for every page and action, by name, pinyin or initials, and for records (Ctrl/Cmd+K). */
export default function PaletteDialog({ menu, pages, user, onClose }: Props) {
  const actions = use(ShellActionsContext)
  const [text, setText] = useState('')
  const search = useMemo(() => menuSearch(menu), [menu])
  const records = useRecords(text, pages)
  const [offers, shops] = [useOffers(pages), useSwitchShop(user)]
  const groups = paletteGroups(text, {
    menu,
    search,
    keeper: keeperOf(user),
    actions,
    offers,
    records: records.groups,
    shops,
  })
  const entries = groups.flatMap((group) => group.entries)
  const combobox = useCombobox('全站搜索', entries.length, (index) => {
    onClose()
    entries[index]?.run()
  })

  return (
    <Modal
      open
      title={<span className="visually-hidden">全站搜索</span>}
      footer={null}
      closable={false}
      width={560}
      className="palette"
      styles={{ container: { padding: 0 } }}
      onCancel={onClose}
    >
      <div className="palette-box">
        <SearchOutlined aria-hidden />
        <input
          // The dialog exists to be typed into.
          ref={(input) => {
            input?.focus()
            const early = input ? takeEarlyKeys() : ''
            if (early !== '') setText(early)
          }}
          placeholder="搜索页面、操作和记录"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            combobox.restart()
          }}
          {...combobox.box}
        />
        <kbd>Esc</kbd>
      </div>
      <PaletteList groups={groups} combobox={combobox} />
      {entries.length === 0 && (
        <p className="palette-none" role="status">
          {records.isSearching ? '正在搜索…' : '没有找到相关页面、操作或记录，换个名称、拼音或首字母试试'}
        </p>
      )}
    </Modal>
  )
}
