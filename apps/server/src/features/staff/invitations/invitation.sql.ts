import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type InvitationStatus, invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import {
  countedSince,
  type InvitationCounts,
  invitationLifetimeMs,
  invitationsKeptMs,
} from '@zhanggui/domain/staff/invitation-rules'
import { sql } from 'kysely'
import type { Person } from '#features/people/public'
import { countedPage } from '#platform/db/counted-page'
import type { PlatformDb } from '#platform/db/platform-db'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const { open, expired } = invitationStatus.is

/** An open one whose time is over has expired, whether or not that has been written. */
const statusAt = (now: Date) =>
  sql<InvitationStatus>`case when status = ${open} and expires_at <= ${now} then ${expired} else status end`

export function listInvitations(db: PlatformDb, merId: number, query: PageQuery, now: Date) {
  const rows = db.q
    .selectFrom('shop_invitation')
    .select(['id', 'account', 'real_name as realName', 'role_names as roleNames', 'inviter_name as inviterName'])
    .select([statusAt(now).as('status'), 'created_at as createTime', 'expires_at as expireTime', 'ended_at as endTime'])
    .where('mer_id', '=', merId)
    .orderBy('id', 'desc')
  return countedPage(query, rows)
}

/** What somebody is asked and has not answered. */
export const listOwnInvitations = (
  db: PlatformDb,
  { personId, isPasswordOwn }: Pick<Person, 'personId' | 'isPasswordOwn'>,
  now: Date,
) =>
  db.q
    .selectFrom('shop_invitation')
    .select(['id', 'shop_name as merName', 'inviter_name as inviterName', 'role_names as roleNames'])
    .select(['created_at as createTime', 'expires_at as expireTime'])
    .select(sql<boolean>`${!isPasswordOwn}::boolean`.as('needsPassword'))
    .where('person_id', '=', personId)
    .where('status', '=', open)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

const lockable = (db: PlatformDb, id: number, now: Date) =>
  db.q
    .selectFrom('shop_invitation')
    .select([
      'id',
      'mer_id as merId',
      'person_id as personId',
      'account',
      'real_name as realName',
      'shop_name as merName',
    ])
    .select(['inviter_id as inviterId', 'role_ids as roleIds', statusAt(now).as('status')])
    .where('id', '=', id)
    .forUpdate()

export type Invitation = NonNullable<Awaited<ReturnType<typeof lockOwnInvitation>>>

/** One that this person was sent. */
export const lockOwnInvitation = (db: PlatformDb, personId: number, id: number, now: Date) =>
  lockable(db, id, now).where('person_id', '=', personId).executeTakeFirst()

/** One that this shop has sent. */
export const lockSentInvitation = (db: PlatformDb, merId: number, id: number, now: Date) =>
  lockable(db, id, now).where('mer_id', '=', merId).executeTakeFirst()

export async function updateInvitation(db: PlatformDb, id: number, status: InvitationStatus, now: Date) {
  await db.q.updateTable('shop_invitation').set({ status, ended_at: now }).where('id', '=', id).execute()
}

interface NewInvitation {
  readonly id: number
  readonly merId: number
  readonly personId: number
  readonly inviterId: number
  readonly roleIds: readonly number[]
  readonly merName: string
  readonly inviterName: string
  readonly roleNames: readonly string[]
  readonly account: string
  readonly realName: string
}

/** False if the shop has asked already and waits for the answer. */
export async function insertInvitation(db: PlatformDb, invitation: NewInvitation, now: Date): Promise<boolean> {
  const { merId, personId } = invitation
  await db.q
    .updateTable('shop_invitation')
    .set({ status: expired, ended_at: sql`expires_at` })
    .where('mer_id', '=', merId)
    .where('person_id', '=', personId)
    .where('status', '=', open)
    .where('expires_at', '<=', now)
    .execute()
  const sent = await db.q
    .insertInto('shop_invitation')
    .values({
      id: invitation.id,
      mer_id: merId,
      person_id: personId,
      inviter_id: invitation.inviterId,
      role_ids: [...invitation.roleIds],
      shop_name: invitation.merName,
      inviter_name: invitation.inviterName,
      role_names: [...invitation.roleNames],
      account: invitation.account,
      real_name: invitation.realName,
      created_at: now,
      expires_at: new Date(now.getTime() + invitationLifetimeMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return sent.numInsertedOrUpdatedRows === 1n
}

export async function countInvitations(
  db: PlatformDb,
  { merId, personId }: Pick<NewInvitation, 'merId' | 'personId'>,
  now: Date,
): Promise<InvitationCounts> {
  const { day, week } = countedSince(now)
  const { rows } = await sql<InvitationCounts>`select
      count(*) filter (where mer_id = ${merId} and created_at > ${day})::int as "ofShop",
      count(*) filter (where person_id = ${personId} and created_at > ${day})::int as "ofPerson",
      count(*) filter (where person_id = ${personId} and status = ${open} and expires_at > ${now})::int as open,
      count(*) filter (where mer_id = ${merId} and person_id = ${personId})::int as "ofBoth"
    from shop_invitation where (mer_id = ${merId} or person_id = ${personId}) and created_at > ${week}`.execute(db.q)
  return rows[0] ?? { ofShop: 0, ofPerson: 0, open: 0, ofBoth: 0 }
}

export const sweepInvitations: Sweep = (db, now) =>
  db.q.deleteFrom('shop_invitation').where('created_at', '<', timeBefore(now, invitationsKeptMs)).execute()
