import type { StaffContext } from '#platform/http/route'
import { moveClosing } from './move-closing.ts'

/** Takes an application back while nobody has decided about it. */
export async function cancelClosing(context: StaffContext, { closingNo }: { readonly closingNo: string }) {
  await moveClosing(context, closingNo, 'cancel')
  return null
}
