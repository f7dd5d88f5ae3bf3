import { spawnSync } from 'node:child_process'
import { headlessShell, installedBrowser, installedShell } from './installed-browser.mjs'
import { runTool } from './run-tool.mjs'

const advice = `没有找到可用的 Chromium 或 Chrome，也无法自动安装。请任选一种方式后重试：
  Debian / Ubuntu   sudo apt-get install chromium fonts-noto-cjk
  macOS             brew install --cask google-chrome
  任何系统          npx playwright-core install --with-deps chromium
  已有浏览器        用环境变量 CHROME_PATH 指出它的程序文件`

/**
 * A browser for the journeys, which need no window: the headless shell where there is one or it can be installed.
 * @param {string} root
 * @returns {ReturnType<typeof findBrowser>}
 */
export async function findJourneyBrowser(root) {
  if (process.env['CHROME_PATH']) return findBrowser(root)
  if (!installedShell(process.env)) installBySystem([headlessShell])
  const path = installedShell(process.env)
  if (!path) return findBrowser(root)
  installFontIfNeeded()
  return { path }
}

/**
 * A browser as people have it, installed first where that is possible without asking anybody.
 * @param {string} root
 * @returns {Promise<{ path: string } | { path: undefined, advice: string }>}
 */
export async function findBrowser(root) {
  const named = process.env['CHROME_PATH']
  let path = await installedBrowser(process.env)
  if (!path && named) return { path, advice: `CHROME_PATH 指向的浏览器无法启动：${named}` }
  if (!path) {
    installBySystem(['chromium', 'fonts-noto-cjk'])
    path = await installedBrowser(process.env)
  }
  if (!path) {
    await runTool(root, 'playwright-core', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
    path = await installedBrowser(process.env)
  }
  if (!path) return { path, advice }
  installFontIfNeeded()
  return { path }
}

/** Without one, the pictures show boxes; the journeys themselves do not care. */
function installFontIfNeeded() {
  if (lacksChineseFont()) installBySystem(['fonts-noto-cjk'])
}

/** @param {string[]} packages */
function installBySystem(packages) {
  if (process.platform !== 'linux' || !isRoot()) return
  process.stdout.write(`正在安装 ${packages.join('、')}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'ignore' })
}

const isRoot = () => process.getuid?.() === 0

function lacksChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() === ''
}
