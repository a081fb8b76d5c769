'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { teachDates } from '../../model/languages/teach-dates.ts'
import { nameBuiltIn, type PartNames } from './name-built-in.ts'
import { orderBuiltIn } from './order-built-in.ts'
import { keepReaderWords } from './reader-words.ts'
import { registerDates } from './register-dates.ts'
import { SPOKEN_ATTRIBUTES, speakBuiltIn } from './speak-built-in.ts'
import { SPOKEN_CHOICES, speakChoice } from './speak-choices.ts'
import { speakDatePicker } from './speak-date-picker.ts'
import { forgetInvalid, tellInvalid } from './tell-invalid.ts'
import { toToolNames } from './to-tool-names.ts'
import { useWords } from './use-words.ts'

teachDates()

/** Wraps the whole admin: translates English texts of Payload's components as they appear. */
export function BuiltInWords({ children }: { children: ReactNode }) {
  const words = useWords()
  const { i18n, t } = useTranslation()
  const { language } = i18n
  // During rendering, because the fields below are rendered next, and only once.
  useMemo(() => registerDates(language, i18n.dateFNS), [language, i18n.dateFNS])
  const [clear, time] = [t('general:clear'), t('general:time')]
  const names = useMemo<PartNames>(
    () => ({
      clear,
      more: t('general:moreOptions'),
      remove: t('general:remove'),
      add: t('general:addFilter'),
      next: t('general:next'),
      previous: t('general:previous'),
      allRows: t('general:selectAllRows'),
      close: t('general:close'),
      drag: words('builtIn.dragToMove'),
      copy: t('general:copy'),
      ...toToolNames(words),
    }),
    [t, words, clear],
  )
  useEffect(() => keepReaderWords(words), [words])
  useEffect(() => {
    const told = { required: t('validation:required'), email: t('validation:emailAddress') }
    const tell = (event: Event) => tellInvalid(event, told)
    const inForms = { capture: true }
    document.addEventListener('invalid', tell, inForms)
    document.addEventListener('input', forgetInvalid, inForms)
    return () => {
      document.removeEventListener('invalid', tell, inForms)
      document.removeEventListener('input', forgetInvalid, inForms)
    }
  }, [t])
  useEffect(() => {
    const found = words('pickers.found')
    const speak = (element: Element) => {
      speakBuiltIn(element, words)
      speakDatePicker(element, words, { language, clear, time })
      nameBuiltIn(element, names)
      orderBuiltIn(element)
      for (const part of [element, ...element.querySelectorAll(SPOKEN_CHOICES)]) speakChoice(part, found)
    }
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        const changed = type === 'attributes' ? [target] : [...addedNodes]
        for (const node of changed) if (node instanceof Element) speak(node)
        // Texts that changed within their element.
        if (target instanceof Element && changed.some((node) => !(node instanceof Element))) speak(target)
        if (type === 'characterData' && target.parentElement !== null) speakChoice(target.parentElement, found)
      }
    })
    speak(document.body)
    const attributeFilter = [...SPOKEN_ATTRIBUTES]
    const watched = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter }
    observer.observe(document.body, watched)
    return () => observer.disconnect()
  }, [words, language, clear, time, names])
  return children
}
