import type { AskPage, CrawlAnswer } from './ask.ts'
import { checkHeaders } from './check-headers.ts'
import { checkPicture } from './check-picture.ts'
import { runAll } from './crawl-pages.ts'
import type { CrawledPage, PageProblem } from './crawled-page.ts'
import { attribute } from './page-tree.ts'
import type { JpegSize } from './read-jpeg-size.ts'
import { findStyleReferences, type ReferenceKind, toSources } from './references.ts'

type FileKind = 'style' | 'script' | 'icon' | 'font' | 'picture' | 'film' | 'captions' | 'leaflet'
/** One file, however many pages and origins name it. `from` is one of those pages. */
type NamedFile = { kind: FileKind; url: string; from: CrawledPage; width: number | undefined }
export type CheckedFile = {
  kind: FileKind
  url: string
  from: CrawledPage
  /** Bytes as they were sent; 0 without an answer. */
  bytes: number
  problems: PageProblem[]
}

type FileOptions = {
  ask: AskPage
  https: boolean
  atOnce: number
  /** Most pictures that are requested, because each has to be made first. */
  maxPictures: number
  /** Returns the original of a picture, by the key in its address. */
  sourceOf: (key: string) => JpegSize | undefined
}

const TYPES: Readonly<Record<FileKind, RegExp>> = {
  style: /^text\/css/,
  script: /^text\/javascript/,
  icon: /^image\//,
  font: /^font\/woff2/,
  picture: /^image\//,
  film: /^video\/(mp4|webm)$/,
  captions: /^text\/vtt/,
  leaflet: /^application\/pdf/,
}
/** Every such picture is requested as browsers do; the rest as JPEG, which is made fast and contains its size. */
const AS_BROWSER_EVERY = 50
const AS_BROWSER = { accept: 'image/avif,image/webp,image/*' }
const AS_JPEG = { accept: 'image/jpeg' }

/** Requests once every file that the pages name, and those that their style sheets name. */
export async function crawlFiles(
  pages: Iterable<CrawledPage>,
  options: FileOptions,
): Promise<Map<string, CheckedFile>> {
  const checked = new Map<string, CheckedFile>()
  const seen = new Set<string>()
  const queue: NamedFile[] = []
  let pictures = 0
  const add = (file: NamedFile) => {
    const { pathname } = new URL(file.url)
    const isRendition = pathname.startsWith('/imaging/')
    if (seen.has(pathname) || (isRendition && pictures >= options.maxPictures)) return
    pictures += isRendition ? 1 : 0
    seen.add(pathname)
    queue.push(file)
  }
  for (const page of pages) for (const file of findFiles(page)) add(file)
  let asked = 0
  await runAll(queue, options.atOnce, async (file) => {
    asked += 1
    const headers = file.kind !== 'picture' ? {} : asked % AS_BROWSER_EVERY === 0 ? AS_BROWSER : AS_JPEG
    const answer = await options.ask(file.url, headers).catch((error: unknown) => String(error))
    checked.set(new URL(file.url).pathname, {
      ...file,
      bytes: bytesOf(answer),
      problems: checkFile(file, answer, options),
    })
    if (file.kind !== 'style' || typeof answer === 'string') return
    for (const url of findStyleReferences(answer.text, file.url)) {
      add({ kind: url.endsWith('.woff2') ? 'font' : 'picture', url, from: file.from, width: undefined })
    }
  })
  return checked
}

const bytesOf = (answer: CrawlAnswer | string) => (typeof answer === 'string' ? 0 : answer.bytes)

function checkFile({ kind, url, width }: NamedFile, answer: CrawlAnswer | string, options: FileOptions): PageProblem[] {
  if (typeof answer === 'string') return [{ kind: 'status', reason: `${kind}: ${answer}` }]
  if (answer.status !== 200) return [{ kind: 'status', reason: `${kind} answers ${answer.status}` }]
  const isRendition = new URL(url).pathname.startsWith('/imaging/')
  const type = String(answer.headers['content-type'] ?? 'none')
  if (!TYPES[kind].test(type)) return [{ kind: 'header', reason: `${kind} of type ${type}` }]
  if (kind === 'leaflet')
    return answer.body.subarray(0, 5).toString() === '%PDF-' ? [] : [{ kind: 'picture', reason: 'no PDF' }]
  const headers = checkHeaders(isRendition ? 'picture' : 'file', answer, options.https)
  if (!isRendition) return headers
  const [, , key = '', sizeName = ''] = new URL(url).pathname.split('/')
  const isWhole = sizeName.endsWith('-whole')
  return [...headers, ...checkPicture(answer, { width, isWhole }, options.sourceOf(decodeURIComponent(key)))]
}

function findFiles(page: CrawledPage): NamedFile[] {
  return page.references.flatMap(({ kind, url, element }): NamedFile[] => {
    const { pathname } = new URL(url)
    if (kind === 'link' && pathname.startsWith('/leaflets/')) {
      return [{ kind: 'leaflet', url, from: page, width: undefined }]
    }
    if (!isFile(kind)) return []
    const sources = toSources(attribute(element, 'srcset') || attribute(element, 'imagesrcset'))
    const width = sources.find(({ address }) => new URL(address, page.url).href === url)?.width
    return [{ kind, url, from: page, width }]
  })
}

function isFile(kind: ReferenceKind): kind is Extract<FileKind, ReferenceKind> {
  return kind in TYPES
}
