export { recentPages, rememberPage } from './recent-pages.ts'
