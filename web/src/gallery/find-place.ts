import { GALLERY_FOLDER, type GalleryPart } from './gallery-page.ts'
import { FRAME_WIDTHS, type FrameWidth } from './PartFrame.tsx'
import { GALLERY_PARTS } from './registry.ts'

/** What an address of the gallery shows. */
export type GalleryPlace =
  | { view: 'index' }
  /** A part in a frame of one of the widths, or as wide as there is room. */
  | { view: 'framed'; part: GalleryPart; width?: FrameWidth | undefined }
  /** The content of the frame: only the examples. */
  | { view: 'alone'; part: GalleryPart }

const ALONE = 'alone'

/** Reads addresses such as `…`, `…/ui/link`, `…/ui/link/360`, `…/ui/link/alone`. Undefined where there is no page. */
export function findGalleryPlace(path: string): GalleryPlace | undefined {
  if (path === GALLERY_FOLDER) return { view: 'index' }
  if (!path.startsWith(`${GALLERY_FOLDER}/`)) return undefined
  const rest = path.slice(GALLERY_FOLDER.length + 1)
  const whole = GALLERY_PARTS.get(rest)
  if (whole !== undefined) return { view: 'framed', part: whole }
  const cut = rest.lastIndexOf('/')
  const part = GALLERY_PARTS.get(rest.slice(0, cut))
  const last = rest.slice(cut + 1)
  if (part === undefined) return undefined
  if (last === ALONE) return { view: 'alone', part }
  const width = FRAME_WIDTHS.find((each) => String(each) === last)
  return width && { view: 'framed', part, width }
}

export function toPartPath({ path }: GalleryPart, view?: FrameWidth | typeof ALONE): string {
  const folder = `${GALLERY_FOLDER}/${path}`
  return view === undefined ? folder : `${folder}/${view}`
}
