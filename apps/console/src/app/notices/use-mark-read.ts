import { noticeApi } from '@zhanggui/contract/notice'
import { useAction } from '#ui/action/use-action.ts'
import { useReadElsewhere } from './use-read-elsewhere.ts'

/** Marks notices as read, here and in the other tabs. `onRead` hears of both; undefined means all of them. */
export function useMarkRead(onRead: (id: number | undefined) => void) {
  const { run } = useAction()
  const all = useAction()
  const tell = useReadElsewhere(onRead)
  return {
    read(id: number) {
      onRead(id)
      // Should it fail it only stays unread; nobody who went on to the order wants to hear of that.
      void run({
        call: noticeApi.read,
        input: { id },
        isSilent: true,
        onDone: () => tell(id),
      })
    },
    readAll() {
      void all.run({ call: noticeApi.readAll, input: {}, success: '', onDone: () => tell() })
      onRead(undefined)
    },
    readingAll: all.isBusy,
  }
}
