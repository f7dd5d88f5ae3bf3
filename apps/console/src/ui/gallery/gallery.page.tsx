import './gallery.css'
import { GalleryAnswers } from './gallery-answers.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { GalleryInputs } from './gallery-inputs.tsx'
import { GalleryList } from './gallery-list.tsx'
import { GalleryPieces } from './gallery-pieces.tsx'
import { serveGallery } from './gallery-server.ts'
import { GalleryTable } from './gallery-table.tsx'
import { GalleryUploads } from './gallery-uploads.tsx'

serveGallery()

/** Every piece of the kit in its states. */
export default function GalleryPage() {
  return (
    <div className="gallery">
      <GalleryList />
      <GalleryPieces />
      <GalleryInputs />
      <GalleryUploads />
      <GalleryForm />
      <GalleryAnswers />
      <GalleryTable />
    </div>
  )
}
