interface TextRule {
  readonly name: string
  /** Paths that the rule is about; all when left out. */
  readonly about?: RegExp
  readonly except?: RegExp
  readonly forbids: RegExp
  /** A line that breaks the rule. */
  readonly example: string
}

export const MAX_LINES = 250

/** What must not stand in a file, as far as no other tool looks for it. */
export const textRules: readonly TextRule[] = [
  {
    name: 'the console names the call, never a permission',
    // The kit's tests declare a contract of their own there, and a contract is where permissions are named.
    about: /^apps\/console\/(?!src\/ui\/testing\/kit-for-tests\.tsx$)/,
    forbids: /['"`](merchant|admin|platform):[\w:]/,
    example: `can('merchant:order:send')`,
  },
  {
    name: 'values and rules of a form belong to useForm: of antd it has only the looks',
    about: /^apps\/console\/.*\.tsx?$/,
    forbids: /\bForm\.use(Form|Watch)\b|<Form\.Item[^>]*\s(name|rules)=|\buseMutation\b/,
    example: 'const [form] = Form.useForm()',
  },
  {
    name: 'a part that comes later is a lazyPart: one that cannot be loaded must not end its page',
    about: /^apps\/console\/src\//,
    except: /^apps\/console\/src\/ui\/chunk\//,
    forbids: /\blazy\(/,
    example: `const Dialog = lazy(() => import('./tea.dialog.tsx'))`,
  },
  {
    name: 'a test runs, always and not alone',
    about: /\.(test|spec)\.tsx?$/,
    forbids: /\b(it|test|describe|journey)(\.\w+)*\.(skip|only|todo)\b|\bx(it|test|describe)\(/,
    example: `test.skip('later', () => {})`,
  },
  {
    name: 'a test waits by expect.poll or waitFor, as long as the machine needs: vi.waitFor gives up after a second',
    about: /\.(test|spec)\.tsx?$/,
    forbids: /\bvi\.waitFor\(/,
    example: 'await vi.waitFor(() => expect(load).toHaveBeenCalled())',
  },
  {
    name: 'a checker is obeyed, not silenced',
    about: /\.(ts|tsx|mjs|css)$/,
    forbids:
      /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint|stylelint)-disable|(prettier|oxfmt)-ignore|istanbul ignore/,
    example: '// oxlint-disable-next-line',
  },
  {
    name: 'queries are written in *.sql.ts',
    about: /^(apps\/server\/src|demo|tools)\/.*\.ts$/,
    except: /\.sql\.ts$|^apps\/server\/src\/platform\/db\/|\.test\.ts$/,
    forbids: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|(^|[^\w.])sql(<[^`]*>)?`/,
    example: `await db.q.selectFrom('order').execute()`,
  },
  {
    name: 'a list of values is one parameter (anyOf): brackets are another statement for every length',
    about: /^(apps\/server\/src|demo)\/.*\.ts$/,
    forbids: /'(not )?in',|\bin \(\$\{/,
    example: `.where('id', 'in', ids)`,
  },
  {
    name: 'pictures are read by the sharp of files/pictures/sharp.ts, which keeps none of them',
    about: /^apps\/server\/src\//,
    except: /\.test\.ts$|\/files\/pictures\/sharp\.ts$/,
    forbids: /from 'sharp'/,
    example: `import sharp from 'sharp'`,
  },
  {
    name: 'features and the gateway get a context, never the whole platform',
    about: /^apps\/server\/src\/(features|gateway)\//,
    // The gateway's own front doors make contexts out of it.
    except: /\.test\.ts$|\/gateway\/(run-for-merchant|serve-gateway|serve-social-callback)\.ts$/,
    forbids: /\bPlatform\b|#platform\/platform'/,
    example: 'export const orderRoutes = (platform: Platform) => bind(orderApi, {})',
  },
  {
    name: 'text of the wire is read and written by the codecs of the contract',
    about: /^apps\/(server|console)\/src\/(features|widgets)\/.*\.tsx?$/,
    // Columns and tests; then what the browser, a log, another shop or the dynamic form writes, and words for people.
    except:
      /\.(sql|test)\.tsx?$|\/(picture-kind|recent-pages|pretty-text|http-collect-provider|pictures-text|examine-upload)\.ts$/,
    forbids: /\.(split|join)\((['"`]),\2\)|\bJSON\.parse\(/,
    example: `const ids = input.ids.split(',')`,
  },
  {
    name: 'a function is named by its verb, not by handle',
    about: /\.(ts|tsx|mjs)$/,
    forbids: /\b(const|function) handle[A-Z]/,
    example: 'function handleClick() {}',
  },
  {
    name: 'only what has a role has a name: a label on a bare element is not read out',
    about: /^apps\/console\/src\/.*\.tsx$/,
    forbids: /<(div|span|i|p|b|em|small|strong)\s(?!.*\brole=)[^>]*\baria-label(ledby)?=/,
    example: '<div className="skeleton" aria-label="正在加载">',
  },
  {
    name: 'an icon is decoration or has a Chinese name: by itself it is read out as an English word',
    about: /^apps\/console\/.*\.tsx$/,
    forbids: /<\w+(Outlined|Filled)(?![^>]*aria-(hidden|label))[^>]*>/,
    example: '<HomeOutlined />',
  },
  {
    name: 'whoever works here is 你; 您 is what the shop calls its shoppers (glossary)',
    about: /^(apps\/(console|server)\/src|packages\/(domain|contract)\/src)\/.*\.tsx?$/,
    except: /\.test\.tsx?$/,
    forbids: /(?<!感谢)您(?!好)/,
    example: `refuse('您没有权限')`,
  },
  {
    name: 'one word for one thing on the screen: 添加, 角色, 分类, 规格 and 规格值, 店主, 账号, 服务器出错 (glossary)',
    about: /^(apps\/\w+\/src|packages\/\w+\/src|e2e|demo)\/.*\.tsx?$/,
    // Other shops' files call their columns as they like.
    except: /\/guess-mapping\.ts$/,
    // 创建成功 is a text of the specification (§8), and 创建时间 is what everybody calls it.
    forbids:
      /新增|新建|创建(?!成功|时间|者)|身份|角色昵称|产品分类|[子层]目录|目录成功|属性|商户超管|系统异常|帐[号户]/,
    example: `success: '创建身份成功'`,
  },
  {
    name: 'nothing depends on one computer',
    forbids: /(^|[\s'"`(=:])\/(work|tmp|root|home|Users)\/\w/,
    example: `const folder = '/home/somebody'`,
  },
]

export const breaks = ({ about, except, forbids }: TextRule, path: string, line: string): boolean =>
  (about?.test(path) ?? true) && !except?.test(path) && forbids.test(line)
