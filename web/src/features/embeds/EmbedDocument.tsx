import type { ReactNode } from 'react'

type EmbedDocumentProps = { lang: string; title: string; style: string; children: ReactNode }

/** A complete document around another company's content: without header, scripts of the site, or indexing. */
export function EmbedDocument({ lang, title, style, children }: EmbedDocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of the document knows by its hash */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
