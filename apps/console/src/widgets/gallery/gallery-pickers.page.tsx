import { useKeywordPicker } from '#widgets/keyword-picker/use-keyword-picker.tsx'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { Button, Card, Space } from 'antd'
import { useState } from 'react'

/** Both ways to choose products: one of them, or several with the choice of before. */
export default function GalleryPickersPage() {
  const products = useProductPicker()
  const keywords = useKeywordPicker()
  const [chosen, setChosen] = useState<readonly PickerRow[]>([])
  const take = async (picked: Promise<readonly PickerRow[] | undefined>) => setChosen((await picked) ?? chosen)
  return (
    <Space orientation="vertical" size="middle">
      <h1>选择商品</h1>
      <Card>
        <Space wrap>
          <Button onClick={() => void take(products.pick({ mode: 'single' }))}>商品列表，单选</Button>
          <Button onClick={() => void take(products.pick({ mode: 'many', chosen, max: 5 }))}>
            商品列表，最多 5 个
          </Button>
          <Button onClick={() => void take(keywords.pick({ title: '搜索商品', mode: 'single' }))}>
            搜索商品，单选
          </Button>
          <Button onClick={() => void take(keywords.pick({ title: '搜索商品', mode: 'many', chosen }))}>
            搜索商品，多选
          </Button>
        </Space>
        <p role="status">{chosen.length > 0 ? chosen.map(({ name }) => name).join('、') : '还没有选择'}</p>
      </Card>
      {products.dialog}
      {keywords.dialog}
    </Space>
  )
}
