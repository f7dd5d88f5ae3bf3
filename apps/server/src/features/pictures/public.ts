export { findPictureByKey, leaveCategory, listPictureFiles } from './picture.sql.ts'
export { usePictures } from './picture-usage.sql.ts'
