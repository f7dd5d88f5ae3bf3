import '#ui/show/plain-table.css'
import { useCall } from '#api/use-call.ts'
import { callAction } from '#ui/action/row-action.ts'
import { deleteAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { missingOf } from '#ui/form/edit/use-record.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { AddButton } from '#ui/action/add-button.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import { mayCall, useSession } from '#api/session.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { liveRoomApi, type RoomGoods } from '@zhanggui/contract/live/room'
import { type RoomDetail, roomStateOf } from '@zhanggui/contract/live/room-fields'
import { livePriceType } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotRoom } from '@zhanggui/domain/live/room-rules'
import { priceOf } from './room-words.ts'

const ImportGoodsDialog = lazyPart(() => import('./dialogs/import-goods.dialog.tsx'))
const shelfWords = (isOnSale: boolean) => (isOnSale ? '上架' : '下架')

/** The goods on the shelf of a room, in their order. */
export function RoomGoodsTable({ room }: { readonly room: RoomDetail }) {
  const { id } = room
  const isAllowed = mayCall(liveRoomApi.goods, useSession())
  const goods = useCall(liveRoomApi.goods, { id }, { enabled: isAllowed })
  const importing = useDialog((close) => <ImportGoodsDialog id={id} name={room.roomName} onClose={close} />)
  const against = whyNotRoom(roomStateOf(room), 'changeGoods')
  if (!isAllowed) return null
  const waiting = missingOf([goods])
  const add = whyNotRoom(roomStateOf(room), 'addGoods') === undefined && (
    <AddButton call={liveRoomApi.addGoods} onClick={() => importing.open()}>
      导入商品
    </AddButton>
  )
  return (
    <RecordPart title="已导入的直播商品" extra={goods.data && goods.data.length > 0 && add}>
      {waiting && <WaitingFor waiting={waiting} rows={3} />}
      {goods.data?.length === 0 && (
        <EmptyList title="还没有导入商品" hint="微信审核成功的直播商品可以放上货架。" action={add} />
      )}
      {goods.data && goods.data.length > 0 && (
        <div className="room-goods-frame">
          <table className="plain-table room-goods">
            <thead>
              <tr>
                {['ID', '商品图', '商品名称', '价格类型', '价格', '上下架', '操作'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {goods.data.map((each, index) => (
                <GoodsRow key={each.id} roomId={id} all={goods.data} index={index} goods={each} because={against} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {importing.element}
    </RecordPart>
  )
}

interface RowProps {
  readonly roomId: number
  readonly all: readonly RoomGoods[]
  readonly index: number
  readonly goods: RoomGoods
  readonly because: string | undefined
}

function GoodsRow({ roomId, all, index, goods, because }: RowProps) {
  const { id, name, coverImgUrlLocal, priceType, price, price2, onSale } = goods
  const moveTo = (label: string, place: number) =>
    callAction(label, {
      call: liveRoomApi.sortGoods,
      input: { roomId, goods: moved(all, index, place) },
      because: because ?? (place < 0 || place >= all.length ? '已经在最边上' : undefined),
      success: '排序成功',
    })
  return (
    <tr>
      <td>{id}</td>
      <td>
        <span className="room-goods-picture">
          <PictureFrame kind="picture" path={coverImgUrlLocal} alt="" />
        </span>
      </td>
      <th scope="row">{name}</th>
      <td>{livePriceType.label(priceType)}</td>
      <td>{priceOf({ price, price2 })}</td>
      <td>
        <RowSwitch
          label={`${name}上下架`}
          call={liveRoomApi.setOnSale}
          input={(isOnSale) => ({ roomId, goodsId: id, onSale: isOnSale })}
          success="操作成功"
          isOn={onSale}
          words={shelfWords}
          because={because}
        />
      </td>
      <td>
        <RowActions
          of={[
            moveTo('上移', index - 1),
            moveTo('下移', index + 1),
            deleteAction(
              liveRoomApi.removeGoods,
              { id: roomId, goodsId: id },
              { text: `从直播间移除「${name}」吗？商品本身不受影响。`, because },
            ),
          ]}
        />
      </td>
    </tr>
  )
}

function moved(all: readonly RoomGoods[], from: number, to: number): number[] {
  const ids = all.map(({ id }) => id)
  const [taken] = ids.splice(from, 1)
  if (taken !== undefined) ids.splice(to, 0, taken)
  return ids
}
