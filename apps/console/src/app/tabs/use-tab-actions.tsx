import { unsaved } from '#ui/page/unsaved.ts'
import { useLeaveQuestion } from '#ui/page/use-leave-question.tsx'
import { useNavigate } from 'react-router'
import { tabActions, tabs } from './tab-store.ts'
import { labelOf, type Tab } from './tabs-state.ts'

/** What can be done with open tabs. Whatever would lose unsaved work asks first. */
export function useTabActions() {
  const ask = useLeaveQuestion()
  const navigate = useNavigate()

  async function unlessUnsaved(losing: readonly Tab[], act: () => void) {
    const dirty = losing.filter((tab) => unsaved.in(tab.key))
    if (dirty.length > 0) {
      const names = dirty.map(labelOf).join('、')
      const answer = await ask(
        `「${names}」的修改尚未保存，放弃将丢失这些修改。`,
        dirty.every((tab) => unsaved.isSavable(tab.key)),
      )
      if (answer === 'stay') return
      if (answer === 'save' && !(await saveAll(dirty))) return
    }
    act()
  }

  /** What cannot be saved comes to the front, where it says why. */
  async function saveAll(dirty: readonly Tab[]): Promise<boolean> {
    for (const tab of dirty) {
      if (await unsaved.save(tab.key)) continue
      void navigate(tab.path)
      return false
    }
    return true
  }

  /** Closes, then goes to whatever is now in front. */
  function closing(losing: readonly Tab[], close: () => void) {
    void unlessUnsaved(losing, () => {
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
    refresh: (tab: Tab) => void unlessUnsaved([tab], () => void navigate(`/redirect${tab.path}`, { replace: true })),
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
