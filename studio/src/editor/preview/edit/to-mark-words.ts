import type { MarkWords } from '@menagerie/contract/preview'
import type { Words } from '../../frame/use-words.ts'

/** Texts of the marks on the page; the page itself fills in names and positions. */
export function toMarkWords(t: Words): MarkWords {
  const area = '{area}'
  return {
    place: t('marks.place', { title: '{title}', at: '{at}', of: '{of}', area }),
    hidden: t('marks.hidden'),
    add: t('marks.add', { area }),
    addAtEnd: t('marks.addAtEnd', { area }),
    addBelow: t('marks.addBelow'),
    drag: t('marks.drag'),
    type: t('marks.type'),
    up: t('outline.up'),
    down: t('outline.down'),
    duplicate: t('outline.duplicate'),
    hide: t('outline.hide'),
    showAgain: t('outline.showAgain'),
    delete: t('outline.delete'),
  }
}
