import { exportApi } from '@zhanggui/contract/export/export'
import { findExport, listExports } from '#features/tasks/public'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { addExport } from './add-export.ts'
import { deleteExport } from './delete-export.ts'
import { deleteSchedule, saveSchedule, switchSchedule, updateSchedule } from './keep-schedules.ts'
import { deleteTemplate, readTemplates, saveTemplate } from './keep-templates.ts'
import { readExportable } from './read-exportable.ts'
import { readExportFile } from './read-export-file.ts'
import { listSchedules } from './schedule.sql.ts'

export const exportRoutes = bind(exportApi, {
  list: ({ db, staff, now }, query) => listExports(db, staff, query, now),
  kinds: readExportable,
  add: addExport(false),
  addPlain: addExport(true),
  download: async (context, { id }) =>
    readExportFile(context, (await findExport(context.db, context.staff, id)) ?? missing('导出不存在')),
  delete: deleteExport,
  templates: readTemplates,
  saveTemplate,
  deleteTemplate,
  schedules: ({ db, staff }) => listSchedules(db, staff),
  saveSchedule,
  updateSchedule,
  switchSchedule,
  deleteSchedule,
})
