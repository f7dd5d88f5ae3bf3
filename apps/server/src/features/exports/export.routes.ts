import { exportApi } from '@zhanggui/contract/export/export'
import { listExports } from '#features/tasks/public'
import { bind } from '#platform/http/route'
import { addExport } from './add-export.ts'
import { deleteExport } from './delete-export.ts'
import { downloadExport } from './download-export.ts'
import { deleteSchedule, saveSchedule, switchSchedule, updateSchedule } from './keep-schedules.ts'
import { deleteTemplate, readTemplates, saveTemplate } from './keep-templates.ts'
import { readExportable } from './read-exportable.ts'
import { listSchedules } from './schedule.sql.ts'

export const exportRoutes = bind(exportApi, {
  list: ({ db, staff, now }, query) => listExports(db, staff, query, now),
  kinds: readExportable,
  add: addExport(false),
  addPlain: addExport(true),
  download: downloadExport,
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
