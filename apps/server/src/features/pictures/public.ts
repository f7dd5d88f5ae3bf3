export { findPictureByKey, leaveCategory } from './picture.sql.ts'
export { usePictures } from './picture-usage.sql.ts'
