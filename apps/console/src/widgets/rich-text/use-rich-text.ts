import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { extensions } from './rich-text-extensions.ts'
import { cleanPasted, htmlOf, setAsideStyles } from './rich-text-html.ts'

/** How long somebody may go on typing before the form is told. */
const WAIT = 300

interface Options {
  readonly value: string
  readonly isReadOnly: boolean
  readonly label: string
  readonly onChange: ((html: string) => void) | undefined
  /** Told how many pictures of a pasted text were left out. */
  readonly onLostPictures: (count: number) => void
}

/** The editor in its place on the page, and what tells the form at once. */
export function useRichText(place: RefObject<HTMLDivElement | null>, options: Options) {
  const { value, isReadOnly, label } = options
  const [editor, setEditor] = useState<Editor>()
  const known = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent((from: Editor) => {
    clearTimeout(timer.current)
    timer.current = undefined
    known.current = htmlOf(from)
    options.onChange?.(known.current)
  })
  const pasted = useEffectEvent((text: string) => {
    const { html, lostPictures } = cleanPasted(text)
    if (lostPictures > 0) options.onLostPictures(lostPictures)
    return html
  })
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: setAsideStyles(known.current),
      editable: !isReadOnly,
      // Our own style sheet has it; the page's policy lets no other in.
      injectCSS: false,
      editorProps: {
        attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
        transformPastedHTML: (text) => pasted(text),
      },
    })
    made.on('update', () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(made), WAIT)
    })
    made.on('blur', () => timer.current !== undefined && tell(made))
    setEditor(made)
    return () => {
      if (timer.current !== undefined) tell(made)
      made.destroy()
      setEditor(undefined)
    }
  }, [place, isReadOnly, label])

  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    editor.commands.setContent(setAsideStyles(value), { emitUpdate: false })
  }, [editor, value])

  return {
    editor,
    flush: () => {
      if (editor && timer.current !== undefined) tell(editor)
    },
  }
}
