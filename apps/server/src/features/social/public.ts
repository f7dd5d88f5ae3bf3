export { openSocial, type SocialContext } from './port/open-social.ts'
export { refusalOf } from './port/social-codes.ts'
export { type SocialChannel, SocialError, type SocialFile } from './port/social-port.ts'
