import { vi } from 'vitest'

type Answer = (url: string, init: RequestInit) => Promise<Response>

/** The part of XMLHttpRequest that uploads use, answered by the fake server; half way and whole are reported. */
export function stubUploads(answer: Answer) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = 200
      responseText = ''
      #url = ''
      #isAborted = false

      open(_: string, url: string) {
        this.#url = url
      }

      setRequestHeader() {}

      getResponseHeader = () => null

      abort() {
        this.#isAborted = true
        this.#tell('abort')
      }

      send(body: FormData) {
        this.#progress(1)
        void answer(this.#url, { method: 'POST', body })
          .then((response) => response.text())
          .then((text) => this.#finish(text))
      }

      #finish(text: string) {
        if (this.#isAborted) return
        this.#progress(2)
        this.responseText = text
        this.#tell('load')
      }

      #progress(loaded: number) {
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 2 }))
      }

      #tell(end: 'abort' | 'load') {
        this.dispatchEvent(new ProgressEvent(end))
        this.dispatchEvent(new ProgressEvent('loadend'))
      }
    },
  )
}
