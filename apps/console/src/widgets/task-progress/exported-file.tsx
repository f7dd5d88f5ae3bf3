import { CallError } from '#api/call-error.ts'
import { download, saveFile } from '#api/download.ts'
import { downloadApi } from '@zhanggui/contract/download'
import type { TaskRow } from '@zhanggui/contract/task'
import { Button } from 'antd'
import { useState } from 'react'

/** Saves the file of an export. It stays where it is: who lost it may fetch it again within the hour. */
export async function fetchExport(fileName: string): Promise<void> {
  try {
    saveFile(await download(downloadApi.file, { fileName }))
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
      <span className="task-leave">文件保留 1 小时</span>
    </>
  )
}

/** For the end of a task: its file, if it has made one. */
export const exportedFile = (task: TaskRow) => <ExportedFile task={task} />
