import { builtinEnvironments, type Environment } from 'vitest/runtime'

let jsdom: ReturnType<typeof builtinEnvironments.jsdom.setup> | undefined

/**
 * One jsdom for all test files of a worker. React and antd are loaded once and keep the window they know; loading them for
 * each file took as long as the tests themselves.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    jsdom ??= builtinEnvironments.jsdom.setup(global, options)
    await jsdom
    return { teardown: () => undefined }
  },
} satisfies Environment
