'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useEffect, useState } from 'react'

/** A moment by the clock of the reader; the studio has another one. */
export function VersionTime({ date, told }: { date: string; told: string }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const pattern = config.admin.dateFormat
  const [text, setText] = useState(told)
  useEffect(() => setText(formatDate({ date, i18n, pattern })), [date, i18n, pattern])
  return <time dateTime={date}>{text}</time>
}
