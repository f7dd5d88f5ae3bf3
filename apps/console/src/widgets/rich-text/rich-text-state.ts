import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'

/** What the tools show about the place where the caret is. */
export interface TextState {
  /** 0 = plain text. */
  readonly heading: number
  readonly marks: Readonly<Record<'bold' | 'italic' | 'underline' | 'strike' | 'link', boolean>>
  readonly blocks: Readonly<Record<'bulletList' | 'orderedList' | 'blockquote' | 'table', boolean>>
  readonly align: string
  readonly canUndo: boolean
  readonly canRedo: boolean
}

function stateOf(editor: Editor): TextState {
  const isIn = (name: string) => editor.isActive(name)
  return {
    heading: [1, 2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0,
    marks: {
      bold: isIn('bold'),
      italic: isIn('italic'),
      underline: isIn('underline'),
      strike: isIn('strike'),
      link: isIn('link'),
    },
    blocks: {
      bulletList: isIn('bulletList'),
      orderedList: isIn('orderedList'),
      blockquote: isIn('blockquote'),
      table: isIn('table'),
    },
    align: ['center', 'right'].find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** Follows the caret; nothing while there is no editor. */
export function useTextState(editor: Editor | undefined): TextState | undefined {
  const [state, setState] = useState<TextState>()
  useEffect(() => {
    if (!editor) return undefined
    const follow = () => setState(stateOf(editor))
    follow()
    editor.on('transaction', follow)
    return () => {
      editor.off('transaction', follow)
    }
  }, [editor])
  return editor && state
}
