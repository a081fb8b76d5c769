import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { toSiteTime } from '../../jobs/scheduling/site-time.ts'

const rowSchema = z.object({ site: z.string().nullish().catch(undefined) })

/** Shows a point in time in the time zone of the row's site. */
export function SiteMomentCell({
  cellData,
  i18n,
  rowData,
  zones,
}: DefaultServerCellComponentProps & { zones: Readonly<Record<string, string>> }) {
  const site = rowSchema.safeParse(rowData).data?.site ?? ''
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null
  return toSiteTime(cellData, zones[site] ?? 'UTC', i18n.language)
}
