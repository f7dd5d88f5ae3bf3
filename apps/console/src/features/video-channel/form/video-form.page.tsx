import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { usePaneName } from '#ui/page/pane.ts'
import { videoApi } from '@zhanggui/contract/video/video'
import { useParams } from 'react-router'
import { modeFrom, titleOf } from './form-mode.ts'
import { VideoForm } from './video-form.tsx'

/** Goods for the video channel: new ones, a draft that is changed, or one to look at. */
export default function VideoFormPage() {
  const mode = modeFrom(useParams())
  const record = useRecord(videoApi.draft, 'id' in mode ? mode.id : undefined)
  const { data: draft, waiting } = record
  usePaneName(draft && `${titleOf(mode)} ${draft.title}`)
  if (waiting) return <WaitingFor waiting={waiting} rows={12} />
  return <VideoForm key={draft?.id} mode={mode} record={record} />
}
