import type { Plugin } from 'vite'

/**
 * Parts that antd's pieces bring along and that this console never shows: the filter menu in a table's head (with a tree,
 * radio buttons and a search field; here lists are filtered above the table), tooltips that share one box, and the presets of a colour chooser, of
 * which the button wants to know only whether a colour is bright. Together about a twentieth of what a list page loads.
 * And antd makes all of its tokens, on pages that need none of them, to learn whether things move, which the theme says, and for
 * the rules of icons, which the build makes. An icon is drawn once, however often it is shown.
 */
const replaced: Readonly<Record<string, string>> = {
  'antd/es/tooltip/UniqueProvider/index.js': `
    export default function UniqueProvider({ children }) {
      return children
    }`,
  'antd/es/config-provider/MotionWrapper.js': `
    import { createElement, useContext } from 'react'
    import { Provider } from '@rc-component/motion'
    import { DesignTokenContext } from '../theme/context'
    export default function MotionWrapper({ children }) {
      const { token } = useContext(DesignTokenContext)
      return createElement(Provider, { motion: token.motion !== false }, children)
    }`,
  '@ant-design/icons/es/components/AntdIconLight.js': `
    import { clsx } from 'clsx'
    import { createElement, forwardRef, useContext } from 'react'
    import { generate } from '../renderUtils'
    import Context from './Context'
    const looks = { width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': 'true' }
    const draw = (icon, more) => generate(icon.icon, 'svg', { 'data-icon': icon.name, ...looks, ...more })
    const drawings = new WeakMap()
    function drawingOf(icon) {
      if (!drawings.has(icon)) drawings.set(icon, draw(icon))
      return drawings.get(icon)
    }
    export default forwardRef(({ className, icon, spin, rotate, twoToneColor, ...rest }, ref) => {
      const { prefixCls = 'anticon', rootClassName } = useContext(Context)
      const spins = spin || icon.name === 'loading'
      return createElement(
        'span',
        {
          role: 'img',
          "aria-label": icon.name,
          tabIndex: rest.onClick && -1,
          ...rest,
          ref,
          className: clsx(rootClassName, prefixCls, prefixCls + '-' + icon.name, spins && prefixCls + '-spin', className),
        },
        rotate ? draw(icon, { style: { transform: 'rotate(' + rotate + 'deg)' } }) : drawingOf(icon),
      )
    })`,
  'antd/es/theme/util/useResetIconStyle.js': `
    export default function useResetIconStyle() {}`,
  'antd/es/table/hooks/useFilter/FilterDropdown.js': `
    export const flattenKeys = () => []
    export default function FilterDropdown() {
      throw new Error('Columns have no filter menu: lists are filtered above their table.')
    }`,
  'antd/es/color-picker/components/ColorPresets.js': `
    export const isBright = (color) => {
      const { r, g, b } = color.toRgb()
      return (r * 299 + g * 587 + b * 114) / 1000 > 192
    }
    export default function ColorPresets() {
      throw new Error('The colour chooser has no presets.')
    }`,
}

export function leanAntd(): Plugin {
  const left = new Set(Object.keys(replaced))
  return {
    name: 'lean-antd',
    apply: 'build',
    load(id) {
      const path = Object.keys(replaced).find((end) => id.replaceAll('\\', '/').endsWith(end))
      if (path === undefined) return undefined
      left.delete(path)
      return replaced[path]
    },
    // A new version of antd may move them, and nobody would notice that they are back.
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`antd no longer has ${[...left].join(', ')}`)
    },
  }
}
