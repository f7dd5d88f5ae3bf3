import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Column } from '#ui/list/columns/column.tsx'
import { DataTable } from '#ui/list/table/data-table.tsx'
import { FilterBar } from '#ui/list/filters/filter-bar.tsx'
import type { Filters } from '#ui/list/filters/filter.ts'
import { writeAddress } from '#ui/list/list-address.ts'
import { NoMatches } from '#ui/list/list-empty.tsx'
import { useWholeList } from '#ui/list/use-whole-list.ts'
import { WholeListPage } from '#ui/list/whole-list-page.tsx'
import { expressApi, type ExpressRow } from '@zhanggui/contract/express'
import { Switch } from 'antd'
import { useSearchParams } from 'react-router'
import { findCompanies } from './find-companies.ts'

const CarriersDialog = lazyPart(() => import('#widgets/carriers/carriers.dialog.tsx'))

/** The name of the words in the address. */
const WORDS = 'keywords'
const filters: Filters = { [WORDS]: { label: '物流公司', kind: 'text', placeholder: '公司名称或编码' } }

const columns: readonly Column<ExpressRow>[] = [
  { field: 'id', title: 'ID', width: 120 },
  { field: 'name', title: '物流公司名称', isMain: true },
  { field: 'code', title: '编码' },
  { field: 'sort', title: '排序', width: 120, align: 'right' },
  { field: 'isShow', title: '是否显示', width: 120, render: (company) => <Shown company={company} /> },
]

const Shown = ({ company: { name, isShow } }: { readonly company: ExpressRow }) => (
  <Switch disabled aria-label={`${name}是否显示`} checked={isShow} checkedChildren="开启" unCheckedChildren="关闭" />
)

/** Carriers and their codes, to be looked up; the platform keeps them. */
export default function CompanyListPage() {
  const list = useWholeList(expressApi.all, { type: 'normal' })
  const [search, setSearch] = useSearchParams()
  const settings = useDialog((close) => <CarriersDialog onClose={close} />)
  const words = search.get(WORDS) ?? ''
  const by = search.get('sort') ?? undefined
  const look = (values: Readonly<Record<string, string>>) => setSearch(writeAddress(search, { filters: values }))
  return (
    <>
      <WholeListPage
        list={list}
        title="物流公司"
        actions={
          <Can call={expressApi.relate}>
            <Button onClick={() => settings.open()}>设置物流公司</Button>
          </Can>
        }
        empty={{ title: '还没有物流公司', hint: '物流公司由平台维护。' }}
        filters={<FilterBar filters={filters} values={words ? { [WORDS]: words } : {}} onChange={look} />}
      >
        <DataTable
          name="express.all"
          label="物流公司"
          columns={columns}
          rows={findCompanies(list.rows, words, by)}
          keyOf={({ id }) => id}
          sorting={{ fields: ['sort'], by, onChange: (sort) => setSearch(writeAddress(search, { sort })) }}
          empty={<NoMatches onReset={() => look({ [WORDS]: '' })} />}
        />
      </WholeListPage>
      {settings.element}
    </>
  )
}
