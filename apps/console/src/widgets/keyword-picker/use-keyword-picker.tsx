import { type Picker, usePicker } from '#widgets/product-picker/use-picker.tsx'
import { lazy } from 'react'
import type { KeywordRequest } from './keyword-request.ts'

const KeywordPickerDialog = lazy(() => import('./keyword-picker.dialog.tsx'))

/** Products by one search box (sheet 2 §5.10); the other picker has filters instead. */
export const useKeywordPicker = (): Picker<KeywordRequest> => usePicker<KeywordRequest>(KeywordPickerDialog)
