import { createServer, type Plugin } from 'vite'

const SPLASH = /(<div id="root">)[^]*?(<\/div>\s*<\/div>)/

interface LoginHtml {
  readonly renderLogin: () => Promise<string>
  readonly firstColours: string
}

/** Writes `login.html`, the console's page with the sign-in form already in it: it is shown before any code has come. */
export function loginHtml(): Plugin {
  return {
    name: 'login-html',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') this.error('there is no index.html')
        const { form, colours } = await render()
        const html = String(index.source)
        const filled = html
          .replace(SPLASH, (_, start: string) => `${start}${form}</div>`)
          .replace('</head>', () => `<style nonce="__NONCE__">${colours}</style></head>`)
        if (!filled.includes(form)) this.error('index.html has no splash to be replaced')
        this.emitFile({ type: 'asset', fileName: 'login.html', source: filled })
      },
    },
  }
}

async function render() {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderLogin, firstColours } = (await server.ssrLoadModule('/src/login-html.tsx')) as LoginHtml
    return { form: await renderLogin(), colours: firstColours }
  } finally {
    await server.close()
  }
}
