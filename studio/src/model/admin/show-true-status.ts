import type { SanitizedConfig } from 'payload'

const CELL = '/src/editor/lists/StatusCell.tsx#StatusCell'

/** Lists tell of each document what visitors see. Payload adds the field of the status itself, so this comes after it. */
export function showTrueStatus(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields)
      if ('name' in field && field.name === '_status' && field.type === 'select')
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: CELL } }
  return config
}
