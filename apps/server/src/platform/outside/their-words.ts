import { cutText } from '@zhanggui/domain/kernel/text/storable-text'

/** What another company's server says, short and without anything that is not text. */
export const theirWords = (text: string): string => cutText(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim(), 100)
