import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device-rules.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, 'Chrome 126 · Windows', false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Edge 126 · Windows',
    false,
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/17.5 Safari/605.1.15`, 'Safari 17 · macOS', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127 · Linux', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari 17 · iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; M2102J2SC) ${WEBKIT} Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`,
    '微信 8 · Android',
    true,
  ],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    'Chrome 114 · HarmonyOS',
    true,
  ],
  ['curl/8.5.0', '未知设备', false],
  ['', '未知设备', false],
])('%s is %s', (userAgent, name, handheld) => {
  expect(deviceName(userAgent)).toBe(name)
  expect(isHandheld(userAgent)).toBe(handheld)
})
