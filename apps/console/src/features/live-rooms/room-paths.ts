export const ROOMS_PAGE = '/marketing/broadcast/room'
export const NEW_ROOM_PAGE = '/marketing/broadcast/creatRoom'
export const editRoomPath = (id: number) => `${NEW_ROOM_PAGE}/${id}`
export const roomDetailPath = (id: number) => `${NEW_ROOM_PAGE}/${id}/detail`
