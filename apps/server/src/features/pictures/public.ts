export { findOwnPictures, findPictureByKey, leaveCategory, listPictureFiles } from './picture.sql.ts'
export { recordPictureUses } from './picture-usage.sql.ts'
export { storeFile, type StoredPicture, storeUpload } from './store-upload.ts'
