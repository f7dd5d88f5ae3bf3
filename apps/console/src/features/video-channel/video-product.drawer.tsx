import '#ui/show/plain-table.css'
import './video.css'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { Money } from '#ui/show/money.tsx'
import { RecordHead } from '#ui/show/record-head.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { videoApi } from '@zhanggui/contract/video/video'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Drawer } from 'antd'
import { Shelf } from './product-columns.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** An approved product as the social platform sells it. */
export default function VideoProductDrawer({ id, onClose }: Props) {
  const { data, waiting } = useRecord(videoApi.product, id)
  return (
    <Drawer open title="过审商品" size={720} extra={<RecordSteps />} onClose={onClose}>
      {data ? (
        <>
          <RecordHead
            title={data.title}
            cells={[
              { label: '状态', value: <Shelf of={data} /> },
              { label: '视频号商品ID', value: data.componentProductId },
              { label: '主商品ID', value: data.primaryProductId },
              { label: '类目', value: data.thirdCatName },
              { label: '品牌', value: data.brandWording },
              { label: '获得积分', value: data.giveIntegral },
            ]}
          />
          <RecordPart title="商品轮播图">
            <SmallPictures paths={data.headImg} most={5} />
          </RecordPart>
          <RecordPart title="规格与价格">
            <div className="video-scroll">
              <table className="plain-table video-skus" data-figures aria-label="规格与价格">
                <thead>
                  <tr>
                    <th scope="col">规格</th>
                    <th scope="col">商品价</th>
                    <th scope="col">原价</th>
                    <th scope="col">库存</th>
                  </tr>
                </thead>
                <tbody>
                  {data.skuList.map((sku) => (
                    <tr key={sku.skuId}>
                      <th scope="row">{sku.sku}</th>
                      <td>
                        <Money fen={toFen(sku.salePrice)} />
                      </td>
                      <td>
                        <Money fen={toFen(sku.marketPrice)} />
                      </td>
                      <td>{sku.stockNum}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </RecordPart>
        </>
      ) : (
        <WaitingFor waiting={waiting ?? { error: null, retry: () => undefined }} />
      )}
    </Drawer>
  )
}
