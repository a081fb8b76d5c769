'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { useWords } from '../../frame/use-words.ts'
import { listOffered } from './offered-blocks.ts'

type BlockPickerProps = { area: string; title: string; onChoose: (blockType: string) => void; onClose: () => void }

/** Chooses a new block from sketches of all blocks that the area accepts. */
export function BlockPicker({ area, title, onChoose, onClose }: BlockPickerProps) {
  const t = useWords()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { collectionSlug = '' } = useDocumentInfo()
  const offered = listOffered(config, collectionSlug, area, i18n.language)
  const groups = [...new Set(offered.map(({ group }) => group))]
  return (
    <OwnDialog label={t('outline.addBlock', { title })} onClose={onClose}>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="menagerie-picker">
            {offered
              .filter((block) => block.group === group)
              .map(({ slug, title: name, picture }) => (
                <li key={slug}>
                  <button type="button" onClick={() => onChoose(slug)}>
                    {/* biome-ignore lint/performance/noImgElement: a sketch of two kilobytes */}
                    {picture !== undefined && <img src={picture} alt="" />}
                    {name}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <button type="button" onClick={onClose}>
        {t('common.cancel')}
      </button>
    </OwnDialog>
  )
}
