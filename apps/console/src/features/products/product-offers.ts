import type { Offer } from '#ui/page/page.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { collectPath, IMPORT_PAGE, newProductPath } from './product-paths.ts'

const offers: readonly Offer[] = [
  { label: '添加商品', pinyin: 'tian jia shang pin', call: productApi.save, to: newProductPath },
  { label: '采集商品', pinyin: 'cai ji shang pin', call: productCollectApi.copy, to: collectPath },
  { label: '导入商品', pinyin: 'dao ru shang pin', call: productImportApi.upload, to: IMPORT_PAGE },
]
export default offers
