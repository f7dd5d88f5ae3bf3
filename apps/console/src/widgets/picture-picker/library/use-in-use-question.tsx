import './use-in-use-question.css'
import { useApp } from '#ui/feedback/use-app.ts'
import type { PictureRow, PictureUse } from '@zhanggui/contract/picture'
import { pictureUserPath } from '@zhanggui/domain/picture/picture-places'

/** Names every place that shows the pictures, with the way to it, and asks whether they are to go all the same. */
export function useInUseQuestion() {
  const { modal } = useApp()
  return (rows: readonly PictureRow[], uses: readonly PictureUse[]) =>
    new Promise<boolean>((answer) => {
      const used = rows
        .map(({ attId, name }) => ({
          attId,
          name,
          places: uses.filter((use) => use.attId === attId),
        }))
        .filter(({ places }) => places.length > 0)
      modal.confirm({
        title: '图片正在使用',
        content: (
          <div className="picture-uses">
            <p>删除后这些地方将不再显示图片：</p>
            <ul>
              {used.map(({ attId, name, places }) => (
                <li key={attId}>
                  <b>
                    {name}（{places.length} 处在用）
                  </b>
                  {places.map((use) => (
                    // The question lies over a page that may hold something half done.
                    <a key={`${use.kind} ${use.refId}`} href={pictureUserPath(use)} target="_blank" rel="noreferrer">
                      {use.label}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ),
        okText: '仍然删除',
        cancelText: '取消',
        okButtonProps: { danger: true },
        onOk: () => answer(true),
        onCancel: () => answer(false),
      })
    })
}
