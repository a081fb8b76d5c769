import { useConfig } from '@payloadcms/ui'
import { type Returned, returnedSchema } from '../../../model/translations/files/exchange.ts'
import { readCallRefusal } from '../read-call-refusal.ts'
import type { ElsewhereOutcome } from '../use-elsewhere.ts'

/** Addresses of exported files, and the import of returned ones. */
export function useTranslatorFiles(failed: string) {
  const { config } = useConfig()
  const api = `${config.routes.api}/translation-files`
  return {
    toAddress: (format: string, wanted: Record<string, string>) => `${api}/${format}?${new URLSearchParams(wanted)}`,
    async take(file: File, wanted: Record<string, string>): Promise<ElsewhereOutcome<Returned>> {
      const init = { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } }
      const answer = await fetch(`${api}?${new URLSearchParams(wanted)}`, init).catch(() => undefined)
      const value: unknown = await answer?.json().catch(() => undefined)
      return answer?.ok ? { value: returnedSchema.parse(value) } : { refusal: readCallRefusal(value) ?? failed }
    },
  }
}
