import { VideoCameraAddOutlined } from '@ant-design/icons'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { usePicturePicker } from '#widgets/picture-picker/picker/use-picture-picker.tsx'
import type { PictureRow } from '@zhanggui/contract/picture'
import { Button } from 'antd'
import { useState } from 'react'

const MOST_BYTES = 20 * 1024 * 1024

interface Props {
  readonly value: string
  readonly onChange: (address: string) => void
}

/** The main video of a product, out of the library. */
export function VideoInput({ value, onChange }: Props) {
  const { pick, dialog } = usePicturePicker()
  const [problem, setProblem] = useState<string>()
  const choose = async () => {
    const [video] = (await pick({ mode: 'single', kind: 'video', mostBytes: MOST_BYTES })) ?? []
    if (!video) return
    const reason = whyNotVideo(video)
    setProblem(reason)
    if (reason === undefined) onChange(video.sattDir)
  }
  return (
    <div className="video-input" role="group" aria-label="主图视频">
      <span>主图视频</span>
      {value === '' ? (
        <Button icon={<VideoCameraAddOutlined aria-hidden />} onClick={() => void choose()}>
          选择视频
        </Button>
      ) : (
        <PictureField mode="single" kind="video" aria-label="已选的主图视频" value={value} onChange={onChange} />
      )}
      <small>选填，mp4 格式，小于 20 MB，显示在轮播图之前</small>
      <InputProblem text={problem} />
      {dialog}
    </div>
  )
}

function whyNotVideo({ attType, attSize }: PictureRow): string | undefined {
  if (attType !== 'video/mp4') return '上传视频只能是 mp4 格式!'
  return Number(attSize) >= MOST_BYTES ? '上传视频不能超过 20MB!' : undefined
}
