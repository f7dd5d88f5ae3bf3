import type { Plugin } from 'vite'

/** What antd's icons are read out as. */
const icons = {
  calendar: '日历',
  'caret-down': '展开',
  'caret-up': '收起',
  check: '已选',
  close: '关闭',
  'check-circle': '成功',
  'close-circle': '错误',
  'clock-circle': '时间',
  'double-left': '向前五页',
  'double-right': '向后五页',
  down: '展开',
  ellipsis: '更多',
  eye: '显示',
  'exclamation-circle': '注意',
  'eye-invisible': '隐藏',
  'info-circle': '提示',
  left: '上一页',
  loading: '加载中',
  plus: '添加',
  right: '下一页',
  search: '搜索',
  'swap-right': '至',
  up: '收起',
}

const previewTools = {
  prev: '上一张',
  next: '下一张',
  flipY: '上下翻转',
  flipX: '左右翻转',
  rotateLeft: '向左旋转',
  rotateRight: '向右旋转',
  zoomOut: '缩小',
  zoomIn: '放大',
}

/** English that antd has outside its locale, by file: what stands there, and what shall. */
const words: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '@ant-design/icons/es/components/AntdIconLight.js': [
    ['"aria-label": icon.name', `"aria-label": ${JSON.stringify(icons)}[icon.name] ?? icon.name`],
  ],
  'antd/es/table/hooks/useSelection.js': [["'Select all'", "'全选当页'"]],
  'antd/es/color-picker/components/ColorClear.js': [['"Clear color"', '"清除颜色"']],
  '@rc-component/image/es/Preview/Footer.js': [
    ['"aria-label": type', `"aria-label": ${JSON.stringify(previewTools)}[type]`],
  ],
  '@rc-component/input/es/BaseInput.js': [['onMouseDown: e =>', '"aria-label": "清除", onMouseDown: e =>']],
  '@rc-component/input-number/es/StepHandler.js': [
    ["'Increase Value'", "'增加'"],
    ["'Decrease Value'", "'减少'"],
  ],
  '@rc-component/select/es/hooks/useAllowClear.js': [["'Clear'", "'清除'"]],
  '@rc-component/tabs/es/TabNavList/OperationNode.js': [["'expanded dropdown'", "'更多标签'"]],
}

export function antdWords(): Plugin {
  const left = new Set(Object.keys(words))
  return {
    name: 'antd-words',
    apply: 'build',
    transform(code, id) {
      const path = Object.keys(words).find((end) => id.replaceAll('\\', '/').endsWith(end))
      if (path === undefined) return undefined
      left.delete(path)
      return (words[path] ?? []).reduce((text, [english, chinese]) => {
        // A new version of antd may say it otherwise, and nobody would notice that it is back.
        if (!text.includes(english)) this.error(`${path} no longer says ${english}`)
        return text.replace(english, chinese)
      }, code)
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`antd no longer has ${[...left].join(', ')}`)
    },
  }
}
