import { WrongCount } from '#ui/show/wrong-count.tsx'
import { Tabs } from 'antd'
import { createContext, type ReactNode, useState } from 'react'
import type { Form } from './form.ts'

/** The tab of the form on which a field stands. */
export const FormTabContext = createContext<string | undefined>(undefined)

interface FormTab {
  readonly key: string
  readonly label: string
  readonly children: ReactNode
}

interface Props<V extends object> {
  readonly form: Form<V>
  readonly tabs: readonly FormTab[]
}

/** Parts of a long form, one in front. Each says how many of its fields are wrong; saving opens the first such one. */
export function FormTabs<V extends object>({ form, tabs }: Props<V>) {
  const [active, setActive] = useState(tabs[0]?.key ?? '')
  const { first, wrongIn } = form
  const [seen, setSeen] = useState(first)
  if (first !== seen) {
    setSeen(first)
    // In the same picture as the complaint: a field behind another tab could not take the focus.
    if (first?.tab !== undefined) setActive(first.tab)
  }
  return (
    <Tabs
      activeKey={active}
      onChange={setActive}
      items={tabs.map(({ key, label, children }) => ({
        key,
        label: (
          <>
            {label}
            <WrongCount count={wrongIn(key)} />
          </>
        ),
        // A field that was never in front is checked and blamed too.
        forceRender: true,
        children: <FormTabContext value={key}>{children}</FormTabContext>,
      }))}
    />
  )
}
