import { CallError } from '#api/call-error.ts'
import { download, saveFile } from '#api/download.ts'
import { DownloadOutlined } from '@ant-design/icons'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { type ExportFormat, exportFormat } from '@zhanggui/domain/task/task-codes'
import { Button } from 'antd'
import { useState } from 'react'

async function fetchTemplate(format: ExportFormat): Promise<void> {
  try {
    saveFile(await download(productImportApi.template, { format }))
  } catch (error) {
    // A failed download has already shown its own toast.
    if (!(error instanceof CallError)) throw error
  }
}

/** An empty file with all columns and a few examples, in each format. */
export function TemplateButtons() {
  const [busy, setBusy] = useState<ExportFormat>()
  const fetchOne = async (format: ExportFormat) => {
    setBusy(format)
    await fetchTemplate(format).finally(() => setBusy(undefined))
  }
  return exportFormat.codes.map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      loading={busy === format}
      onClick={() => void fetchOne(format)}
    >
      {`下载模板 ${exportFormat.label(format)}`}
    </Button>
  ))
}
