import './gallery.css'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryList } from './gallery-list.tsx'
import { GalleryPieces } from './gallery-pieces.tsx'
import { serveGallery } from './gallery-server.ts'
import { GalleryTable } from './gallery-table.tsx'

serveGallery()

/** Every piece of the kit in its states. */
export default function GalleryPage() {
  return (
    <div className="gallery">
      <GalleryList />
      <GalleryPieces />
      <GalleryForm />
      <GalleryTable />
    </div>
  )
}
