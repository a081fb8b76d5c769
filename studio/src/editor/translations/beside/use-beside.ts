import { useConfig } from '@payloadcms/ui'
import {
  type Beside,
  type BesideList,
  besideListSchema,
  besideSchema,
} from '../../../model/translations/beside/beside.ts'
import { useStudioRead } from '../../frame/use-studio-read.ts'

type AskedDocument = { collection: string; id: string; saved: string }

/** Documents that can be shown beside a form. */
export function useBesideList({ collection, id }: AskedDocument): BesideList | 'failed' | undefined {
  const { config } = useConfig()
  return useStudioRead(`${config.routes.api}/translations/${collection}/${id}/beside`, besideListSchema)
}

/** The texts of one of them, reloaded after each save. */
export function useBeside(
  { collection, id, saved }: AskedDocument,
  other: string | undefined,
): Beside | 'failed' | undefined {
  const { config } = useConfig()
  const own = `${config.routes.api}/translations/${collection}/${id}/beside`
  const query = new URLSearchParams({ saved })
  return useStudioRead(other === undefined ? undefined : `${own}/${encodeURIComponent(other)}?${query}`, besideSchema)
}
