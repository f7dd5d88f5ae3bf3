import { lazy } from 'react'
import type { ProductRequest } from './product-request.ts'
import { type Picker, usePicker } from './use-picker.tsx'

const ProductPickerDialog = lazy(() => import('./product-picker.dialog.tsx'))

export const useProductPicker = (): Picker<ProductRequest> => usePicker<ProductRequest>(ProductPickerDialog)
