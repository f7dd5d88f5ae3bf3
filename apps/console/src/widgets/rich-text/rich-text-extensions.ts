import { type Extensions, Mark, Node } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'

/** Colours that stand out on the shop's white as well as on a dark page. */
export const colours = ['#c8282e', '#b54708', '#8f5a00', '#1b7a43', '#0f6e84', '#2456c8', '#6f42c1', '#626b78'] as const

const PICTURE = /^(?:\/media\/|https?:\/\/)/i
const WIDTH = /^\d{1,4}%?$/

/** A picture of the library on a line of its own. Pictures that live inside the text itself are not taken over. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: null }, width: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const [src, alt, width] = ['src', 'alt', 'width'].map((name) => element.getAttribute(name))
        if (!src || !PICTURE.test(src)) return false
        return { src, alt: alt || null, width: width && WIDTH.test(width) ? width : null }
      },
    },
  ],
  // Nothing is read out for a picture without words, instead of its address; `htmlOf` leaves the empty ones out again.
  renderHTML: ({ HTMLAttributes: { src, alt, width } }) => [
    'img',
    { src, alt: alt ?? '', ...(width ? { width } : {}) },
  ],
})

/** One style of an element, out of where `withLooksAside` has put them. */
const lookOf = (element: HTMLElement, name: string): string =>
  (element.dataset['look'] ?? '')
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .find(([property]) => property === name)?.[1] ?? ''

const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ color: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-look]',
      getAttrs: (element) => {
        const color = lookOf(element, 'color')
        return color === '' ? false : { color }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { color } }) => ['span', { style: `color: ${color}` }, 0],
})

const ALIGNED = ['heading', 'paragraph']

const Alignment = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => /^(?:center|right|justify)$/.exec(lookOf(element, 'text-align'))?.[0] ?? null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** In the order in which the server writes the attributes, so that a text comes back as it was sent. */
const WebLink = Link.extend({
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    0,
  ],
})

/** What a product's description may consist of: the server's list of allowed tags holds all of it. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
    // It would change a text that nobody has edited.
    trailingNode: false,
  }),
  WebLink.configure({ openOnClick: false, protocols: ['http', 'https'], defaultProtocol: 'https' }),
  Alignment.configure({ types: ALIGNED }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
  Colour,
]
