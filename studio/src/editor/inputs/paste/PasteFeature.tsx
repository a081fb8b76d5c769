'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { tidyPastedHtml } from './tidy-pasted-html.ts'

/** Converts pasted HTML to a structure that the editor reads, and dispatches the paste again. */
function TidyPaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const tidied = 'clipboardData' in event ? tidy(event.clipboardData) : undefined
          if (tidied === undefined) return false
          event.preventDefault()
          return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: tidied }))
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

/** Undefined for text from this editor itself, and for HTML that needs no change. */
function tidy(pasted: DataTransfer | null): DataTransfer | undefined {
  if (pasted === null || pasted.types.includes('application/x-lexical-editor')) return undefined
  const html = tidyPastedHtml(pasted.getData('text/html'))
  if (html === undefined) return undefined
  const tidied = new DataTransfer()
  tidied.setData('text/html', html)
  tidied.setData('text/plain', pasted.getData('text/plain'))
  return tidied
}

export const PasteFeature = createClientFeature({ plugins: [{ Component: TidyPaste, position: 'normal' }] })
