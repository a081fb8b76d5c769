import type { EditAct, EditedPage } from '@menagerie/contract/preview'

/** Tells screen readers what was done. */
export function describeAct(act: EditAct, areas: EditedPage['areas']): string {
  if (act.act === 'undo') return 'Undone'
  if (act.act === 'redo') return 'Done again'
  // What has the focus then says it by itself.
  if (act.act === 'add' || act.act === 'open' || act.act === 'type') return ''
  const area = areas.find(({ blocks }) => blocks.some(({ id }) => id === act.block))
  const block = area?.blocks.find(({ id }) => id === act.block)
  const title = block?.title ?? 'Block'
  switch (act.act) {
    case 'select':
      return `${title}: its form is open`
    case 'move': {
      const into = areas.find(({ name }) => name === act.area)
      return `${title} moved to place ${act.to + 1} in ${into?.title ?? act.area}`
    }
    case 'duplicate':
      return `${title} duplicated`
    case 'hide':
      return block?.isHidden === true ? `${title} shown again` : `${title} hidden`
    case 'delete':
      return `${title} deleted`
  }
}
