'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { toMomentFormat } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'
import type { FoundDraft } from './kept-drafts.ts'

type EarlierDraftProps = { draft: FoundDraft | undefined; see: () => void; forget: () => void }

/** Offers unsaved text of an earlier visit. */
export function EarlierDraft({ draft, see, forget }: EarlierDraftProps) {
  const t = useWords()
  const { i18n } = useTranslation()
  if (draft === undefined) return null
  const time = toMomentFormat(i18n.language)
  return (
    <div className="menagerie-saves__earlier" role="alert">
      <p>{t('saves.earlier', { moment: time.format(new Date(draft.at)) })}</p>
      <Button size="small" margin={false} onClick={see}>
        {t('saves.see')}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
        {t('saves.throwAway')}
      </Button>
    </div>
  )
}
