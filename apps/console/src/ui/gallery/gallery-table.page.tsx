import { GalleryTable } from './gallery-table.tsx'

/** The long table alone, for measurements. */
export default function GalleryTablePage() {
  return <GalleryTable />
}
