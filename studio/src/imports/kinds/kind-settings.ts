import type { ImportSettings } from '../run/import-settings.ts'
import type { DocumentKind } from './kinds.ts'

export type KindSettings = Pick<ImportSettings, 'mapping' | 'status' | 'isDry' | 'deletesMissing' | 'rights'> & {
  kind: DocumentKind
}
