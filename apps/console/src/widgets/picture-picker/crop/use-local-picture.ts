import { useEffect, useState } from 'react'

/** A picture of this computer under an address that lives as long as it is looked at. */
export function useLocalPicture() {
  const [url, setUrl] = useState<string>()
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  return { url, open: (file: File) => setUrl(URL.createObjectURL(file)) }
}
