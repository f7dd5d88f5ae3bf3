import Cropper, { type CropperHandle, type CropperSelection, type CropperViewer } from 'cropperjs'
import { cutWidth, initialBox, isInside, pushedInside, turnedSize, rotationOf } from './crop-box.ts'

/** One dialog at a time: the preview finds the box by its id. */
const BOX = 'crop-box'

const template = `
  <cropper-canvas background scale-step="0.1">
    <cropper-image rotatable scalable translatable></cropper-image>
    <cropper-shade hidden theme-color="rgb(0 0 0 / 50%)"></cropper-shade>
    <cropper-handle action="select" plain></cropper-handle>
    <cropper-selection id="${BOX}" movable resizable outlined>
      <cropper-grid aria-hidden="true" bordered covered></cropper-grid>
      <cropper-handle action="move" theme-color="rgb(255 255 255 / 20%)"></cropper-handle>
      ${['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'].map((side) => `<cropper-handle action="${side}-resize"></cropper-handle>`).join('')}
    </cropper-selection>
  </cropper-canvas>`

const NUDGE = 10
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
}

export interface PictureCropper {
  readonly zoom: (step: number) => void
  readonly turn: (degrees: number) => void
  /** What dragging on the picture does. */
  readonly dragTo: (what: 'select' | 'move') => void
  readonly setRatio: (ratio: number) => void
  /** Puts a box into the middle of the picture. */
  readonly start: () => void
  readonly clear: () => void
  /** The cut as PNG; without a box the whole picture as it is turned. */
  readonly toBlob: () => Promise<Blob>
  readonly close: () => void
}

interface Setting {
  readonly host: HTMLElement
  readonly preview: HTMLElement
  readonly source: string
  readonly ratio: number
  /** Whether there is a box now. */
  readonly onBox: (hasBox: boolean) => void
  readonly onFailed: () => void
}

/** A picture under Cropper.js, told in our words. The library draws; what is asked of it stands here alone. */
export function createCropper({ host, preview, source, ratio: first, onBox, onFailed }: Setting): PictureCropper {
  const original = Object.assign(new Image(), { src: source, alt: '原始图片' })
  const cropper = new Cropper(original, { container: host, template })
  const { image, box, ground } = partsOf(cropper)
  let ratio = first
  const viewer = openViewer(preview)

  keepInside(box, host, (next) => {
    fitViewer(viewer, next)
    onBox(next.width > 0)
  })
  const start = () => {
    const [picture, room] = [image.getBoundingClientRect(), host.getBoundingClientRect()]
    const area = { x: picture.x - room.x, y: picture.y - room.y, width: picture.width, height: picture.height }
    const { x, y, width, height } = initialBox(area, ratio)
    box.aspectRatio = ratio > 0 ? ratio : Number.NaN
    box.$change(x, y, width, height, box.aspectRatio, true)
  }
  image.$ready().then(start, onFailed)

  const nudge = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    image.$move(...step)
  }
  host.addEventListener('keydown', nudge)
  host.tabIndex = 0

  return {
    zoom: (step) => void image.$zoom(step),
    turn: (degrees) => void image.$rotate(`${degrees}deg`),
    dragTo: (what) => {
      ground.action = what
    },
    setRatio: (next) => {
      ratio = next
      start()
    },
    start,
    clear: () => {
      box.$clear()
      onBox(false)
    },
    toBlob: async () => {
      const matrix = image.$getTransform()
      const hasBox = !box.hidden && box.width > 0
      return pngOf(
        hasBox
          ? await box.$toCanvas({ width: cutWidth(box.width, matrix) })
          : turned(await image.$ready(), rotationOf(matrix)),
      )
    },
    close: () => {
      host.removeEventListener('keydown', nudge)
      cropper.destroy()
      viewer.remove()
    },
  }
}

/** A box that is pushed beyond an edge slides along it; it does not grow beyond. */
function keepInside(box: CropperSelection, host: HTMLElement, onChanged: (next: DOMRectReadOnly) => void) {
  box.addEventListener('change', (event) => {
    const next = (event as CustomEvent<DOMRectReadOnly>).detail
    const room = { width: host.clientWidth, height: host.clientHeight }
    if (isInside(next, room)) return onChanged(next)
    event.preventDefault()
    const isMove = next.width === box.width && next.height === box.height
    const { x, y } = pushedInside(next, room)
    if (isMove && (x !== box.x || y !== box.y)) box.$change(x, y)
  })
}

function openViewer(preview: HTMLElement): CropperViewer {
  const viewer = document.createElement('cropper-viewer') as CropperViewer
  viewer.setAttribute('selection', `#${BOX}`)
  preview.append(viewer)
  return viewer
}

/** A wide cut fills the width of its preview, a tall one the height. */
function fitViewer(viewer: CropperViewer, { width, height }: { readonly width: number; readonly height: number }) {
  viewer.resize = width < height ? 'horizontal' : 'vertical'
  viewer.style[viewer.resize === 'vertical' ? 'width' : 'height'] = ''
}

function partsOf(cropper: Cropper) {
  const [image, box] = [cropper.getCropperImage(), cropper.getCropperSelection()]
  const ground = cropper.container.querySelector<CropperHandle>('cropper-handle[plain]')
  if (!image || !box || !ground) throw new Error('the stage lacks a part of its template')
  return { image, box, ground }
}

function turned(picture: HTMLImageElement, turn: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture
  const canvas = Object.assign(document.createElement('canvas'), turnedSize({ width, height }, turn))
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate(turn)
  context?.drawImage(picture, -width / 2, -height / 2)
  return canvas
}

const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('图片裁剪失败，请重试'))), 'image/png')
  })
