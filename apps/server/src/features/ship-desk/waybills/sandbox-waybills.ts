import type { Waybill, WaybillPort, WaybillRequest } from './waybill-port.ts'

/** Numbers that no carrier knows, for a shop that nobody has connected to a service. */
export class SandboxWaybills implements WaybillPort {
  order({ requestNo, expressCode }: WaybillRequest): Promise<Waybill> {
    const number = requestNo.padStart(12, '0')
    return Promise.resolve({
      trackingNumber: `TEST${expressCode.slice(0, 2).toUpperCase()}${number}`,
      routingCode: `${number.slice(-6, -3)}-${number.slice(-3)}`,
      hubName: '测试集散中心',
    })
  }

  cancel(): Promise<void> {
    return Promise.resolve()
  }
}
