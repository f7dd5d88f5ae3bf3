import type { ImportField } from '@zhanggui/domain/product/import-codes'
import type { z } from 'zod'
import { checkForm } from '#features/products/public'
import { Refusal } from '#platform/http/refusals'
import { fieldOfForm, fieldOfSku } from '../file/import-fields.ts'
import type { Findings } from './check-result.ts'

interface Lines {
  /** First row of the product. */
  readonly first: number
  /** Rows of the form's SKUs, in the same order. */
  readonly skus: readonly number[]
}

/** Reports the form's validation issues at the cells that cause them. */
export function reportIssues(issues: readonly z.core.$ZodIssue[], lines: Lines, findings: Findings) {
  for (const { path, message } of issues) {
    const names = path[0] === 'skuChanges' ? path.slice(2) : path.slice(1)
    const [at, name] = names
    if (typeof at === 'number') findings.refuse(lines.skus[at] ?? lines.first, fieldOfSku.get(String(name)), message)
    else findings.refuse(lines.first, fieldOfForm.get(String(path[0])), message)
  }
}

/** Checks that span several fields: carousel, specs and combinations. */
export function reportForm(form: Parameters<typeof checkForm>[0], line: number, findings: Findings) {
  try {
    checkForm(form)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    findings.refuse(line, fieldOfRefusal(error), error.message)
  }
}

function fieldOfRefusal({ data }: Refusal): ImportField | undefined {
  const { fields } = (data ?? { fields: [] }) as { fields: readonly { path: string }[] }
  return fieldOfForm.get(fields[0]?.path ?? '')
}
