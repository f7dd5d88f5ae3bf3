import { DownOutlined, FolderOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { CategoryPanel } from './category-panel.tsx'
import { flatCategories } from './category-places.ts'
import { allOf } from '#widgets/picture-picker/library/library-place.ts'
import type { PictureKind } from '#widgets/picture-picker/library/picture-kind.ts'
import { usePictureCategories } from './use-picture-categories.ts'

interface Props {
  readonly kind: PictureKind
  readonly value: number
  readonly onChange: (pid: number) => void
}

/** On a phone the categories lie behind a button that says where one is. */
export default function CategoryDrawer({ kind, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const all = flatCategories(usePictureCategories().data ?? [])
  const name = all.find(({ id }) => id === value)?.name ?? allOf(kind)
  const choose = (pid: number) => {
    onChange(pid)
    setOpen(false)
  }
  return (
    <>
      <Button
        className="library-place"
        icon={<FolderOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className="library-place-name">{name}</span>
        <DownOutlined aria-hidden />
      </Button>
      <Drawer open={isOpen} title="图片分类" placement="left" size={300} onClose={() => setOpen(false)}>
        <CategoryPanel kind={kind} value={value} onChange={choose} />
      </Drawer>
    </>
  )
}
