'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId } from 'react'
import { FileInput } from '../frame/FileInput.tsx'
import { useWords, type Words } from '../frame/use-words.ts'
import { type Upload, useUploads } from './use-uploads.ts'

/** Uploads several pictures at once, chosen or dropped. */
export function UploadMany() {
  const t = useWords()
  const name = useId()
  const { uploads, add, isBusy } = useUploads(t('library.lost'))
  const done = uploads.filter(({ state }) => state !== 'waiting' && state !== 'sending').length
  return (
    <section
      className="menagerie-uploads"
      aria-labelledby={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isBusy && event.dataTransfer.files.length > 0) void add([...event.dataTransfer.files])
      }}
    >
      <label id={name}>
        {t('library.many')}
        <FileInput
          multiple
          isEmptied
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={isBusy}
          onFiles={(files) => {
            if (files.length > 0) void add(files)
          }}
        />
      </label>
      {uploads.length > 0 && (
        <>
          <p role="status">{t('library.progress', { done, count: uploads.length })}</p>
          <progress
            max={uploads.length}
            value={uploads.reduce((sum, { part }) => sum + part, 0)}
            aria-labelledby={name}
          />
          <ul>
            {uploads.map((upload, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none changes its place
              <li key={at} data-state={upload.state}>
                <span>{upload.name}</span> <Told upload={upload} t={t} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Told({ upload: { state, part, same, problem }, t }: { upload: Upload; t: Words }) {
  const { config } = useConfig()
  if (state === 'refused') return <strong>{problem}</strong>
  if (state === 'done') return t('library.done')
  if (same === undefined) return <progress max={1} value={part} />
  const path = `/collections/media/${same.id}` as const
  return (
    <>
      {`${t('library.there')} `}
      <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{same.filename}</Link>
    </>
  )
}
