'use client'

import { StudioIcon } from './StudioIcon.tsx'
import { useWords } from './use-words.ts'

/** Above the sign-in form. */
export function StudioLogo() {
  const t = useWords()
  return (
    <div className="menagerie-logo">
      <StudioIcon size={44} />
      <span>
        Menagerie <small>{t('frame.studio')}</small>
      </span>
    </div>
  )
}
