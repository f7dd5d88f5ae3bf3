import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { isVideo } from '#widgets/picture-picker/library/picture-kind.ts'
import { useDeletePictures } from '#widgets/picture-picker/library/use-delete-pictures.tsx'
import type { Library } from '#widgets/picture-picker/library/use-library.ts'
import { pictureApi, type PictureRow } from '@zhanggui/contract/picture'
import { fileSizeText } from '@zhanggui/domain/kernel/file/file-size'

const columns: ColumnsOf<typeof pictureApi.list> = [
  { field: 'name', title: '图片名称', isMain: true, render: (row) => <PictureCell row={row} /> },
  { field: 'attSize', title: '大小', width: 120, render: ({ attSize }) => fileSizeText(Number(attSize)) },
  {
    field: 'createTime',
    title: '上传时间',
    width: 180,
    render: ({ createTime }) => <ShopTime at={createTime} exact />,
  },
]

/** The pictures as rows, for those who look for a name or a size. */
export default function PictureTable({ library }: { readonly library: Library }) {
  const { deletePictures } = useDeletePictures(library.restart)
  const actionsOf = (row: PictureRow) => (
    <RowActions of={[{ ...openAction('删除', () => void deletePictures([row]), pictureApi.delete), isDanger: true }]} />
  )
  return (
    <DataTable
      name="picture.table"
      label="图片列表"
      columns={columns}
      rows={library.rows}
      keyOf={(row) => row.attId}
      actions={actionsOf}
      selection={ticksOf(library)}
      empty={null}
    />
  )
}

const PictureCell = ({ row }: { readonly row: PictureRow }) => (
  <span className="picture-cell">
    <PictureFrame kind={isVideo(row) ? 'video' : 'picture'} path={row.sattDir} thumb={row.thumb} alt="" />
    <span>{row.name}</span>
  </span>
)

/** What is chosen, as a table knows it: there is only one page, so all of it is this page. */
function ticksOf({ rows, selected, select, toggle }: Library): Selection<PictureRow> {
  const keys = selected.map(({ attId }) => attId)
  return {
    rows: selected,
    keys,
    isAll: false,
    count: selected.length,
    has: ({ attId }) => keys.includes(attId),
    tick: (page, ticked) => {
      const kept = selected.filter(({ attId }) => ticked.has(attId))
      select([...kept, ...page.filter(({ attId }) => ticked.has(attId) && !keys.includes(attId))])
    },
    toggle,
    takeAll: () => select(rows),
    clear: () => select([]),
  }
}
