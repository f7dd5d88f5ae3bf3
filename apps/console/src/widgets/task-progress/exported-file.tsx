import { CallError } from '#api/call-error.ts'
import { download, saveFile } from '#api/download.ts'
import { downloadApi } from '@zhanggui/contract/download'
import { exportApi } from '@zhanggui/contract/export/export'
import type { TaskRow } from '@zhanggui/contract/task'
import { EXPORT_DAYS } from '@zhanggui/domain/export/export-rules'
import { Button } from 'antd'
import { useState } from 'react'

/** Saves the file of an export. It stays where it is: who lost it may fetch it again for some days. */
export const fetchExport = (fileName: string): Promise<void> => save(() => download(downloadApi.file, { fileName }))

/** The same from the history of exports. */
export const fetchExportOf = (id: number): Promise<void> => save(() => download(exportApi.download, { id }))

async function save(fetchFile: () => ReturnType<typeof download>): Promise<void> {
  try {
    saveFile(await fetchFile())
  } catch (error) {
    // A failed download has already shown its own toast.
    if (!(error instanceof CallError)) throw error
  }
}

/** The file that an ended task has made, if it made one. */
function ExportedFile({ task: { fileName } }: { readonly task: TaskRow }) {
  const [isBusy, setBusy] = useState(false)
  if (fileName === '') return null
  const fetchAgain = async () => {
    setBusy(true)
    await fetchExport(fileName).finally(() => setBusy(false))
  }
  return (
    <>
      <Button type="primary" loading={isBusy} onClick={() => void fetchAgain()}>
        下载文件
      </Button>
      <span className="task-leave">{`文件保留 ${EXPORT_DAYS} 天，可在数据导出中找到`}</span>
    </>
  )
}

/** For the end of a task: its file, if it has made one. */
export const exportedFile = (task: TaskRow) => <ExportedFile task={task} />
