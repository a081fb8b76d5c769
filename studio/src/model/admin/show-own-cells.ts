import type { SanitizedConfig } from 'payload'

const CELLS: Readonly<Record<string, string>> = {
  // Shows what visitors see. Payload's cell shows a draft as published if it was ever published.
  _status: '/src/editor/lists/StatusCell.tsx#StatusCell',
  // Payload's cell shows bytes.
  filesize: '/src/editor/lists/FileSizeCell.tsx#FileSizeCell',
}

/** Sets cells for fields that Payload adds itself, so it must run after Payload's preparation. */
export function showOwnCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields) {
      const cell = 'name' in field ? CELLS[field.name] : undefined
      if (cell === undefined || (field.type !== 'select' && field.type !== 'number')) continue
      Object.assign(field, { admin: { ...field.admin, components: { ...field.admin?.components, Cell: cell } } })
    }
  return config
}
