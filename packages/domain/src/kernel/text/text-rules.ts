/** Why a text is invalid, or undefined. Only `required` applies to empty text. */
export type TextRule = (text: string) => string | undefined

/** Positive with up to two decimals, or 0, or one figure before the point: 0.00 and 3.25 pass, 00.5 does not. */
const PRICE = /^(?:[1-9]\d*(?:\.\d{1,2})?|0|\d\.\d{1,2})$/

const unless =
  (isFine: (text: string) => boolean, message: string): TextRule =>
  (text) =>
    text === '' || isFine(text) ? undefined : message

export const required =
  (label: string): TextRule =>
  (text) =>
    text.trim() === '' ? `请输入${label}` : undefined

/** @public One of the builders that the specification names (spec §5). */
export const minLength = (label: string, min: number): TextRule =>
  unless((text) => text.length >= min, `${label}最小长度为${min}`)

export const maxLength = (label: string, max: number): TextRule =>
  unless((text) => text.length <= max, `${label}最大长度为${max}`)

export const exactLength = (label: string, length: number): TextRule =>
  unless((text) => text.length === length, `${label}长度必须为${length}`)

/** @public One of the builders that the specification names. The pattern must not be global: such a one remembers where it stopped. */
export const matching = (label: string, pattern: RegExp): TextRule =>
  unless((text) => pattern.test(text), `${label}格式错误`)

export const price = (label: string): TextRule => unless((text) => PRICE.test(text), `${label}格式不正确`)

/** The first complaint of several rules. */
export const whyNotText = (text: string, rules: readonly TextRule[]): string | undefined =>
  rules.map((rule) => rule(text)).find((problem) => problem !== undefined)
