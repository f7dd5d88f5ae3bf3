import './upload-step.css'
import { upload } from '#api/upload.ts'
import { useRefresh } from '#api/use-call.ts'
import { UploadList } from '#ui/upload/upload-list.tsx'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { FileExcelOutlined } from '@ant-design/icons'
import { MAX_IMPORT, type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { whyNotSendFile } from '@zhanggui/domain/kernel/file/accepted-file'
import { Upload } from 'antd'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { importPath } from '../../product-paths.ts'
import { ImportHistory } from '../import-history.tsx'
import { TemplateButtons } from './template-buttons.tsx'

const ACCEPT = '.xlsx,.csv'

const rules = [
  '第一行是列名；一行是一个规格，同一个商品的各行要排在一起。',
  '填了商品ID的行修改已有商品，没填的添加商品；「导出」得到的文件改好后可以直接导入。',
  '文件里没有的列和规格保持原样，不会被清空或删除。',
  '上传后先检查，确认无误再导入；导入后 24 小时内可以撤销。',
]

/** Choose or drop a file; previous imports are listed below. */
export function UploadStep() {
  const navigate = useNavigate()
  const pane = use(PaneContext)
  const refresh = useRefresh()
  const uploads = useUploads<ProductImport>({
    send: (file, way) => upload(productImportApi.upload, {}, file, { ...way, quiet: true }),
    refuse: (file) => whyNotSendFile(file, { accept: ACCEPT, maxSize: MAX_IMPORT }),
    // Whoever went on working in another tab finds it among those below.
    onDone: ({ id }) => void (pane.isShown() ? navigate(importPath(id)) : refresh([productImportApi])),
  })
  return (
    <>
      <section className="import-sheet" aria-label="上传文件">
        <Upload.Dragger
          className="import-drop"
          showUploadList={false}
          disabled={uploads.isBusy}
          // A file of another type is named below with the reason, not swallowed.
          accept={{ format: ACCEPT, filter: 'native' }}
          beforeUpload={(file) => {
            uploads.clear()
            uploads.add([file])
            return false
          }}
        >
          <span className="import-drop-hint">
            <FileExcelOutlined aria-hidden />
            <strong>点击选择文件，或者拖到这里</strong>
            <small>支持 .xlsx、.csv，不超过 50 MB、20 万行</small>
          </span>
        </Upload.Dragger>
        <UploadList uploads={uploads} />
        <div className="import-hints">
          <ol>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <div className="import-templates">
            <TemplateButtons />
          </div>
        </div>
      </section>
      <ImportHistory />
    </>
  )
}
