import type { CrawlAnswer } from './ask.ts'
import { type PageProblem, toProblems } from './crawled-page.ts'
import { type JpegSize, readJpegSize } from './read-jpeg-size.ts'

/** What a page says about a picture: the width of its `srcset` entry, and with `isWhole` that all of it stands in a frame, which may be larger. */
type Promised = { width: number | undefined; isWhole?: boolean }

const TYPES = /^image\/(?:avif|webp|jpeg|png|svg\+xml|x-icon|vnd\.microsoft\.icon)$/

/** Checks a picture. `source` is its original, where that is known. */
export function checkPicture(answer: CrawlAnswer, promised: Promised, source: JpegSize | undefined): PageProblem[] {
  const type = String(answer.headers['content-type'] ?? 'none')
  if (!TYPES.test(type)) return toProblems('picture', [`type ${type}`])
  if (answer.body.length === 0) return toProblems('picture', ['no bytes'])
  if (type !== 'image/jpeg') return []
  const size = readJpegSize(answer.body)
  if (size === undefined) return toProblems('picture', ['a JPEG that cannot be read'])
  const text = `${size.width}x${size.height}`
  const faults: string[] = []
  if (promised.width !== undefined && promised.width !== size.width) {
    faults.push(`${text}, the page promised a width of ${promised.width}`)
  }
  if (source && isEnlarged(size, source, promised.isWhole ?? false)) {
    faults.push(`${text} is larger than its source of ${source.width}x${source.height}`)
  }
  return toProblems('picture', faults)
}

/** Tells whether a picture is larger than its original. In a frame its narrower side decides. */
function isEnlarged(size: JpegSize, source: JpegSize, isWhole: boolean): boolean {
  const [wide, high] = [size.width / source.width, size.height / source.height]
  return (isWhole ? Math.min(wide, high) : Math.max(wide, high)) > 1
}
