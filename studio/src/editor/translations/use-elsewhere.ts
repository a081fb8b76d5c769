import { useConfig } from '@payloadcms/ui'
import {
  type Made,
  madeSchema,
  type NamedDocument,
  type SitePlan,
  sitePlansSchema,
} from '../../model/translations/elsewhere.ts'
import { readRefusal } from './read-refusal.ts'

export type WantedDocuments = { documents: NamedDocument[]; below: boolean; also: NamedDocument[] }
export type WantedOnSite = WantedDocuments & {
  site: string
  titles: Record<string, string>
  existing: 'leave' | 'replace'
  menus: boolean
}
export type Outcome<T> = { value: T } | { refusal: string }

/** Asks the studio what would be made on other sites, and makes it. */
export function useElsewhere(failed: string) {
  const { config } = useConfig()
  const post = async (path: string, body: unknown): Promise<Outcome<unknown>> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${config.routes.api}${path}`, init).catch(() => undefined)
    const value: unknown = await answer?.json().catch(() => undefined)
    return answer?.ok ? { value } : { refusal: readRefusal(value) ?? failed }
  }
  return {
    async plan(wanted: WantedDocuments & { sites: string[] }): Promise<Outcome<SitePlan[]>> {
      const answer = await post('/elsewhere/plan', wanted)
      return 'refusal' in answer ? answer : { value: sitePlansSchema.parse(answer.value).sites }
    },
    async make(wanted: WantedOnSite): Promise<Outcome<Made>> {
      const answer = await post('/elsewhere', wanted)
      return 'refusal' in answer ? answer : { value: madeSchema.parse(answer.value) }
    },
  }
}
