import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { DownOutlined, HolderOutlined, PictureOutlined, RightOutlined } from '@ant-design/icons'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { categoryShownLabel, whyNotDeleteStoreCategory } from '@zhanggui/domain/product/goods-category-rules'
import { Button, Image } from 'antd'
import type { ShownCategory } from './shown-category.ts'
import type { CategoryNode } from './category-order.ts'
import type { useMovable } from './use-movable.ts'

interface Props {
  readonly node: CategoryNode
  readonly handle: ReturnType<typeof useMovable>['handle'] | undefined
  readonly fold?: { readonly isOpen: boolean; readonly turn: () => void } | undefined
  readonly show: (shown: ShownCategory) => void
}

export function CategoryCells({ node, handle, fold, show }: Props) {
  const { id, name, icon, sort, isShow } = node
  return (
    <>
      <th scope="row">
        <div className="category-name">
          {handle && (
            <button type="button" className="category-handle" {...handle} aria-label={`移动${name}`}>
              <HolderOutlined aria-hidden />
            </button>
          )}
          {fold && (
            <Button
              type="text"
              size="small"
              aria-expanded={fold.isOpen}
              aria-label={`${name}的子分类`}
              icon={fold.isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
              onClick={fold.turn}
            />
          )}
          <span>
            {name} <span className="category-id">| {id}</span>
          </span>
        </div>
      </th>
      <td data-title="分类图标">
        {icon === '' ? (
          <span className="category-icon" role="img" aria-label="没有图标">
            <PictureOutlined aria-hidden />
          </span>
        ) : (
          <Image className="category-icon" src={icon} alt={`${name}的图标`} width={36} height={36} />
        )}
      </td>
      <td data-title="排序">{sort}</td>
      <td data-title="状态">
        <RowSwitch
          label={`${name}的状态`}
          call={storeCategoryApi.show}
          input={() => ({ id })}
          success="修改成功"
          isOn={isShow}
          words={categoryShownLabel}
        />
      </td>
      <td data-title="操作">
        <CategoryActions node={node} show={show} />
      </td>
    </>
  )
}

function CategoryActions({ node, show }: Pick<Props, 'node' | 'show'>) {
  const { id, name, level, childList } = node
  const edit = openAction('编辑', () => show({ id }), storeCategoryApi.update)
  const because = whyNotDeleteStoreCategory(childList.length)
  const remove = deleteAction(storeCategoryApi.delete, { id }, { because, text: `删除分类「${name}」吗？` })
  const below = openAction('添加子分类', () => show({ pid: id }), storeCategoryApi.add)
  return <RowActions of={level === 1 ? [below, edit, remove] : [edit, remove]} />
}
