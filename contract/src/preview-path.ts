import { PREVIEW_FOLDER } from './preview.ts'

/** `site`: the id of a brand-locale, such as `acme/nl_NL`; `path`: the path in it, without slashes around. */
type PreviewAddress = { site: string; path: string }

/** Returns the path at which a site shows the preview of a page (reading 31). */
export function toPreviewPath({ site, path }: PreviewAddress): string {
  return `${PREVIEW_FOLDER}${site}/${path === '' ? '' : `${encodeURI(path)}/`}`
}

/** Parses the path of a preview; undefined if it is not one, or is malformed. */
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
