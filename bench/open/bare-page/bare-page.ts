// The reference: React and antd's Table alone, twenty rows of text that need no call, and antd's styles made at run time.
import { Table } from 'antd'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const fields = ['id', 'name', 'price', 'sales', 'stock', 'sort', 'status', 'actions']
const rows = Array.from({ length: 20 }, (_, row) => ({
  key: row,
  ...Object.fromEntries(fields.map((field, column) => [field, `${field} ${row * fields.length + column}`])),
}))
const columns = fields.map((field) => ({ title: field, dataIndex: field }))

const place = document.querySelector('#root')
if (!place) throw new Error('index.html has no #root')
createRoot(place).render(createElement(Table, { columns, dataSource: rows, pagination: false }))
