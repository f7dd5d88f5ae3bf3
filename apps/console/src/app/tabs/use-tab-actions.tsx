import { unsaved } from '#ui/unsaved.ts'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import { tabActions, tabs } from './tab-store.ts'
import type { Tab } from './tabs-state.ts'

/** What can be done with open tabs. Whatever would lose unsaved work asks first. */
export function useTabActions() {
  const { modal } = App.useApp()
  const navigate = useNavigate()

  function unlessUnsaved(losing: readonly Tab[], act: () => void) {
    const dirty = losing.filter((tab) => unsaved.in(tab.key))
    if (dirty.length === 0) {
      act()
      return
    }
    modal.confirm({
      title: '有未保存的内容',
      content: `「${dirty.map((tab) => tab.title).join('、')}」的修改尚未保存，继续将丢失这些修改。`,
      okText: '放弃',
      okButtonProps: { danger: true },
      cancelText: '继续编辑',
      onOk: act,
    })
  }

  /** Closes, then goes to whatever is now in front. */
  function closing(losing: readonly Tab[], close: () => void) {
    unlessUnsaved(losing, () => {
      const before = tabs.get().active
      close()
      const { active, tabs: left } = tabs.get()
      if (active !== before || left.length === 0) {
        void navigate(left.find((tab) => tab.key === active)?.path ?? '/')
      }
    })
  }

  const open = () => tabs.get().tabs
  return {
    refresh: (tab: Tab) => unlessUnsaved([tab], () => void navigate(`/redirect${tab.path}`, { replace: true })),
    close: (tab: Tab) => closing([tab], () => tabActions.close(tab.key)),
    closeOthers: (tab: Tab) =>
      closing(
        open().filter((each) => !each.affix && each.key !== tab.key),
        () => tabActions.closeOthers(tab.key),
      ),
    closeAll: () =>
      closing(
        open().filter((each) => !each.affix),
        () => tabActions.closeAll(),
      ),
  }
}
