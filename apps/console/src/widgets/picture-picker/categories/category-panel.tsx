import './category-panel.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { categoryApi } from '@zhanggui/contract/category'
import { Button, Input, Skeleton, Tooltip, Tree } from 'antd'
import { type Key, useState } from 'react'
import { CategoryMenu } from './category-menu.tsx'
import { branchesOf, type CategoryPlaceNode, findPlaces, placesOf } from './category-places.ts'
import { ALL_PICTURES } from '#widgets/picture-picker/library/library-place.ts'
import type { PictureKind } from '#widgets/picture-picker/library/picture-kind.ts'
import { usePictureCategories } from './use-picture-categories.ts'

const CategoryDialog = lazyPart(() => import('./category.dialog.tsx'))

interface Props {
  readonly kind: PictureKind
  readonly value: number
  readonly onChange: (pid: number) => void
}

/** The categories as a tree with a filter box, 全部图片 first. */
export function CategoryPanel({ kind, value, onChange }: Props) {
  const categories = usePictureCategories()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<readonly Key[]>([])
  const places = findPlaces(placesOf(categories.data ?? [], kind), words)
  // What was searched for is shown, not hidden behind an arrow.
  const expanded = words.trim() === '' ? open : branchesOf(places)

  const leave = (id: number) => {
    if (id === value) onChange(ALL_PICTURES.id)
  }
  const titleOf = (place: CategoryPlaceNode) => (
    <span className="category-row">
      <span title={place.title}>{place.title}</span>
      <CategoryMenu
        place={place}
        onAdded={() => setOpen([...open, place.value])}
        onDeleted={() => leave(place.value)}
      />
    </span>
  )
  return (
    <div className="category-panel">
      <div className="category-head">
        <Input
          aria-label="筛选分类"
          placeholder="筛选分类"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <AddCategory pid={value} onAdded={() => setOpen([...open, value])} />
      </div>
      {categories.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {categories.error && <LoadFailed error={categories.error} onRetry={() => void categories.refetch()} />}
      {categories.data && places.length === 0 && (
        <p className="category-none" role="status">
          没有找到相关分类
        </p>
      )}
      {categories.data && places.length > 0 && (
        <Tree<CategoryPlaceNode>
          aria-label="图片分类"
          blockNode
          virtual={false}
          treeData={places}
          titleRender={titleOf}
          selectedKeys={[value]}
          expandedKeys={[...expanded]}
          onExpand={(keys) => setOpen(keys)}
          onSelect={(_, { node }) => onChange(node.value)}
        />
      )}
    </div>
  )
}

function AddCategory({ pid, onAdded }: { readonly pid: number; readonly onAdded: () => void }) {
  const creator = useDialog((close) => <CategoryDialog pid={pid} onSaved={onAdded} onClose={close} />)
  return (
    <Can call={categoryApi.save}>
      <Tooltip title="添加分类">
        <Button icon={<PlusOutlined aria-hidden />} aria-label="添加分类" onClick={() => creator.open()} />
      </Tooltip>
      {creator.element}
    </Can>
  )
}
