import type { FormConfig } from '@zhanggui/domain/form/form-config'
import { parseForm } from '@zhanggui/domain/form/parse-form'
import { templates } from './templates.ts'

const forms = new Map<string, FormConfig>()
for (const { name, content } of templates) {
  const parsed = parseForm(content)
  if (parsed.ok) forms.set(name, parsed.form)
}

/** A form of the product by its name, for whoever checks what was filled in. */
export function findForm(name: string): FormConfig {
  const form = forms.get(name)
  if (!form) throw new Error(`there is no form ${name}`)
  return form
}
