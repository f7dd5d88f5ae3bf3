import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import type { ComponentType } from 'react'
import type { FirstList } from '#ui/list/list-input.ts'
import type { RecordSource } from './record-source.ts'

/** Something that a page lets one begin (添加商品), or a part of it that has a name of its own (结算信息). */
export interface Offer {
  readonly label: string
  /** How the label sounds, a syllable for each character. */
  readonly pinyin: string
  /** What is made in the end: who may not make it is not offered it. */
  readonly call: Endpoint
  /** Its page; without one the page itself opens with what its AddButton opens. */
  readonly to?: string
  readonly isPart?: boolean
}

/** The address that opens a page's form for a new record. */
export const ADDING = 'add'

/** A screen as its feature declares it in `*.pages.ts`; the app collects them all and knows nothing else of them. */
export interface Page {
  /** Router pattern in the specification's spelling: `/product/list/creatProduct/:id?/:isDisabled/:isCopy?`. */
  readonly path: string
  readonly title: string
  /** In the bar of open pages, where one page stands several times: by what its address says. */
  readonly tabTitle?: (params: Readonly<Record<string, string | undefined>>) => string
  /**
   * For a page that wants more than its entry of the menu: who may not make this call does not see it. The menu comes
   * from the server and holds no entry whose own call the person may not make.
   */
  readonly call?: Endpoint
  /** Role names of which one is needed besides (spec §2: the settings and logistics groups are for `admin`). */
  readonly roles?: readonly string[]
  /** Not in the menu; `activeMenu` is the entry that stays highlighted meanwhile. */
  readonly hidden?: boolean
  readonly activeMenu?: string
  /** Pinned in the tab bar. */
  readonly affix?: boolean
  /** Shown by itself, without menu, head and tabs: it lives in a frame of another page. */
  readonly isBare?: boolean
  /** Keeps no state while another tab is shown. */
  readonly noCache?: boolean
  /** What can be begun here, for who searches from anywhere; loaded when somebody does. */
  readonly offers?: () => Promise<{ default: readonly Offer[] }>
  /** Finds what the page is about by a few words; loaded when somebody searches. */
  readonly records?: () => Promise<{ default: RecordSource }>
  /** The first list on the page: its rows are fetched in parallel with the page's code. */
  readonly list?: FirstList
  /** Calls without input that the page begins with: they are made in parallel with the page's code, as far as allowed. */
  readonly reads?: readonly Endpoint[]
  readonly load: () => Promise<{ default: ComponentType }>
}

/**
 * For a page whose greater part is a chunk of its own: both are requested at once, and the page fetches its data while the
 * other chunk is still loading.
 */
export function preload<T>(page: Promise<T>, part: Promise<unknown>): Promise<T> {
  // A failure is reported where the page is shown.
  part.catch(() => undefined)
  return page
}
