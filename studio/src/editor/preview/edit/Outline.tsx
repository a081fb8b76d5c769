'use client'

import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { DraggableSortable, DraggableSortableItem } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../frame/use-words.ts'

type Area = EditedPage['areas'][number]
type Block = Area['blocks'][number]
type OutlineAct = Exclude<EditAct, { act: 'leave' }>
type OutlineProps = {
  areas: EditedPage['areas']
  isReadOnly: boolean
  active: string
  onAct: (act: OutlineAct) => void
}

/** The page as a list: its areas and blocks, with all actions. */
export function Outline({ areas, ...rest }: OutlineProps) {
  const t = useWords()
  return (
    <nav className="menagerie-outline" aria-label={t('outline.title')}>
      {areas.map((area) => (
        <OutlineArea key={area.name} area={area} {...rest} />
      ))}
    </nav>
  )
}

type OutlineAreaProps = Omit<OutlineProps, 'areas'> & { area: Area }

function OutlineArea({ area, isReadOnly, active, onAct }: OutlineAreaProps) {
  const t = useWords()
  const { name, title, blocks } = area
  const onDragEnd = ({ moveFromIndex, moveToIndex }: { moveFromIndex: number; moveToIndex: number }) => {
    const moved = blocks[moveFromIndex]
    if (moved !== undefined) onAct({ act: 'move', block: moved.id, area: name, to: moveToIndex })
  }
  return (
    <section>
      <h3>{title}</h3>
      <DraggableSortable ids={blocks.map(({ id }) => id)} onDragEnd={onDragEnd}>
        {blocks.map((block, at) => (
          <DraggableSortableItem key={block.id} id={block.id} disabled={isReadOnly}>
            {({ attributes, listeners, setNodeRef, transform }) => (
              <div
                ref={setNodeRef}
                style={{ transform }}
                className="menagerie-outline__block"
                data-active={block.id === active || undefined}
              >
                {!isReadOnly && (
                  <button
                    type="button"
                    {...attributes}
                    {...listeners}
                    className="menagerie-outline__handle"
                    aria-label={t('outline.drag', { title: block.title })}
                  >
                    ⠿
                  </button>
                )}
                <OutlineBlock
                  area={area}
                  block={block}
                  at={at}
                  isActive={block.id === active}
                  onAct={onAct}
                  isReadOnly={isReadOnly}
                />
              </div>
            )}
          </DraggableSortableItem>
        ))}
      </DraggableSortable>
      {!isReadOnly && (
        <button type="button" onClick={() => onAct({ act: 'add', area: name, at: blocks.length })}>
          + {t('outline.add', { title })}
        </button>
      )}
    </section>
  )
}

type OutlineBlockProps = Omit<OutlineAreaProps, 'active'> & { block: Block; at: number; isActive: boolean }

function OutlineBlock({ area, block, at, isActive, isReadOnly, onAct }: OutlineBlockProps) {
  const t = useWords()
  const { id, title, words, isHidden } = block
  const move = (to: number): OutlineAct => ({ act: 'move', block: id, area: area.name, to })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : 0
    const to = at + step
    if (isReadOnly || step === 0 || to < 0 || to >= area.blocks.length) return
    event.preventDefault()
    onAct(move(to))
  }
  const tools: [label: string, sign: string, act: OutlineAct, isOff?: boolean][] = [
    [t('outline.up'), '↑', move(at - 1), at === 0],
    [t('outline.down'), '↓', move(at + 1), at === area.blocks.length - 1],
    [t('outline.duplicate'), '×2', { act: 'duplicate', block: id }],
    [isHidden ? t('outline.showAgain') : t('outline.hide'), isHidden ? '◉' : '◌', { act: 'hide', block: id }],
    [t('outline.delete'), '✕', { act: 'delete', block: id }],
  ]
  return (
    <>
      <button
        type="button"
        className="menagerie-outline__name"
        aria-current={isActive}
        onKeyDown={onKeyDown}
        onClick={() => onAct({ act: 'select', block: id })}
      >
        {at + 1}. {words ?? title}
        {isHidden && ` ${t('outline.hidden')}`}
        {words !== undefined && <span className="menagerie-outline__kind">{title}</span>}
      </button>
      {!isReadOnly && (
        <div className="menagerie-outline__tools">
          {tools.map(([label, sign, act, isOff]) => (
            <button
              key={label}
              type="button"
              disabled={isOff}
              aria-label={t('outline.toolOf', { tool: label, title, place: at + 1 })}
              onClick={() => onAct(act)}
            >
              <span aria-hidden="true">{sign}</span> {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
