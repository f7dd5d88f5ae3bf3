import { type Session, useSession } from '#api/session.ts'
import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'
import { INCOMPLETE } from '@zhanggui/domain/product/product-parts'
import { productRefusal } from '@zhanggui/domain/product/product-state'
import { Link } from 'react-router'
import { tabPath } from '../product-paths.ts'

interface NextStep {
  readonly label: string
  readonly to: string
}

const see = (tab: ProductTab): NextStep => ({ label: `查看${productTab.label(tab)}`, to: tabPath(tab) })

const stepsAfter: Readonly<Record<string, readonly NextStep[]>> = {
  [productRefusal.storeClosed.message]: [{ label: '去开启', to: '/operation/modifyStoreInfo' }],
  [productRefusal.auditStatus.message]: [see(productTab.is.draft), see(productTab.is.refused)],
  [productRefusal.inReview.message]: [see(productTab.is.inReview)],
  [productRefusal.recycled.message]: [see(productTab.is.recycled)],
  [productRefusal.onShelf.message]: [see(productTab.is.onSale)],
  [productRefusal.notRecycled.message]: [see(productTab.is.all)],
}

interface Props {
  readonly after: string
  readonly onGo?: () => void
}

/** What can be done about products that a batch has left alone for this reason, as far as one has the page for it. */
export function NextSteps({ after, onGo }: Props) {
  const session = useSession()
  const known = stepsAfter[after] ?? (after.startsWith(INCOMPLETE) ? [see(productTab.is.draft)] : [])
  const steps = known.filter(({ to }) => hasPage(session?.menus ?? [], to))
  return steps.map(({ label, to }) => (
    <Link key={to} to={to} onClick={onGo}>
      {label}
    </Link>
  ))
}

const hasPage = (menus: Session['menus'], to: string): boolean =>
  menus.some(({ component, childList }) => component === to.split('?', 1)[0] || hasPage(childList, to))
