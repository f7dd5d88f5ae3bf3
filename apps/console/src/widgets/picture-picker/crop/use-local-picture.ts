import { useEffect, useState } from 'react'

/** A picture of this computer under an address that lives as long as it is looked at. */
export function useLocalPicture() {
  const [{ url, name }, setPicture] = useState<{ readonly url?: string; readonly name?: string }>({})
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  return { url, name, open: (file: File) => setPicture({ url: URL.createObjectURL(file), name: file.name }) }
}
