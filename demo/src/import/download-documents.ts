import type { Payload } from 'payload'
import type { CheckedSite, Content } from '../content/checked-content.ts'
import { FILE_WORDS } from '../content/portal/file-words.ts'
import { toOrderForm, toPriceList, toTextList } from '../content/portal/write-price-list.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'
import { createPictureNamer } from './picture-documents.ts'

/** Files for business customers. Each site has its own, in its language, with its products and prices. */
const WRITERS = { prices: toPriceList, order: toOrderForm, texts: toTextList } as const
const DOWNLOAD_NAMES = ['prices', 'order', 'texts'] as const

const MIME = 'text/csv'

/** Writes the files into the studio's storage. */
export async function storeDownloads(
  payload: Payload,
  { sites, facts }: Pick<Content, 'sites' | 'facts'>,
  known: ReadonlySet<string> = new Set(),
  newFiles: Pick<NewFiles, 'put'> = createNewFiles(),
): Promise<DemoDocument[]> {
  const nameFile = await createPictureNamer(payload, 'downloads')
  const documents: DemoDocument[] = []
  for (const site of sites)
    for (const name of DOWNLOAD_NAMES) {
      const id = ids.download(site.locale.id, name)
      if (known.has(id)) continue
      const content = Buffer.from(WRITERS[name](site, facts))
      const filename = nameFile(toFileName(site, name), 'csv')
      await newFiles.put(`downloads/${filename}`, content)
      documents.push({
        collection: 'downloads',
        id,
        place: { file: 'portal/file-words.ts', row: `${name} of ${site.locale.id}` },
        data: {
          ...FILE_WORDS[site.locale.file][name],
          site: site.locale.id,
          filename,
          mimeType: MIME,
          filesize: content.length,
        },
      })
    }
  return documents
}

const toFileName = ({ locale }: CheckedSite, name: string) =>
  `${locale.brand}-${locale.code.toLowerCase().replace('_', '-')}-${name}`
