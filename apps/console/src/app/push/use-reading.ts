import { homeApi } from '@zhanggui/contract/home'
import { noticeApi } from '@zhanggui/contract/notice'
import { useChange } from '#api/use-call.ts'
import { useReadElsewhere } from './use-read-elsewhere.ts'

/** Marks notices as read, here and in the other tabs. `onRead` hears of both; undefined means all of them. */
export function useReading(onRead: (id: number | undefined) => void) {
  const one = useChange(noticeApi.read, { quiet: true, alsoRefresh: [homeApi] })
  const all = useChange(noticeApi.readAll, { alsoRefresh: [homeApi] })
  const tell = useReadElsewhere(onRead)
  return {
    read(id: number) {
      onRead(id)
      // It only stays unread; nobody who went on to the order wants to hear of that.
      one.mutateAsync({ id }).then(
        () => tell(id),
        () => {},
      )
    },
    readAll() {
      // A failure has been shown by the call itself.
      all.mutateAsync({}).then(
        () => tell(),
        () => {},
      )
      onRead(undefined)
    },
    readingAll: all.isPending,
  }
}
