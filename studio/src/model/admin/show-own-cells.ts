import type { SanitizedConfig } from 'payload'

const CELLS: Readonly<Record<string, string>> = {
  // What visitors see. Payload's own cell calls a draft published that has been published ever before.
  _status: '/src/editor/lists/StatusCell.tsx#StatusCell',
  // Payload's own shows bytes.
  filesize: '/src/editor/lists/FileSizeCell.tsx#FileSizeCell',
}

/** Cells of our own in lists, for fields that Payload adds itself: so this comes after it. */
export function showOwnCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields) {
      const cell = 'name' in field ? CELLS[field.name] : undefined
      if (cell === undefined || (field.type !== 'select' && field.type !== 'number')) continue
      Object.assign(field, { admin: { ...field.admin, components: { ...field.admin?.components, Cell: cell } } })
    }
  return config
}
