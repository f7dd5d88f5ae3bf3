import './buyer.css'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import type { Revealed } from './use-revealed.ts'

/** Shows the buyer's data in full, beside what is masked. */
export const RevealButton = ({ of }: { readonly of: Revealed<unknown> }) =>
  of.data === undefined && (
    <Can call={of.call}>
      <span className="revealing">
        <Button look="link" aria-busy={of.isBusy} data-hint="查看会记入操作日志" onClick={() => void of.reveal()}>
          查看
        </Button>
        {of.problem !== undefined && (
          <span className="reveal-problem" role="alert">
            {of.problem}
          </span>
        )}
      </span>
    </Can>
  )
