import type { PortalPage } from './portal-words.ts'

export function toPortalPage(name: string, path: string, page: Pick<PortalPage, 'title' | 'sub' | 'text'>) {
  const { title, sub, text } = page
  return {
    name,
    path,
    title,
    subTitle: sub,
    shortDescription: sub,
    metaDescription: sub,
    main: [{ block: 'RichText' as const, content: text }],
  }
}
