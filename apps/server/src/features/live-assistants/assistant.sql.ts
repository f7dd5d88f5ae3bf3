import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { liveAssistantApi } from '@zhanggui/contract/live/assistant'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

const onceInShop = refuseDuplicate('live_assistant_wechat', '微信直播小助手已经存在', { field: 'wechat' })

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('live_assistant')
    .select(['id', 'wechat', 'nickname as wechatNickname', 'note as assDesc', 'version', 'created_at as createTime'])
    .where('mer_id', '=', db.merId)

type AssistantFilter = FilterOf<typeof liveAssistantApi.list>

const assistantFilter: FilterSql<AssistantFilter> = {
  keywords: (typed) => sql<boolean>`(${contains('wechat', typed)} or ${contains('nickname', typed)})`,
}

export const listAssistants = (db: MerchantDb, query: AssistantFilter & PageQuery) =>
  countedPage(query, rows(db).where(passes(assistantFilter, query)).orderBy('created_at', 'desc').orderBy('id', 'desc'))

export const countAssistants = async (db: MerchantDb, filter: AssistantFilter): Promise<number> => {
  const { total } = await db.q
    .selectFrom('live_assistant')
    .where('mer_id', '=', db.merId)
    .where(passes(assistantFilter, filter))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const noSuchAssistant = () => missing('直播助手不存在')

export const findAssistant = async (db: MerchantDb, id: number) =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) ?? noSuchAssistant()

export async function lockAssistant(db: MerchantDb, id: number) {
  const assistant = rows(db).select(editorOf(db, 'live_assistant').as('updatedBy')).where('id', '=', id).forUpdate()
  return (await assistant.executeTakeFirst()) ?? noSuchAssistant()
}

type Draft = InputOf<typeof liveAssistantApi.save>

const columnsOf = ({ wechat, wechatNickname, assDesc }: Draft) => ({ wechat, nickname: wechatNickname, note: assDesc })

export const describeAssistant = ({ wechat, wechatNickname, assDesc }: Draft) => ({
  微信号: wechat,
  微信昵称: wechatNickname,
  备注: assDesc,
})

export const insertAssistant = (edit: Edit, id: number, draft: Draft) =>
  onceInShop(insertRecord(edit, 'live_assistant', id, columnsOf(draft)))

export const updateAssistantRow = (edit: Edit, draft: Draft & { id: number }) =>
  onceInShop(updateRecord(edit, 'live_assistant', draft.id, columnsOf(draft)))

export const deleteAssistantRow = (db: MerchantDb, id: number) => deleteRecord(db, 'live_assistant', id)
