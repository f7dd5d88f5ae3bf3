import type { TrackParcel } from './track-return.ts'

/** A parcel of which nobody has been asked yet. */
export const withoutTraces: TrackParcel = (_, { expressCode, expressName, trackingNumber }) =>
  Promise.resolve({
    number: trackingNumber,
    type: expressCode,
    deliveryStatus: 0,
    isSign: false,
    expName: expressName,
    expSite: '',
    expPhone: '',
    courier: '',
    courierPhone: '',
    updateTime: '',
    takeTime: '',
    logo: '',
    list: [],
  })
