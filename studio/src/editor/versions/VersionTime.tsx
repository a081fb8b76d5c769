'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useEffect, useState } from 'react'

/** Shows a point in time in the user's time zone, which the server does not know. */
export function VersionTime({ date, told }: { date: string; told: string }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const pattern = config.admin.dateFormat
  const [text, setText] = useState(told)
  useEffect(() => setText(formatDate({ date, i18n, pattern })), [date, i18n, pattern])
  return <time dateTime={date}>{text}</time>
}
