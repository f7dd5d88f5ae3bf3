import { z } from 'zod'

/** How high the rows of tables are; density.css says what each means. */
export const densities = [
  { value: 'small', label: '紧凑' },
  { value: 'middle', label: '标准' },
  { value: 'large', label: '宽松' },
] as const

export const densityName = z.enum(['small', 'middle', 'large'])
export type Density = z.output<typeof densityName>
