interface FileType {
  readonly type: string
  /** What a browser may show in place: pictures and videos, nothing that could run. */
  readonly isShown: boolean
}

const shown = (type: string): FileType => ({ type, isShown: true })
const saved = (type: string): FileType => ({ type, isShown: false })

const byEnding: Readonly<Record<string, FileType>> = {
  jpg: shown('image/jpeg'),
  png: shown('image/png'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
  mp4: shown('video/mp4'),
  mp3: saved('audio/mpeg'),
  pdf: saved('application/pdf'),
  doc: saved('application/msword'),
  xls: saved('application/vnd.ms-excel'),
  docx: saved('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: saved('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  zip: saved('application/zip'),
  csv: saved('text/csv; charset=utf-8'),
  txt: saved('text/plain; charset=utf-8'),
}

/** By the extension that was assigned after inspecting the content. */
export const fileTypeOf = (name: string): FileType =>
  byEnding[name.slice(name.lastIndexOf('.') + 1)] ?? saved('application/octet-stream')
