import type { Config } from '#platform/config'
import { HttpWaybills } from './http-waybills.ts'
import { SandboxWaybills } from './sandbox-waybills.ts'
import type { WaybillPort } from './waybill-port.ts'

export const openWaybills = ({ waybills }: Pick<Config, 'waybills'>): WaybillPort =>
  waybills ? new HttpWaybills(waybills) : new SandboxWaybills()
