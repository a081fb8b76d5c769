const node = (type: string, more: object) => ({ type, version: 1, ...more })

/** Formatted text with a link to each page, and plain text for each undefined one. */
export const linkedText = (pages: readonly (string | undefined)[]) => ({
  root: {
    type: 'root',
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      node('paragraph', {
        children: pages.map((value) => {
          const words = node('text', { text: 'contact' })
          if (value === undefined) return words
          const fields = { linkType: 'internal', doc: { relationTo: 'pages', value } }
          return node('link', { fields, children: [words] })
        }),
      }),
    ],
  },
})
