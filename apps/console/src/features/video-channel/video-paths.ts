export const DRAFTS_PAGE = '/videoChannel/draftList'
export const ADD_PAGE = '/videoChannel/creatVideoChannel'

export const editPath = (id: number) => `${ADD_PAGE}/${id}`
export const viewPath = (id: number) => `${ADD_PAGE}/${id}/1`
