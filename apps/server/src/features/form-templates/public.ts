export { findForm } from './find-form.ts'
