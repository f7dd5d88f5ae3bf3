import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { type Picker, usePicker } from '#widgets/product-picker/use-picker.tsx'
import type { KeywordRequest } from './keyword-request.ts'

const KeywordPickerDialog = lazyPart(() => import('./keyword-picker.dialog.tsx'))

/** Products by one search box (sheet 2 §5.10); the other picker has filters instead. */
export const useKeywordPicker = (): Picker<KeywordRequest> => usePicker<KeywordRequest>(KeywordPickerDialog)
