import { DragOutlined, MinusOutlined, PlusOutlined, RotateLeftOutlined, RotateRightOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { type ReactNode, type RefObject, useState } from 'react'
import type { PictureCropper } from './cropping.ts'

interface Props {
  readonly stage: RefObject<PictureCropper | undefined>
  readonly hasBox: boolean
  readonly isDisabled: boolean
  /** In front: where the picture comes from. */
  readonly children: ReactNode
}

const STEP = 0.1
const QUARTER = 90

/** The tools of the crop dialog. */
export function CropTools({ stage, hasBox, isDisabled, children }: Props) {
  const [isMoving, setMoving] = useState(false)
  const drag = (isMove: boolean) => {
    setMoving(isMove)
    stage.current?.dragTo(isMove ? 'move' : 'select')
  }
  const start = () => {
    drag(false)
    stage.current?.start()
  }
  const stop = () => {
    stage.current?.clear()
    drag(true)
  }
  const icons = [
    { label: '放大', icon: <PlusOutlined aria-hidden />, act: () => stage.current?.zoom(STEP) },
    { label: '缩小', icon: <MinusOutlined aria-hidden />, act: () => stage.current?.zoom(-STEP) },
    { label: '向左旋转', icon: <RotateLeftOutlined aria-hidden />, act: () => stage.current?.turn(-QUARTER) },
    { label: '向右旋转', icon: <RotateRightOutlined aria-hidden />, act: () => stage.current?.turn(QUARTER) },
  ]
  return (
    <div className="crop-tools" role="toolbar" aria-label="裁剪工具">
      {children}
      <Button disabled={isDisabled} onClick={hasBox ? stop : start}>
        {hasBox ? '关闭裁剪' : '图片裁剪'}
      </Button>
      <Button
        disabled={isDisabled || !hasBox}
        onClick={() => {
          stage.current?.clear()
          drag(false)
        }}
      >
        清除裁剪
      </Button>
      <Tooltip title="拖动时移动图片，而不是画新的裁剪框">
        <Button
          icon={<DragOutlined aria-hidden />}
          type={isMoving ? 'primary' : 'default'}
          aria-pressed={isMoving}
          disabled={isDisabled}
          onClick={() => drag(!isMoving)}
        >
          移动
        </Button>
      </Tooltip>
      {icons.map(({ label, icon, act }) => (
        <Tooltip key={label} title={label}>
          <Button icon={icon} aria-label={label} disabled={isDisabled} onClick={act} />
        </Tooltip>
      ))}
    </div>
  )
}
