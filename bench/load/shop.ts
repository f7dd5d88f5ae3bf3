// A merchant who calls the server as a browser would, and what there is to call.
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { API_BASE, type Endpoint, UPLOAD_FIELD } from '@zhanggui/contract/kernel/endpoint'
import { pictureApi } from '@zhanggui/contract/picture'
import { taskApi } from '@zhanggui/contract/task'

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

export class Shop {
  constructor(
    readonly url: string,
    readonly token: string,
    /** Its products are numbered from 1 on. */
    readonly products: number,
  ) {}

  list = () => this.#call(productApi.list, { query: 'type=2&page=1&limit=20&keywords=%E6%98%A5%E8%8C%B6' })
  tabs = () => this.#call(productApi.tabs, {})
  info = () => this.#call(productApi.info, { id: this.#anyProduct() })
  editSort = (id = this.#anyProduct()) =>
    this.#call(productApi.editSort, { body: { id, sort: Math.floor(Math.random() * 100) } })
  /** As many as a call may name; every other one exists. */
  batch = (action: 'up' | 'down') => {
    const idList = Array.from({ length: 10_000 }, (_, n) => (n % 2 ? 1 + (n % this.products) : 900_000_000 + n))
    return this.#call(productBatchApi[action], { body: { idList } })
  }
  startExport = () => this.#call(productTransferApi.export, { query: 'type=2&format=xlsx' })

  /** Until the file is there. */
  async export(): Promise<Answer> {
    const answer = await this.startExport()
    if (answer.code !== 200) return answer
    const { taskId } = answer.data as { taskId: number }
    for (;;) {
      const task = await this.#call(taskApi.info, { id: taskId })
      if (task.code !== 200 || (task.data as { finishTime: string | null }).finishTime !== null) return task
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** A file that is sent and deleted at once. */
  async upload(megabytes: number): Promise<Answer> {
    const content = new Uint8Array(megabytes * 1024 * 1024)
    content.set(Buffer.from('%PDF-1.7\n'))
    const answer = await this.#send(pictureApi.uploadFile, new Blob([content]), 'a.pdf')
    if (answer.code !== 200) return answer
    return this.#call(pictureApi.delete, { body: { ids: String((answer.data as { attId: number }).attId) } })
  }

  /** A file of new products, and the dry run of it. */
  async import(rows: number): Promise<Answer> {
    const lines = Array.from({ length: rows }, (_, n) => `新茶${n},${n % 90},10`)
    const answer = await this.#send(
      productImportApi.upload,
      new Blob([`商品名称,库存,售价\n${lines.join('\n')}`]),
      'a.csv',
    )
    if (answer.code !== 200) return answer
    const { id, mapping } = answer.data as { id: number; mapping: unknown }
    return this.#call(productImportApi.check, { id, body: { mapping } })
  }

  #anyProduct = () => 1 + Math.floor(Math.random() * this.products)

  async #call(endpoint: Endpoint, { id, query = '', body = {} }: { id?: number; query?: string; body?: object }) {
    const path = endpoint.path.replace('{id}', String(id))
    const response = await fetch(`${this.url}${API_BASE}${path}?${query}`, {
      method: endpoint.method,
      headers: { 'x-token': this.token, 'content-type': 'application/json' },
      ...(endpoint.method === 'POST' && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }

  async #send(endpoint: Endpoint, content: Blob, name: string) {
    const body = new FormData()
    body.append(UPLOAD_FIELD, content, name)
    const headers = { 'x-token': this.token }
    const response = await fetch(`${this.url}${API_BASE}${endpoint.path}`, { method: 'POST', headers, body })
    return (await response.json()) as Answer
  }
}
