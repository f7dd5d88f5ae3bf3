/** The first that matches says what it is: browsers name their ancestors too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['微信', /MicroMessenger\/(\d+)/],
  ['QQ 浏览器', /M?QQBrowser\/(\d+)/],
  ['UC 浏览器', /U[CB]Browser\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari\//],
]

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** Browser and system by what the browser says of itself, such as `Chrome 126 · Windows`. */
export function deviceName(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : `${name} ${version}`
  })[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [browser, system].filter(Boolean).join(' · ') || '未知设备'
}

export const isHandheld = (userAgent: string): boolean => /iPhone|iPad|Android|HarmonyOS|Mobile/.test(userAgent)
