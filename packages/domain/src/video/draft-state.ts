import { draftReview, type DraftReview } from './video-codes.ts'

/** The two reviews of a draft: the platform's, then the social platform's. */
export interface DraftReviews {
  readonly platformEditStatus: DraftReview
  readonly editStatus: DraftReview
}

/** `sent`: with the social platform, or on its way there. */
export type DraftState = 'draft' | 'submitted' | 'refused' | 'sent' | 'sentBack' | 'passed'

const { none, waiting, refused, passed } = draftReview.is

/** The pair of reviews that each state is stored as. */
export const reviewsOf: Readonly<Record<DraftState, DraftReviews>> = {
  draft: { platformEditStatus: none, editStatus: none },
  submitted: { platformEditStatus: waiting, editStatus: none },
  refused: { platformEditStatus: refused, editStatus: none },
  sent: { platformEditStatus: passed, editStatus: waiting },
  sentBack: { platformEditStatus: passed, editStatus: refused },
  passed: { platformEditStatus: passed, editStatus: passed },
}

export const draftStates = Object.keys(reviewsOf) as readonly DraftState[]

export function draftStateOf({ platformEditStatus, editStatus }: DraftReviews): DraftState {
  const state = draftStates.find(
    (each) => reviewsOf[each].platformEditStatus === platformEditStatus && reviewsOf[each].editStatus === editStatus,
  )
  if (!state) throw new Error(`no state of a draft: ${platformEditStatus}/${editStatus}`)
  return state
}

const MOVED = '请刷新后再试'
const IN_REVIEW = '平台审核中，请先撤回申请'
const AT_CHANNEL = '微信审核中，请等待审核结果'

interface Transition {
  readonly to?: DraftState
  /** The reason in each state in which it is refused. */
  readonly refused: Partial<Record<DraftState, string>>
}

const only = (state: DraftState, reason = MOVED): Transition['refused'] =>
  Object.fromEntries(draftStates.filter((each) => each !== state).map((each) => [each, reason]))

/** What staff, the platform and the social platform do to a draft (sheet of marketing, 3.7). */
const transitions = {
  /** An approved product is changed through its draft, which is reviewed again; until then it is sold as it was. */
  edit: { to: 'draft', refused: { submitted: IN_REVIEW, sent: AT_CHANNEL } },
  /** Of an approved product only the change is given up. */
  delete: { refused: { submitted: IN_REVIEW, sent: AT_CHANNEL, passed: '已过审，请在过审商品中删除' } },
  submit: {
    to: 'submitted',
    refused: {
      submitted: '已提交平台审核',
      sent: AT_CHANNEL,
      sentBack: '微信审核失败，请编辑后再提审',
      passed: '已过审，编辑后可再次提审',
    },
  },
  withdraw: { to: 'draft', refused: only('submitted', '只有平台审核中的商品可以撤回') },
  pass: { to: 'sent', refused: only('submitted') },
  refuse: { to: 'refused', refused: only('submitted') },
  channelPass: { to: 'passed', refused: only('sent') },
  channelRefuse: { to: 'sentBack', refused: only('sent') },
} satisfies Record<string, Transition>

export type DraftAction = keyof typeof transitions

/** Why something cannot be done to a draft: the guard of the server and the hint of the button. */
export function whyNotDraft(reviews: DraftReviews, action: DraftAction): string | undefined {
  const { refused: reasons }: Transition = transitions[action]
  return reasons[draftStateOf(reviews)]
}

/** The reviews after an action that `whyNotDraft` has allowed. */
export const nextReviews = (action: Exclude<DraftAction, 'delete'>): DraftReviews => reviewsOf[transitions[action].to]
