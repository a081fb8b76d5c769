import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import type { Words } from '../../../model/words/words-of.ts'

type FormAct = Exclude<EditAct, { act: 'leave' }>

/** Describes an action for screen readers. */
export function describeAct(act: FormAct, areas: EditedPage['areas'], t: Words): string {
  if (act.act === 'undo') return t('done.undone')
  if (act.act === 'redo') return t('done.redone')
  // The element with the focus describes itself.
  if (act.act === 'add' || act.act === 'open' || act.act === 'type') return ''
  const area = areas.find(({ blocks }) => blocks.some(({ id }) => id === act.block))
  const block = area?.blocks.find(({ id }) => id === act.block)
  const title = block?.title ?? t('done.block')
  switch (act.act) {
    case 'select':
      return t('done.open', { title })
    case 'move': {
      const into = areas.find(({ name }) => name === act.area)
      return t('done.moved', { title, place: act.to + 1, area: into?.title ?? act.area })
    }
    case 'duplicate':
      return t('done.duplicated', { title })
    case 'hide':
      return t(block?.isHidden === true ? 'done.shown' : 'done.hidden', { title })
    case 'delete':
      return t('done.deleted', { title })
  }
}
