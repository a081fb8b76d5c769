import { useConfig } from '@payloadcms/ui'
import { changesAnswerSchema, pairSchema } from '../../model/translations/changes.ts'
import type { TranslatedFrom } from '../../model/translations/translated-from.ts'
import { useStudioRead } from '../frame/use-studio-read.ts'

/** The state of a document and its source, reloaded after each save. */
export function useChanges(collection: string, id: string, saved: string) {
  const { config } = useConfig()
  const own = `${config.routes.api}/translations/${collection}/${id}`
  const answer = useStudioRead(`${own}?${new URLSearchParams({ saved })}`, changesAnswerSchema)
  const follow = async (source: string): Promise<TranslatedFrom | undefined> => {
    const response = await fetch(`${own}/from/${encodeURIComponent(source)}`).catch(() => undefined)
    return response?.ok ? pairSchema.parse(await response.json()).from : undefined
  }
  return { answer, follow }
}
