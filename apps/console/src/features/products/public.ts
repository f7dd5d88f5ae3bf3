export { viewPath } from './product-paths.ts'
export { timedPath } from './timed/timed-paths.ts'
export { changeText, minuteText } from './timed/timed-words.ts'
