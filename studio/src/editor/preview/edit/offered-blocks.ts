import type { ClientConfig, ClientField } from 'payload'

type OfferedBlock = { slug: string; title: string; group: string; picture: string | undefined }

/** The block types that an area of a form accepts, in the form's order. */
export function listOffered(config: ClientConfig, collection: string, area: string, language = 'en'): OfferedBlock[] {
  const fields = config.collections.find(({ slug }) => slug === collection)?.fields ?? []
  const field = findField(fields, area)
  if (field?.type !== 'blocks') return []
  const all = new Map(Object.entries(config.blocksMap))
  return (field.blockReferences ?? field.blocks).flatMap((reference) => {
    const block = typeof reference === 'string' ? all.get(reference) : reference
    if (block === undefined) return []
    const { slug, labels, admin } = block
    const picture = typeof admin?.images?.thumbnail === 'object' ? admin.images.thumbnail.url : admin?.images?.thumbnail
    return [
      {
        slug,
        title: toText(labels?.singular) ?? slug,
        group: toText(inLanguage(admin?.group, language)) ?? '',
        picture,
      },
    ]
  })
}

/** The names of groups are given in all languages. */
function inLanguage(label: unknown, language: string): unknown {
  return typeof label === 'object' && label !== null ? new Map(Object.entries(label)).get(language) : label
}

const toText = (label: unknown) => (typeof label === 'string' ? label : undefined)

function findField(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const parts =
      field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
    const found = 'name' in field && field.name ? undefined : findField(parts, name)
    if (found !== undefined) return found
  }
  return undefined
}
