import { FormTabContext } from '#ui/form/form-tabs.tsx'
import { type ReactNode, useId } from 'react'
import { type SectionKey, sections } from './editor-sections.ts'

interface Props {
  readonly name: SectionKey
  readonly children: ReactNode
}

/** Its fields know where they stand, so that the anchor can say how many of them are wrong. */
export function EditorSection({ name, children }: Props) {
  const id = useId()
  return (
    <section className="editor-section" data-section={name} aria-labelledby={id}>
      <h2 id={id}>{sections.find(({ key }) => key === name)?.label}</h2>
      <FormTabContext value={name}>{children}</FormTabContext>
    </section>
  )
}
