import './use-in-use-question.css'
import { useApp } from '#ui/feedback/use-app.ts'
import type { PictureRow } from '@zhanggui/contract/picture'

interface Use {
  readonly attId: number
  readonly label: string
}

/** Names every place that shows the pictures, and asks whether they are to go all the same. */
export function useInUseQuestion() {
  const { modal } = useApp()
  return (rows: readonly PictureRow[], uses: readonly Use[]) =>
    new Promise<boolean>((answer) => {
      const used = rows
        .map(({ attId, name }) => ({
          attId,
          name,
          places: uses.filter((use) => use.attId === attId).map(({ label }) => label),
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
                  <b>{name}</b>
                  <span>{places.join('、')}</span>
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
