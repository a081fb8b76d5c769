import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { useEffect } from 'react'
import { z } from 'zod'

const text = z.string().nullish()
const documentSchema = z.object({ id: z.string(), site: z.string(), title: text, displayName: text })
const listSchema = z.object({ docs: z.array(documentSchema) })
const groupSchema = z.object({ translationGroup: z.string() })

export type Translation = { id: string; site: string; title: string }

/** Documents of other sites in the same group; also finds the group of any other document. */
export function useTranslations(
  collection: string | undefined,
  id: string | number | undefined,
  group: string | undefined,
) {
  const { config } = useConfig()
  const api = collection === undefined ? '' : `${config.routes.api}/${collection}`
  const [answer, { setParams }] = usePayloadAPI(api, { initialParams: toParams(group) })
  useEffect(() => setParams(toParams(group)), [group, setParams])
  const documents = listSchema.safeParse(answer.data).data?.docs ?? []
  const translations: Translation[] = documents
    .filter((document) => document.id !== id)
    .map(({ title, displayName, ...rest }) => ({ ...rest, title: title || displayName || 'without a title' }))
    .sort((a, b) => a.site.localeCompare(b.site))

  async function findGroup(documentId: string): Promise<string | undefined> {
    const response = await fetch(`${api}/${encodeURIComponent(documentId)}?depth=0&draft=true`)
    return groupSchema.safeParse(await response.json()).data?.translationGroup
  }
  return { findGroup, translations }
}

function toParams(group: string | undefined) {
  return {
    where: { translationGroup: { equals: group ?? '' } },
    select: { site: true, title: true, displayName: true },
    depth: 0,
    draft: true,
    pagination: false,
  }
}
