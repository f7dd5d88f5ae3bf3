import type { EventType } from './event-codes.ts'

/** Without names, telephones and addresses: who needs them asks for the order. Amounts are yuan as text. */
export interface OutsideEvent {
  readonly type: EventType
  /** What is told about one subject arrives in order: an order's number, or a SKU. */
  readonly subject: string
  readonly data: Readonly<Record<string, EventValue>>
}

type EventValue = string | number | boolean | readonly Readonly<Record<string, string | number>>[]

export const skuSubject = (skuId: number): string => `sku:${skuId}`
