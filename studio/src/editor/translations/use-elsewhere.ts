import { useConfig } from '@payloadcms/ui'
import {
  type CopyPlan,
  copyPlansSchema,
  type MadeDrafts,
  madeSchema,
  type NamedDocument,
} from '../../model/translations/elsewhere.ts'
import { readCallRefusal } from './read-call-refusal.ts'

export type WantedDocuments = { documents: NamedDocument[]; below: boolean; also: NamedDocument[] }
export type WantedOnSite = WantedDocuments & {
  site: string
  titles: Record<string, string>
  existing: 'leave' | 'replace'
  menus: boolean
}
export type ElsewhereOutcome<T> = { value: T } | { refusal: string }

/** Calls the studio to plan and to create copies on other sites. */
export function useElsewhere(failed: string) {
  const { config } = useConfig()
  const post = async (path: string, body: unknown): Promise<ElsewhereOutcome<unknown>> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${config.routes.api}${path}`, init).catch(() => undefined)
    const value: unknown = await answer?.json().catch(() => undefined)
    return answer?.ok ? { value } : { refusal: readCallRefusal(value) ?? failed }
  }
  return {
    async plan(wanted: WantedDocuments & { sites: string[] }): Promise<ElsewhereOutcome<CopyPlan[]>> {
      const answer = await post('/elsewhere/plan', wanted)
      return 'refusal' in answer ? answer : { value: copyPlansSchema.parse(answer.value).sites }
    },
    async make(wanted: WantedOnSite): Promise<ElsewhereOutcome<MadeDrafts>> {
      const answer = await post('/elsewhere', wanted)
      return 'refusal' in answer ? answer : { value: madeSchema.parse(answer.value) }
    },
  }
}
