import { PREVIEW_FOLDER } from './preview.ts'

/** `site`: the id of a brand-locale, such as `acme/nl_NL`; `path`: inside it, without slashes around. */
type PreviewAddress = { site: string; path: string }

/** The path of an address that shows a place as it will be (reading 31). */
export function toPreviewPath({ site, path }: PreviewAddress): string {
  return `${PREVIEW_FOLDER}${site}/${path === '' ? '' : `${encodeURI(path)}/`}`
}

/** What the path of an address shows; undefined: no preview, or one that cannot be read. */
export function readPreviewPath(pathname: string): PreviewAddress | undefined {
  if (!pathname.startsWith(PREVIEW_FOLDER)) return undefined
  const [brand = '', locale = '', ...rest] = decodePath(pathname.slice(PREVIEW_FOLDER.length)).split('/')
  if (brand === '' || locale === '') return undefined
  return { site: `${brand}/${locale}`, path: rest.filter((part) => part !== '').join('/') }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
