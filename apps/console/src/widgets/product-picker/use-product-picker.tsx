import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { ProductRequest } from './product-request.ts'
import { type Picker, usePicker } from './use-picker.tsx'

const ProductPickerDialog = lazyPart(() => import('./product-picker.dialog.tsx'))

export const useProductPicker = (): Picker<ProductRequest> => usePicker<ProductRequest>(ProductPickerDialog)
