import { invitationApi, ownInvitationApi } from '@zhanggui/contract/sign-in/invitation'
import { findPersonIn } from '#features/people/public'
import { asPlatform } from '#platform/db/step-outside'
import { bind } from '#platform/http/route'
import { acceptInvitation } from './accept-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { listInvitations, listOwnInvitations } from './invitation.sql.ts'
import { sendInvitation } from './send-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export const invitationRoutes = bind(invitationApi, {
  list: ({ db, now }, query) => asPlatform(db, (people) => listInvitations(people, db.merId, query, now)),
  send: sendInvitation,
  withdraw: withdrawInvitation,
})

export const ownInvitationRoutes = bind(ownInvitationApi, {
  list: ({ db, staff, now }) =>
    asPlatform(db, async (people) => {
      const own = await findPersonIn(people, staff)
      return own ? listOwnInvitations(people, own, now) : []
    }),
  accept: acceptInvitation,
  decline: declineInvitation,
})
