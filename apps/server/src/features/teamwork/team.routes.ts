import { teamApi } from '@zhanggui/contract/order/team'
import { bind } from '#platform/http/route'
import { addNote } from './add-note.ts'
import { deleteTag } from './delete-tag.ts'
import { findSubjects, listMarks } from './mark.sql.ts'
import { listNotes } from './note.sql.ts'
import { listPeople } from './people.sql.ts'
import { saveTag } from './save-tag.ts'
import { setMarks } from './set-marks.ts'
import { listCountedTags, listTags } from './tag.sql.ts'

export const teamRoutes = bind(teamApi, {
  options: async ({ db }) => {
    const [people, tagList] = await Promise.all([listPeople(db), listTags(db)])
    return { people, tagList }
  },
  marks: async ({ db }, { kind, ids }) => {
    await findSubjects(db, kind, ids)
    return listMarks(db, kind, ids)
  },
  notes: async ({ db }, { kind, id }) => {
    await findSubjects(db, kind, [id])
    return listNotes(db, kind, id)
  },
  set: setMarks,
  note: addNote,
  tags: ({ db }) => listCountedTags(db),
  saveTag,
  deleteTag,
})
