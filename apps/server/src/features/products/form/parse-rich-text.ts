import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parseFragment, type TreeAdapter } from 'parse5'
import { refuse } from '#platform/http/refusals'

/** Deeper than real documents, shallow enough for recursive renderers. */
const DEEPEST = 100
/** Three times what 200 kB of Word markup need. */
const MAX_STEPS = 40_000
/** Attributes are copied with their element, so their length counts as work. */
const CHARS_PER_STEP = 64

/**
 * Parses as a browser does, but aborts once the tree takes too much work. Length alone says little: every paragraph
 * reopens all formatting that an earlier one left open, so 190 kB can expand to 45 million nodes.
 */
export function parseRichText(html: string) {
  let [steps, depth] = [0, 0]
  const spend = (more = 1) => {
    steps += more
    if (steps > MAX_STEPS) refuse('商品详情的格式过于复杂，请精简后再保存', { field: 'content' })
  }
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...tree,
    createElement(name, namespace, attrs) {
      const chars = attrs.reduce((sum, attr) => sum + attr.name.length + attr.value.length, 0)
      spend(1 + chars / CHARS_PER_STEP)
      return tree.createElement(name, namespace, attrs)
    },
    createCommentNode: (data) => (spend(), tree.createCommentNode(data)),
    appendChild: (parent, node) => (spend(), tree.appendChild(parent, node)),
    insertBefore: (parent, node, next) => (spend(), tree.insertBefore(parent, node, next)),
    insertText: (parent, text) => (spend(), tree.insertText(parent, text)),
    insertTextBefore: (parent, text, next) => (spend(), tree.insertTextBefore(parent, text, next)),
    detachNode: (node) => (spend(), tree.detachNode(node)),
    onItemPush() {
      depth += 1
      if (depth > DEEPEST) refuse('商品详情的格式嵌套过深，请精简后再保存', { field: 'content' })
    },
    onItemPop() {
      depth -= 1
    },
  }
  return parseFragment(html, { treeAdapter })
}
