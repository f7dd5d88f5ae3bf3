export { readExportFile } from './read-export-file.ts'
