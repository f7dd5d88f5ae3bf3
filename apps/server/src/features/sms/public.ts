export { textStaff } from './text-staff.job.ts'
